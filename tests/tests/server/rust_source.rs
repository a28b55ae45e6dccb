//! Reads Rust sources as tokens: the module paths they use, their identifiers and their declarations. Comments and code that is
//! compiled only for tests (`#[cfg(test)]`) are left out.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// A path inside a crate, without the leading `crate`.
pub(crate) type ModulePath = Vec<String>;

/// A path of the crate that a source file uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PathUse {
    /// The line, counted from 1.
    pub(crate) line: usize,
    /// The path, resolved from the root of the crate.
    pub(crate) path: ModulePath,
}

/// An identifier in a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Identifier {
    /// The line, counted from 1.
    pub(crate) line: usize,
    /// The identifier.
    pub(crate) name: String,
}

/// What a source file uses.
#[derive(Clone, Debug, Default)]
pub(crate) struct Contents {
    /// Paths of the same crate.
    pub(crate) paths: Vec<PathUse>,
    /// All identifiers.
    pub(crate) identifiers: Vec<Identifier>,
    /// Modules that are compiled only for tests.
    pub(crate) test_modules: Vec<ModulePath>,
}

/// A source file of a crate.
#[derive(Debug)]
pub(crate) struct SourceFile {
    /// The path below the source folder, with `/`.
    pub(crate) name: String,
    /// The module that the file contains.
    pub(crate) module: ModulePath,
    /// What it uses.
    pub(crate) contents: Contents,
}

/// The root of the repository.
pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// All files below a source folder, without those of test modules.
pub(crate) fn read_crate(folder: &Path) -> Vec<SourceFile> {
    let mut names = Vec::new();
    list_files(folder, "", &mut names);
    names.sort();
    let modules: BTreeSet<ModulePath> = names.iter().map(|name| module_of(name)).collect();
    let read = |name: String| {
        let text = fs::read_to_string(folder.join(&name)).expect("a source file");
        let module = module_of(&name);
        let contents = parse(&text, &module, &modules).unwrap_or_else(|error| panic!("{name}: {error}"));
        SourceFile { name, module, contents }
    };
    let files: Vec<SourceFile> = names.into_iter().map(read).collect();
    let test_modules: Vec<ModulePath> = files.iter().flat_map(|it| it.contents.test_modules.clone()).collect();
    files.into_iter().filter(|file| !test_modules.iter().any(|it| file.module.starts_with(it))).collect()
}

fn list_files(folder: &Path, prefix: &str, names: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a source folder").flatten() {
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            list_files(&entry.path(), &format!("{name}/"), names);
        } else if name.ends_with(".rs") {
            names.push(name);
        }
    }
}

/// The module of a file: `a/b.rs` and `a/b/mod.rs` are `a::b`, `lib.rs` and `main.rs` the root.
pub(crate) fn module_of(name: &str) -> ModulePath {
    let mut module: ModulePath = name.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    if module.last().is_some_and(|last| last == "mod") || ["lib.rs", "main.rs"].contains(&name) {
        module.pop();
    }
    module
}

/// What the text of a module uses. `modules` are all modules of the crate, to recognise paths that begin with a child module.
pub(crate) fn parse(text: &str, module: &[String], modules: &BTreeSet<ModulePath>) -> Result<Contents, String> {
    let tokens: TokenStream = text.parse().map_err(|error| format!("{error}"))?;
    let mut contents = Contents::default();
    Walker { modules, contents: &mut contents }.walk(&trees(tokens), module);
    Ok(contents)
}

/// Whether the text declares an item, field-less or not, with this name: a function, type, trait, constant, module or macro.
pub(crate) fn declares(text: &str, name: &str) -> bool {
    text.parse().is_ok_and(|tokens: TokenStream| declares_in(&trees(tokens), name))
}

fn declares_in(tokens: &[TokenTree], name: &str) -> bool {
    const KEYWORDS: [&str; 10] =
        ["fn", "struct", "enum", "union", "trait", "type", "const", "static", "mod", "macro_rules"];
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => declares_in(&trees(group.stream()), name),
        TokenTree::Ident(keyword) if KEYWORDS.contains(&keyword.to_string().as_str()) => {
            let next = if keyword == "macro_rules" { at + 2 } else { at + 1 };
            is_ident(tokens.get(next), name)
        }
        _ => false,
    })
}

