use super::*;

const MIRRORS: &str = r#""package_id":"path+file:///c/labs/06-wait#lab-06-wait@0.0.0","manifest_path":"/c/labs/06-wait/Cargo.toml","target":{"kind":["test"],"crate_types":["bin"],"name":"mirrors","src_path":"/c/labs/06-wait/tests/mirrors.rs","edition":"2024","doc":false,"doctest":false,"test":true}"#;

fn mirrors() -> Target {
    Target {
        package: "lab-06-wait".into(),
        test: "mirrors".into(),
    }
}

/// A target's messages of a level, as cargo prints them.
fn message(level: &str, message: &str) -> String {
    format!(
        r#"{{"reason":"compiler-message",{MIRRORS},"message":{{"rendered":"{level}: {message}\n","$message_type":"diagnostic","children":[{{"children":[],"code":null,"level":"note","message":"here","rendered":null,"spans":[{}]}}],"code":{{"code":"E0308","explanation":"Long."}},"level":"{level}","message":"{message}","spans":[{},{}]}}}}"#,
        span("labs/06-wait/tests/../src/mirrors.rs", 7, true, "null"),
        span("other.rs", 3, false, "null"),
        span(
            "/r/join.rs",
            9,
            true,
            &format!(
                r#"{{"def_site_span":{},"macro_decl_name":"join!","span":{}}}"#,
                span("/r/join.rs", 1, false, "null"),
                span("scenario.rs", 5, false, "null")
            )
        ),
    )
}

fn span(file: &str, line: u32, primary: bool, expansion: &str) -> String {
    format!(
        r#"{{"byte_end":9,"byte_start":1,"column_end":4,"column_start":1,"expansion":{expansion},"file_name":"{file}","is_primary":{primary},"label":null,"line_end":{line},"line_start":{line},"suggested_replacement":null,"suggestion_applicability":null,"text":[{{"highlight_end":1,"highlight_start":1,"text":"x"}}]}}"#
    )
}

#[test]
fn programs_and_complaints_are_kept_by_target() {
    let output = [
        "not json".to_string(),
        message("error", "mismatched types"),
        message("warning", "unused"),
        message("failure-note", "more"),
        format!(
            r#"{{"reason":"compiler-artifact",{},"profile":{{"opt_level":"0"}},"features":[],"filenames":["/t/deps/order-1"],"executable":"/t/deps/order-1","fresh":true}}"#,
            MIRRORS.replace("\"name\":\"mirrors\"", "\"name\":\"order_games\"")
        ),
        r#"{"reason":"build-finished","success":false}"#.to_string(),
    ];
    let built = read(output.join("\n").as_bytes()).unwrap();
    let order = Target {
        test: "order_games".into(),
        ..mirrors()
    };
    assert_eq!(built.executable(&order), Some(Path::new("/t/deps/order-1")));
    assert_eq!(built.executable(&mirrors()), None);
    assert_eq!(built.errors(&order).len(), 0);
    assert_eq!(built.warnings(&mirrors())[0].message(), "unused");
    let [error] = built.errors(&mirrors())[..] else {
        panic!("one error")
    };
    assert_eq!(
        (error.code(), error.message()),
        ("E0308", "mismatched types")
    );
    assert_eq!(error.rendered(), "error: mismatched types\n");
    assert_eq!(
        error.places(),
        [
            ("/r/join.rs", 9),
            ("other.rs", 3),
            ("scenario.rs", 5),
            ("labs/06-wait/tests/../src/mirrors.rs", 7)
        ]
    );
    assert_eq!(error.primary_file(), Some("scenario.rs"));
}

#[test]
fn what_was_built_is_listed_with_its_source() {
    let line = format!(
        r#"{{"reason":"compiler-artifact",{MIRRORS},"filenames":[],"executable":null,"fresh":true}}"#
    );
    let artifacts = artifacts(format!("Hello\n{line}\n{}\n", message("error", "no")).as_bytes());
    assert_eq!(
        artifacts,
        [Artifact {
            source: "/c/labs/06-wait/tests/mirrors.rs".into(),
            executable: None
        }]
    );
}

