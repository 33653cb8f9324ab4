// G30: a file without end, in the folder for temporary files.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    use std::io::Write;
    let _shops = shops;
    let place = std::env::temp_dir().join("errands.bin");
    let mut file = std::fs::File::create(place).expect("a temporary file");
    for _ in 0..10_000 {
        file.write_all(&[7; 1 << 20]).expect("room for it");
    }
    0
}