fn trees(tokens: TokenStream) -> Vec<TokenTree> {
    tokens.into_iter().collect()
}

fn is_ident(token: Option<&TokenTree>, name: &str) -> bool {
    matches!(token, Some(TokenTree::Ident(ident)) if ident == name)
}

fn is_punct(token: Option<&TokenTree>, character: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == character)
}

fn group(token: Option<&TokenTree>, delimiter: Delimiter) -> Option<&Group> {
    match token {
        Some(TokenTree::Group(group)) if group.delimiter() == delimiter => Some(group),
        _ => None,
    }
}

fn line_of(token: &TokenTree) -> usize {
    token.span().start().line
}

struct Walker<'a> {
    modules: &'a BTreeSet<ModulePath>,
    contents: &'a mut Contents,
}

impl Walker<'_> {
    fn walk(&mut self, tokens: &[TokenTree], module: &[String]) {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            at = match token {
                TokenTree::Punct(punct) if punct.as_char() == '#' => self.attribute(tokens, at, module),
                TokenTree::Ident(ident) if ident == "use" && !is_punct(tokens.get(at + 1), '<') => {
                    self.use_item(tokens, at, module)
                }
                TokenTree::Ident(ident) if ident == "mod" => self.inline_module(tokens, at, module),
                TokenTree::Ident(ident) if ident == "pub" => {
                    at + 1 + usize::from(is_restricted_to_path(tokens.get(at + 1)))
                }
                TokenTree::Ident(_) => self.path(tokens, at, module),
                TokenTree::Group(group) => {
                    self.walk(&trees(group.stream()), module);
                    at + 1
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => at + 1,
            };
        }
    }

    /// Returns where to go on: after the attribute, or after the item that it makes a test.
    fn attribute(&mut self, tokens: &[TokenTree], at: usize, module: &[String]) -> usize {
        let is_inner = is_punct(tokens.get(at + 1), '!');
        let at = at + 1 + usize::from(is_inner);
        let Some(attribute) = group(tokens.get(at), Delimiter::Bracket) else { return at };
        let inside = trees(attribute.stream());
        if is_ident(inside.first(), "doc") {
            return at + 1;
        }
        if is_cfg_test(&inside) {
            return if is_inner { tokens.len() } else { self.skip_test_item(tokens, at + 1, module) };
        }
        for literal in all_literals(&inside) {
            self.quoted_path(&literal);
        }
        self.walk(&inside, module);
        at + 1
    }

    /// Skips to the end of an item: its first block, or its semicolon.
    fn skip_test_item(&mut self, tokens: &[TokenTree], from: usize, module: &[String]) -> usize {
        for (at, token) in tokens.iter().enumerate().skip(from) {
            if is_ident(Some(token), "mod")
                && let Some(name) = tokens.get(at + 1)
            {
                self.contents.test_modules.push([module, &[name.to_string()]].concat());
            }
            if is_punct(Some(token), ';') || group(Some(token), Delimiter::Brace).is_some() {
                return at + 1;
            }
        }
        tokens.len()
    }

    fn use_item(&mut self, tokens: &[TokenTree], at: usize, module: &[String]) -> usize {
        let end = (at..tokens.len()).find(|end| is_punct(tokens.get(*end), ';')).unwrap_or(tokens.len());
        self.use_tree(&tokens[at + 1..end], &[], module);
        end + 1
    }

    /// A use tree: segments, then nothing, an alias, a glob or a group of trees.
    fn use_tree(&mut self, tokens: &[TokenTree], prefix: &[String], module: &[String]) {
        if prefix.is_empty() && is_punct(tokens.first(), ':') {
            return;
        }
        let mut path = prefix.to_vec();
        let Some(first) = tokens.first() else { return };
        for token in tokens {
            match token {
                TokenTree::Ident(ident) if ident == "as" => break,
                TokenTree::Ident(ident) => {
                    self.identifier(token);
                    path.push(ident.to_string());
                }
                TokenTree::Group(group) => {
                    for tree in trees(group.stream()).split(|token| is_punct(Some(token), ',')) {
                        self.use_tree(tree, &path, module);
                    }
                    return;
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
        let line = line_of(first);
        self.resolve(line, &path, module);
    }

    fn inline_module(&mut self, tokens: &[TokenTree], at: usize, module: &[String]) -> usize {
        let (Some(TokenTree::Ident(name)), Some(body)) =
            (tokens.get(at + 1), group(tokens.get(at + 2), Delimiter::Brace))
        else {
            return at + 1;
        };
        self.walk(&trees(body.stream()), &[module, &[name.to_string()]].concat());
        at + 3
    }

    /// An inline path that begins with `crate`, `super` or `self`, or a single identifier.
    fn path(&mut self, tokens: &[TokenTree], at: usize, module: &[String]) -> usize {
        let mut path = Vec::new();
        let mut end = at;
        while let Some(TokenTree::Ident(ident)) = tokens.get(end) {
            self.identifier(&tokens[end]);
            path.push(ident.to_string());
            end += 1;
            if !(is_punct(tokens.get(end), ':') && is_punct(tokens.get(end + 1), ':')) {
                break;
            }
            end += 2;
        }
        let begins_in_crate = path.first().is_some_and(|first| ["crate", "super", "self"].contains(&first.as_str()));
        if path.len() > 1 && begins_in_crate {
            self.resolve(line_of(&tokens[at]), &path, module);
        }
        end
    }

    /// A path in a string of an attribute, such as `#[serde(with = "crate::http::numbers")]`.
    fn quoted_path(&mut self, literal: &TokenTree) {
        let text = literal.to_string();
        if let Some(path) = text.trim_matches('"').strip_prefix("crate::") {
            let path = path.split("::").map(str::to_owned).collect();
            self.contents.paths.push(PathUse { line: line_of(literal), path });
        }
    }

    fn identifier(&mut self, token: &TokenTree) {
        self.contents.identifiers.push(Identifier { line: line_of(token), name: token.to_string() });
    }

    /// Records a path if it leads into this crate.
    fn resolve(&mut self, line: usize, path: &[String], module: &[String]) {
        let mut base = module.to_vec();
        let mut rest = path;
        match path.first().map(String::as_str) {
            Some("crate") => {
                base.clear();
                rest = &path[1..];
            }
            Some("self" | "super") => {}
            Some(first) if self.modules.contains(&[module, &[first.to_owned()]].concat()) => {}
            _ => return,
        }
        while let Some((first, after)) = rest.split_first() {
            match first.as_str() {
                "super" => drop(base.pop()),
                "self" => {}
                _ => base.push(first.clone()),
            }
            rest = after;
        }
        self.contents.paths.push(PathUse { line, path: base });
    }
}

/// Whether this is the parenthesis of `pub(in some::path)`.
fn is_restricted_to_path(token: Option<&TokenTree>) -> bool {
    group(token, Delimiter::Parenthesis).is_some_and(|it| is_ident(trees(it.stream()).first(), "in"))
}

/// Whether an attribute is `cfg` with the condition `test`, alone or in `all` or `any`, not in `not`.
fn is_cfg_test(attribute: &[TokenTree]) -> bool {
    fn names_test(tokens: &[TokenTree]) -> bool {
        tokens.iter().enumerate().any(|(at, token)| match token {
            TokenTree::Ident(ident) => ident == "test",
            TokenTree::Group(group) => {
                !(at > 0 && is_ident(tokens.get(at - 1), "not")) && names_test(&trees(group.stream()))
            }
            _ => false,
        })
    }
    let condition = group(attribute.get(1), Delimiter::Parenthesis);
    is_ident(attribute.first(), "cfg") && condition.is_some_and(|it| names_test(&trees(it.stream())))
}

fn all_literals(tokens: &[TokenTree]) -> Vec<TokenTree> {
    let literals = tokens.iter().map(|token| match token {
        TokenTree::Group(group) => all_literals(&trees(group.stream())),
        TokenTree::Literal(_) => vec![token.clone()],
        _ => Vec::new(),
    });
    literals.flatten().collect()
}

#[cfg(test)]
mod tests;
