//! Classroom 50's `result.json`: a test an exercise.
//!
//! Whose work it is comes from the environment that Classroom 50 gives to an autograder:
//! `CLASSROOM`, `ASSIGNMENT`, `SUBMISSION_TAG`, `COMMIT_URL` and `RELEASE_URL`, which must be there;
//! `REVIEW_URL`, or the commit's; `ASSIGNMENT_TYPE`, or `individual`; and `OWNER`, else `USERNAME`. Its
//! runner stamps owner, type and time anew, so that an answer cannot choose them.

use nanoserde::SerJson;

use crate::report::Report;
use crate::verdict::Verdict;

/// Whose work is graded, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Identity {
    /// The classroom's short name.
    pub(crate) classroom: String,
    /// The assignment's slug.
    pub(crate) assignment: String,
    /// `individual`, `group` or `team`.
    pub(crate) assignment_type: String,
    /// The login of the repository's owner.
    pub(crate) owner: Option<String>,
    /// The submission's tag.
    pub(crate) submission: String,
    /// Addresses of the commit, of the release and of what to review.
    pub(crate) commit: String,
    pub(crate) release: String,
    pub(crate) review: String,
}

impl Identity {
    /// What these variables say, or the first that is missing.
    pub(crate) fn of_environment(
        variable: impl Fn(&str) -> Option<String>,
    ) -> Result<Identity, String> {
        let given = |name: &str| variable(name).filter(|value| !value.is_empty());
        let needed = |name: &str| given(name).ok_or_else(|| name.to_string());
        let commit = needed("COMMIT_URL")?;
        Ok(Identity {
            classroom: needed("CLASSROOM")?,
            assignment: needed("ASSIGNMENT")?,
            assignment_type: given("ASSIGNMENT_TYPE").unwrap_or_else(|| "individual".into()),
            owner: given("OWNER").or_else(|| given("USERNAME")),
            submission: needed("SUBMISSION_TAG")?,
            release: needed("RELEASE_URL")?,
            review: given("REVIEW_URL").unwrap_or_else(|| commit.clone()),
            commit,
        })
    }
}

#[derive(SerJson)]
struct Results {
    schema: String,
    classroom: String,
    assignment: String,
    assignment_type: String,
    owner: Option<String>,
    submission: String,
    commit: String,
    release: String,
    review: String,
    datetime: String,
    graded_at: String,
    score: u32,
    #[nserde(rename = "max-score")]
    max_score: u32,
    tests: Vec<Test>,
}

#[derive(SerJson)]
#[nserde(serialize_none_as_null)]
struct Test {
    #[nserde(rename = "test-name")]
    name: String,
    passed: bool,
    score: u32,
    #[nserde(rename = "max-score")]
    max_score: u32,
    verdict: String,
    misconception: Option<String>,
    says: String,
}

/// The file. `at` is when it was graded; the runner puts the time of the commit in its place.
pub(super) fn json(report: &Report, identity: &Identity, at: &str) -> String {
    let tests = report.exercises.iter().map(|exercise| Test {
        name: exercise.id.clone(),
        passed: exercise.verdict == Verdict::Passed,
        score: exercise.points,
        max_score: exercise.max_points,
        verdict: exercise.verdict.name().into(),
        misconception: exercise.misconception.clone(),
        says: exercise.says.clone(),
    });
    let tests: Vec<Test> = tests.collect();
    let results = Results {
        schema: "classroom50/result/v1".into(),
        classroom: identity.classroom.clone(),
        assignment: identity.assignment.clone(),
        assignment_type: identity.assignment_type.clone(),
        owner: identity.owner.clone(),
        submission: identity.submission.clone(),
        commit: identity.commit.clone(),
        release: identity.release.clone(),
        review: identity.review.clone(),
        datetime: at.into(),
        graded_at: at.into(),
        score: tests.iter().map(|test| test.score).sum(),
        max_score: tests.iter().map(|test| test.max_score).sum(),
        tests,
    };
    results.serialize_json() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_variable_is_named_and_two_have_a_substitute() {
        let mut known = vec![
            ("CLASSROOM", "cs"),
            ("ASSIGNMENT", "wait"),
            ("SUBMISSION_TAG", "submit/1"),
            ("COMMIT_URL", "https://example.org/c"),
            ("RELEASE_URL", ""),
        ];
        let read = |known: &[(&str, &str)]| {
            Identity::of_environment(|name| {
                let found = known.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| value.to_string())
            })
        };
        assert_eq!(read(&known), Err("RELEASE_URL".into()));
        known[4].1 = "https://example.org/r";
        known.push(("USERNAME", "ada"));
        let identity = read(&known).unwrap();
        assert_eq!(identity.review, "https://example.org/c");
        assert_eq!(identity.assignment_type, "individual");
        assert_eq!(identity.owner.as_deref(), Some("ada"));
    }
}
