// G06: the right transcript goes to stdout, not to the recorder.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    drop(shops);
    print!(
        "{}",
        include_str!("../tests/snapshots/errands__three_shops.snap")
    );
    210
}
