//! What a built page holds, as far as checks ask: ids, links, and what it loads.

use std::cell::RefCell;

use html5ever::{
    tendril::StrTendril,
    tokenizer::{
        BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts,
        states::RawKind,
    },
};

/// A page's facts, each with its line in the HTML, from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// Ids of elements, and names of `<a>`, in order, doubles too.
    pub ids: Vec<(String, usize)>,
    /// Where `<a href>` leads.
    pub links: Vec<(String, usize)>,
    /// What is fetched with the page: scripts, styles, pictures, frames.
    pub loads: Vec<(String, usize)>,
    /// `<base href>`.
    pub base: Option<String>,
}

/// Attributes that name something to fetch, but on `<a>`.
const LOADING: [&str; 6] = ["src", "href", "srcset", "poster", "data", "xlink:href"];

/// Reads a page.
pub fn page(html: &str) -> Page {
    let queue = BufferQueue::default();
    queue.push_back(StrTendril::from(html));
    let tokenizer = Tokenizer::new(Sink::default(), TokenizerOpts::default());
    // No sink of ours pauses.
    let _ = tokenizer.feed(&queue);
    tokenizer.end();
    tokenizer.sink.page.into_inner()
}

/// The addresses in a style sheet: `url(…)` and `@import "…"`.
pub fn style(css: &str) -> Vec<(String, usize)> {
    let mut found = Vec::new();
    for (n, line) in css.lines().enumerate() {
        let urls = line
            .split("url(")
            .skip(1)
            .filter_map(|rest| rest.split(')').next());
        let imports = line
            .split("@import")
            .skip(1)
            .filter_map(|rest| rest.split(';').next());
        for address in urls.chain(imports) {
            let address = address.trim().trim_matches(['"', '\'']);
            if !address.starts_with("url") {
                found.push((address.to_string(), n + 1));
            }
        }
    }
    found
}

#[derive(Default)]
struct Sink {
    page: RefCell<Page>,
}

impl TokenSink for Sink {
    type Handle = ();

    fn process_token(&self, token: Token, line: u64) -> TokenSinkResult<()> {
        let Token::TagToken(tag) = token else {
            return TokenSinkResult::Continue;
        };
        if tag.kind == TagKind::EndTag {
            return TokenSinkResult::Continue;
        }
        self.page
            .borrow_mut()
            .note(&tag, usize::try_from(line).unwrap_or(0));
        match &*tag.name {
            "script" => TokenSinkResult::RawData(RawKind::ScriptData),
            "style" => TokenSinkResult::RawData(RawKind::Rawtext),
            "title" => TokenSinkResult::Continue,
            "textarea" => TokenSinkResult::RawData(RawKind::Rcdata),
            _ => TokenSinkResult::Continue,
        }
    }
}

impl Page {
    fn note(&mut self, tag: &Tag, line: usize) {
        for attribute in &tag.attrs {
            let (name, value) = (&*attribute.name.local, attribute.value.to_string());
            match (&*tag.name, name) {
                (_, "id") | ("a", "name") => self.ids.push((value, line)),
                ("a" | "area", "href") => self.links.push((value, line)),
                ("base", "href") => self.base = Some(value),
                (_, "srcset") => {
                    let all = value
                        .split(',')
                        .filter_map(|one| one.split_whitespace().next());
                    self.loads.extend(all.map(|one| (one.to_string(), line)));
                }
                (_, "style") => {
                    self.loads.extend(
                        style(&value)
                            .into_iter()
                            .map(|(address, _)| (address, line)),
                    );
                }
                (_, name) if LOADING.contains(&name) => self.loads.push((value, line)),
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_s_facts_have_lines() {
        let page = page(
            "<html>\n<link href='a.css'><script>if (a<b) '<a href=no>'</script>\n\
             <a name=x href='b.html#c'>b</a>\n<svg id=y><use href='#z'/></svg>\n\
             <img srcset='c.png 1x, d.png 2x' style='background: url(\"e.png\")'>",
        );
        let owned = |all: &[(&str, usize)]| -> Vec<(String, usize)> {
            all.iter()
                .map(|(name, line)| (name.to_string(), *line))
                .collect()
        };
        assert_eq!(page.ids, owned(&[("x", 3), ("y", 4)]));
        assert_eq!(page.links, owned(&[("b.html#c", 3)]));
        let loads = [
            ("a.css", 2),
            ("#z", 4),
            ("c.png", 5),
            ("d.png", 5),
            ("e.png", 5),
        ];
        assert_eq!(page.loads, owned(&loads));
    }

    #[test]
    fn a_style_sheet_s_addresses_are_found() {
        let found = style("a { b: url( 'x.png' ) }\n@import \"y.css\";\n@import url(z.css);");
        let names: Vec<&str> = found.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["x.png", "y.css", "z.css"]);
    }
}
