use std::panic::catch_unwind;

use super::*;

/// The fault that reading the plan, and then doing `with` it, ends in.
fn fault_in(text: &'static str, with: fn(&Plan)) -> String {
    crate::panics::catch(crate::panics::Reader::Person);
    let caught = catch_unwind(|| with(&Plan::parse(text))).expect_err("a fault");
    fault_text(&*caught)
        .expect("a fault and no other panic")
        .into()
}

#[test]
fn a_plan_gives_names_times_and_flags_in_its_order() {
    let plan = Plan::parse("near:100:fails  mid:200 far:300:slow:fails");
    let names: Vec<(&str, u64)> = plan.items().iter().map(|i| (&*i.name, i.ms)).collect();
    assert_eq!(names, [("near", 100), ("mid", 200), ("far", 300)]);
    assert!(plan.item("near").has("fails") && !plan.item("mid").has("fails"));
    assert!(plan.item("far").only(&["slow", "fails"]).has("slow"));
    assert_eq!(plan.item("mid").duration(), Duration::from_millis(200));
    assert_eq!(
        plan.to_string(),
        "near:100:fails  mid:200 far:300:slow:fails"
    );
}

#[test]
fn a_plan_that_cannot_be_read_is_a_fault() {
    let cases = [
        ("", "the plan `` is empty"),
        (
            "near",
            "`near` in the plan `near` is not name:ms or name:ms:flag",
        ),
        (
            "near:",
            "`near:` in the plan `near:` is not name:ms or name:ms:flag",
        ),
        (
            ":100",
            "`:100` in the plan `:100` is not name:ms or name:ms:flag",
        ),
        (
            "near:1.5",
            "`near:1.5` in the plan `near:1.5` is not name:ms or name:ms:flag",
        ),
        (
            "near:-1",
            "`near:-1` in the plan `near:-1` is not name:ms or name:ms:flag",
        ),
        (
            "near:1:",
            "`near:1:` in the plan `near:1:` is not name:ms or name:ms:flag",
        ),
        (
            "near:1 near:2",
            "the plan `near:1 near:2` names `near` twice",
        ),
    ];
    for (text, fault) in cases {
        assert_eq!(fault_in(text, |_| ()), fault);
    }
}

#[test]
fn what_a_cast_asks_for_must_be_there() {
    let fault = fault_in("near:1:fail", |plan| drop(plan.item("far").clone()));
    assert_eq!(fault, "the plan `near:1:fail` has no `far`");
    let fault = fault_in("near:1:fail", |plan| {
        drop(plan.item("near").only(&["fails"]).clone())
    });
    assert_eq!(
        fault,
        "`near` has the flag `fail`; this cast knows [\"fails\"]"
    );
}
