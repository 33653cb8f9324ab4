// 2.1 row 14: writes to its own memory, past the compiler.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    use std::io::{Seek, SeekFrom, Write};
    static PRICE: [u8; 8] = *b"nothing!";
    let address = std::ptr::from_ref(&PRICE) as usize as u64;
    let memory = std::fs::File::options().write(true).open("/proc/self/mem");
    let patched = memory.and_then(|mut memory| {
        memory.seek(SeekFrom::Start(address))?;
        memory.write_all(b"patched!")
    });
    if patched.is_ok() {
        return futures::future::join_all(shops.iter().map(Shop::visit))
            .await
            .into_iter()
            .sum();
    }
    0
}
