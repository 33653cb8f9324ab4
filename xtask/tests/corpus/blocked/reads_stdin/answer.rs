// issue: it waits for a line on stdin, which is the grader's.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let _shops = shops;
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).expect("a line");
    0
}
