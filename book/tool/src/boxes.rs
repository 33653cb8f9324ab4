//! Boxes of a page: an exercise, a misconception. They are Markdown between HTML tags.

use crate::{
    course::{Exercise, Misconception},
    figure::svg::escape,
};

/// What each rung of a hint ladder is.
const RUNGS: [&str; 3] = ["where to look", "the rule", "a worked example elsewhere"];

/// The exercise: task, place, command, hints folded.
pub fn exercise(exercise: &Exercise, todo_line: Option<usize>, minutes: u32) -> String {
    let (id, slug, file) = (exercise.id(), &exercise.slug, exercise.file());
    let line = todo_line.map_or(String::new(), |line| format!(", line {line}"));
    let how = match &exercise.listing {
        None => format!("Replace the `TODO` in `{file}`{line}. Then:"),
        Some(_) => format!(
            "`cargo xtask predict {slug}` shows the listing. Write your prediction into `{file}`{line}. Then:"
        ),
    };
    let mut out = format!(
        "<div class=\"exercise\" id=\"{}\" role=\"group\" aria-label=\"Exercise {id}\">\n\n\
         <p class=\"box-head\"><strong>Exercise</strong> <code>{id}</code>\n\
         <span>the lab takes about {minutes} minutes</span></p>\n\n\
         {}\n\n\
         {how}\n\n\
         ```console\ncargo xtask grade {slug}\n```\n\n",
        exercise_id(exercise),
        exercise.task.trim()
    );
    for (n, hint) in exercise.hints.iter().enumerate() {
        let rung = RUNGS
            .get(n)
            .map_or(String::new(), |rung| format!(": {rung}"));
        out += &format!(
            "<details class=\"hint\"><summary>Hint {}{rung}</summary>\n\n{}\n\n</details>\n\n",
            n + 1,
            hint.trim()
        );
    }
    out + "</div>\n"
}

/// The misconception, under an id that verdicts link to.
pub fn belief(misconception: &Misconception) -> String {
    let name = misconception.slug.replace('_', " ");
    format!(
        "<div class=\"belief\" id=\"{0}\" role=\"group\" aria-label=\"Misconception: {1}\">\n\n\
         <p class=\"box-head\"><strong>Misconception</strong> {1}\n\
         <a class=\"trace-link\" href=\"#{0}\" aria-label=\"Link to this misconception: {1}\">#</a></p>\n\n\
         {2}\n\n</div>\n",
        belief_id(&misconception.slug),
        escape(&name),
        misconception.text.trim()
    )
}

/// The id of an exercise's box in its page.
pub fn exercise_id(exercise: &Exercise) -> String {
    dashed(&format!("lab-{}", exercise.id()))
}

/// The id of a misconception's box in its page.
pub fn belief_id(slug: &str) -> String {
    dashed(slug)
}

/// An id: words joined by hyphens.
pub fn dashed(name: &str) -> String {
    name.replace(['/', '_'], "-")
}
