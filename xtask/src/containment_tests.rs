use super::*;

#[test]
fn the_program_s_words_are_read() {
    let found = Found::deserialize_json(
        "{\"tier\":\"B\",\"has\":[\"limits\"],\"lacks\":[\"a network of its own: no\"]}",
    );
    let containment = Containment {
        program: None,
        found: found.unwrap(),
    };
    assert_eq!(containment.tier(), "B");
    assert_eq!(
        containment.parts(),
        ["limits", "no a network of its own: no"]
    );
}

#[test]
fn a_program_that_cannot_be_run_is_tier_e_and_says_so() {
    let none = Containment::of("no/such/program".into());
    assert_eq!((none.tier(), &none.program), ("E", &None));
    assert!(
        none.parts()[0].contains("no/such/program cannot be run"),
        "{none:?}"
    );
    let (command, folder) = none.command(Path::new("case"));
    assert_eq!(
        (command.get_program().to_str(), folder.is_none()),
        (Some("case"), true)
    );
}

#[test]
fn a_contained_case_has_a_folder_of_its_own() {
    let containment = Containment {
        program: Some("contain".into()),
        found: Found {
            tier: "A".into(),
            ..Found::default()
        },
    };
    let (command, folder) = containment.command(Path::new("case"));
    let words: Vec<&str> = command
        .get_args()
        .filter_map(|word| word.to_str())
        .collect();
    let folder = folder.unwrap();
    let place = folder.0.clone();
    assert_eq!(
        words,
        [
            "--as",
            "A",
            "--folder",
            place.to_str().unwrap(),
            "--",
            "case"
        ]
    );
    assert_ne!(Folder::name().0, place);
    fs::create_dir(&place).unwrap();
    drop(folder);
    assert!(!place.exists());
}

#[test]
fn the_newest_file_counts_and_a_folder_that_is_not_there_is_an_error() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("contain");
    let lib = modified(&root.join("src/linux/sys.rs")).unwrap();
    assert!(newest(&root).unwrap() >= lib);
    assert!(newest(&root.join("none")).is_err());
}
