// issue: a macro that doubles its own text.

use lab_80_hostile::Shop;

macro_rules! double {
    ($($t:tt)*) => { double_again!($($t)* $($t)*) };
}
macro_rules! double_again {
    ($($t:tt)*) => { double!($($t)* $($t)*) };
}

pub async fn errands(shops: Vec<Shop>) -> u64 {
    double!(shops.len());
    0
}