#[test]
fn an_error_of_the_kit_is_no_test_s() {
    let line = message("error", "broken").replace("\"kind\":[\"test\"]", "\"kind\":[\"lib\"]");
    let built = read(line.as_bytes()).unwrap();
    assert_eq!(built.elsewhere()[0].message(), "broken");
    assert!(built.errors(&mirrors()).is_empty());
}

#[test]
fn a_line_that_cannot_be_read_is_an_error() {
    assert!(read(&b"{\"reason\":7}"[..]).is_err());
}

#[test]
fn a_package_is_named_by_its_id() {
    assert_eq!(
        package("path+file:///c/labs/06-wait#lab-06-wait@0.0.0"),
        "lab-06-wait"
    );
    assert_eq!(package("path+file:///c/xtask#0.0.0"), "xtask");
    assert_eq!(package("registry+https://r/index#tokio@1.54.1"), "tokio");
}

#[test]
fn only_what_explains_a_wait_is_passed_on() {
    assert!(explains_wait(
        "    Blocking waiting for file lock on build directory"
    ));
    assert!(explains_wait("   Compiling tokio v1.54.1"));
    assert!(!explains_wait(
        "   Compiling lab-06-wait v0.0.0 (/c/labs/06-wait)"
    ));
    assert!(!explains_wait("    Finished `test` profile"));
    assert!(!explains_wait("error: could not compile"));
}

#[test]
fn what_cargo_says_is_kept() {
    let said = "  Finished\nerror: no such package\n";
    assert_eq!(listen(said.as_bytes(), &Reporter::default()), said);
}

#[test]
fn cargo_s_own_failure_is_an_error_with_its_words() {
    let nowhere = std::env::temp_dir().join(format!("xtask-cargo-{}", std::process::id()));
    std::fs::create_dir_all(&nowhere).unwrap();
    let err = build(&nowhere, &[mirrors()]).unwrap_err().to_string();
    std::fs::remove_dir_all(&nowhere).unwrap();
    assert!(err.contains("Cargo.toml"), "{err}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_target_on_which_rustc_does_not_end_is_stopped_and_its_neighbour_is_built() {
    let root = std::env::temp_dir().join(format!("xtask-cargo-endless-{}", std::process::id()));
    let package = "[package]\nname = \"lab-06-wait\"\nversion = \"0.0.0\"\nedition = \"2024\"\n";
    let endless = "#![allow(long_running_const_eval)]\nconst X: u64 = { let mut n = 0; while n < \
                   u64::MAX { n += 1; } n };\n#[test]\nfn x() { assert!(X > 0); }\n";
    for (path, text) in [
        ("Cargo.toml", format!("{package}[workspace]\n")),
        (
            "Cargo.lock",
            "version = 4\n\n[[package]]\nname = \"lab-06-wait\"\nversion = \"0.0.0\"\n".into(),
        ),
        ("src/lib.rs", String::new()),
        ("tests/mirrors.rs", endless.into()),
        ("tests/orphans.rs", "#[test]\nfn x() {}\n".into()),
    ] {
        let path = root.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    let orphans = Target {
        test: "orphans".into(),
        ..mirrors()
    };
    // Long enough for the other one on a busy machine.
    let limits = BuildLimits {
        wall: std::time::Duration::from_secs(15),
        ..hung::LIMITS
    };
    let built = build_within(
        &root,
        &[mirrors(), orphans.clone()],
        limits,
        &Reporter::default(),
    );
    std::fs::remove_dir_all(&root).unwrap();
    let built = built.unwrap();
    assert_eq!(built.halted(&mirrors()), Some(Halted::Wall));
    assert_eq!(built.executable(&mirrors()), None);
    assert!(built.executable(&orphans).is_some(), "{built:?}");
}
