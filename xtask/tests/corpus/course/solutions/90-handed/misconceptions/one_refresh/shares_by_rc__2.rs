//! A RefCell in an Rc.

use lab_90_handed::{Log, Part};

pub async fn one_refresh(source: Part, readers: u64, log: Log) {
    let cache = std::rc::Rc::new(std::cell::RefCell::new(None));
    let mut handles = Vec::new();
    for reader in 1..=readers {
        let (cache, source, log) = (cache.clone(), source.clone(), log.clone());
        handles.push(tokio::spawn(async move {
            let token = source.work().await;
            cache.borrow_mut().get_or_insert(token);
            log.write(format!("reader {reader} has the token"));
        }));
    }
    for handle in handles {
        handle.await.expect("no reader panics");
    }
}
