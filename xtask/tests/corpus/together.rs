//! G70: several graders at once on one course: the second waits for the build, and nothing of the
//! one gets into the report of the other.

use std::thread;

use crate::course::Course;

#[test]
fn graders_at_once_on_one_course_each_give_the_right_report() {
    let course = Course::take();
    course.solve("errands");
    let verdict = |slug: &str| {
        let (code, report) = course.grade(&[slug]);
        (code, report.of(slug).verdict.clone())
    };
    thread::scope(|scope| {
        let asked = ["errands", "first_home", "errands", "first_home"];
        let graders = asked.map(|slug| (slug, scope.spawn(move || verdict(slug))));
        for (slug, grader) in graders {
            let wanted = match slug {
                "errands" => (0, "passed".to_string()),
                _ => (1, "not_attempted".to_string()),
            };
            assert_eq!(grader.join().unwrap(), wanted, "{slug}");
        }
    });
}
