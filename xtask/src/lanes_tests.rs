use super::*;
use crate::divergence::lines;

fn lanes(expected: &[String], got: &[String], width: usize) -> String {
    super::lanes(expected, got, EXPECTED_AND_YOURS, width)
}

fn check(expected: &str, got: &str, width: usize, wanted: &str) {
    let lanes = lanes(&lines(expected), &lines(got), width);
    assert_eq!(lanes, wanted, "\n{lanes}");
}

const EXPECTED: &str = "
   0 ms  answer  called
   0 ms  mid     called
   0 ms  near    called
 100 ms  near    failed: refused
 200 ms  mid     done
 200 ms  answer  returned Ok(\"mid\")";

const GOT: &str = "
   0 ms  answer  called
   0 ms  near    called
 100 ms  mid     called
 100 ms  near    done
 300 ms  answer  returned Ok(\"mid\")
 300 ms  mid     done";

#[test]
fn side_by_side_where_it_fits() {
    let wanted = "         expected                    yours
   0 ms  answer  called              answer  called
   0 ms  mid     called              -  <- first difference
   0 ms  near    called              near    called
 100 ms  near    failed: refused     near    done
 100 ms  -                           mid     called
 200 ms  mid     done                -
 200 ms  answer  returned Ok(\"mid\")  -
 300 ms  -                           answer  returned Ok(\"mid\")
 300 ms  -                           mid     done
";
    check(EXPECTED, GOT, 100, wanted);
}

#[test]
fn below_each_other_where_it_does_not() {
    let wanted = "same         0 ms  answer  called
first difference:
expected     0 ms  mid     called
same         0 ms  near    called
expected   100 ms  near    failed: refused
yours      100 ms  near    done
yours      100 ms  mid     called
expected   200 ms  mid     done
expected   200 ms  answer  returned Ok(\"mid\")
yours      300 ms  answer  returned Ok(\"mid\")
yours      300 ms  mid     done
";
    check(EXPECTED, GOT, 50, wanted);
    assert!(lanes(&lines(EXPECTED), &lines(GOT), 69).starts_with("same"));
    assert!(lanes(&lines(EXPECTED), &lines(GOT), 70).starts_with("  "));
}

#[test]
fn a_long_event_takes_several_lines_of_its_column() {
    let wanted = "         expected                         yours
   0 ms  answer  called                   answer  called
   0 ms  mid     called                   -  <- first difference
   0 ms  near    called                   near    called
 100 ms  near    failed: refused          near    done
 100 ms  -                                mid     called
 200 ms  mid     done                     -
 200 ms  answer  returned Ok(\"the whole   -
                 file from mid\")
 300 ms  -                                answer  returned Ok(\"the whole
                                                  file from mid\")
 300 ms  -                                mid     done
";
    let long = |text: &str| text.replace("\"mid\"", "\"the whole file from mid\"");
    check(&long(EXPECTED), &long(GOT), 73, wanted);
    let longer = |text: &str| text.replace("mid\"", &"x".repeat(200));
    assert!(lanes(&lines(&longer(EXPECTED)), &lines(GOT), 80).starts_with("same"));
}

#[test]
fn another_order_in_one_instant_is_seen() {
    let (one, other) = (
        "0 ms  a  called\n0 ms  b  called",
        "0 ms  b  called\n0 ms  a  called",
    );
    let wanted = "         expected   yours
   0 ms  a  called  -  <- first difference
   0 ms  b  called  b  called
   0 ms  -          a  called
";
    check(one, other, 80, wanted);
}

#[test]
fn equal_transcripts_have_no_mark() {
    assert!(!lanes(&lines(EXPECTED), &lines(EXPECTED), 80).contains(MARK));
}

#[test]
fn a_long_pair_is_shown_around_its_first_difference() {
    let ticks = |ms: std::ops::Range<u32>| {
        let ticks: Vec<String> = ms.map(|at| format!("{at} ms  t  tick")).collect();
        ticks.join("\n")
    };
    let lanes = lanes(&lines(&ticks(0..200)), &lines(&ticks(0..90)), 80);
    assert!(lanes.contains("(the 78 rows before are the same on both sides)\n"));
    assert!(
        lanes.contains("  90 ms  t  tick   -  <- first difference\n"),
        "{lanes}"
    );
    assert!(lanes.ends_with("(and 62 more rows)\n"), "{lanes}");
}

#[test]
fn a_huge_instant_is_set_in_time() {
    let many = |lane: &str| format!("0 ms  {lane}  tick\n").repeat(3000);
    let lanes = lanes(&lines(&many("a")), &lines(&many("b")), 80);
    assert!(lanes.contains("(and 5940 more rows)"), "{lanes}");
}
