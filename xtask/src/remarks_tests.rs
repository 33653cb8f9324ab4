use super::*;

fn lines(found: Vec<Seen>) -> Vec<u32> {
    found.into_iter().map(|seen| seen.line).collect()
}

#[test]
fn a_future_that_is_thrown_away_is_seen() {
    let cast = Source::new("impl Shop {\n  pub async fn ask(&self) {}\n  fn plain(&self) {}\n}");
    let check = |statement: &str, expected: bool| {
        let text = format!("async fn save(x: u8) {{}}\nfn f() {{\n    {statement}\n}}\n");
        let found = lines(dropped(&Source::new(&text), &cast));
        assert_eq!(
            found,
            if expected { vec![3] } else { vec![] },
            "{statement}"
        );
    };
    for statement in [
        "let _ = save(1);",
        "let _ = crate::save(a(b));",
        "let _ = shop.ask();",
        "let _ = shops[0].ask();",
        "let _ =\n        shop.best().ask();",
        "drop(save(1));",
        "drop(shop.ask());",
        "let _ = tokio::time::sleep(ms(3));",
    ] {
        check(statement, !statement.contains("[0]"));
    }
    for statement in [
        "let _ = save(1).await;",
        "let _ = set.spawn(save(1));",
        "let _ = tokio::spawn(shop.ask());",
        "let _ = tokio::join!(save(1));",
        "let _ = shop.plain();",
        "let _later = save(1);",
        "let later = save(1);",
        "drop(later);",
        "drop(save(1).await);",
        "let _ = std::thread::sleep(ms(3));",
        "// let _ = save(1);",
        "let _ = \"save(1)\";",
        "if drop(save(1)) == () {}",
        "let _ = if a { save(1) } else { save(2) };",
        "x.drop(save(1));",
    ] {
        check(statement, false);
    }
}

#[test]
fn a_name_that_may_be_another_s_is_left_alone() {
    for more in ["fn save() {}", "let save = 1;", "let mut save = || 1;"] {
        let text = format!("async fn save() {{}}\nfn f() {{\n{more}\nlet _ = save();\n}}");
        assert_eq!(
            lines(dropped(&Source::new(&text), &Source::default())),
            [0; 0]
        );
    }
}

#[test]
fn a_guard_that_lives_across_an_await_is_seen() {
    let check = |body: &str, expected: &[u32]| {
        let text = format!("async fn f() {{\n{body}\n}}\n");
        assert_eq!(lines(guards(&Source::new(&text))), expected, "{body}");
    };
    check(
        "let mut n = c.lock().unwrap();\nsleep(1).await;\n*n += 1;",
        &[2],
    );
    check(
        "let n = c.lock().expect(\"whole\");\nif *n > 0 { x().await; }",
        &[2],
    );
    check(
        "let n = c.inner.read().unwrap();\nn.iter().sum();\nx(&n).await;",
        &[2],
    );
    for right in [
        "{ let n = c.lock().unwrap(); }\nx().await;",
        "let n = *c.lock().unwrap();\nx().await;",
        "let n = c.lock().unwrap().clone();\nx().await;",
        "let n = c.lock().await;\nx().await;",
        "let mut n = c.lock().unwrap();\ndrop(n);\nx().await;",
        "let n = c.lock().unwrap();\nput(n);\nx().await;",
        "let n = c.lock().unwrap();\nlet later = async { x().await };",
        "let n = c.lock().unwrap();\nlet later = |a| { x().await };",
        "let n = c.lock().unwrap();\nif a { return; }\nx().await;",
        "let n = c.lock().unwrap();\nn.len()",
    ] {
        check(right, &[]);
    }
}
