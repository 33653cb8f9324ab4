// G18: the function that is asked for has another name.

use lab_80_hostile::Shop;

pub async fn my_errands(shops: Vec<Shop>) -> u64 {
    shops[0].visit().await
}
