// issue: a constant whose value is never found.

#![allow(long_running_const_eval)]

use lab_80_hostile::Shop;

const NEVER: u64 = {
    let mut n = 0;
    loop {
        n = (n + 1) % 7;
        if n == 8 {
            break n;
        }
    }
};

pub async fn errands(shops: Vec<Shop>) -> u64 {
    shops.len() as u64 + NEVER
}
