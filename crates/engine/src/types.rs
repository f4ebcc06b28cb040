//! TypeScript for the page, written from the types of the rules: the page's file must say what these types say.
//!
//! A crate that has a page names its types in one test; all that they are made of comes with them.
//! `UPDATE_BINDINGS=1` in the environment of that test writes the file anew.

use std::{env, fs, path::Path};

use ts_rs::{Config, TS, TypeVisitor};

/// Arrays of at most so many are written as tuples.
const LONGEST_TUPLE: usize = 2;

/// The types that a page's file declares.
pub struct PageTypes {
    config: Config,
    head: String,
    declared: Vec<(String, String)>,
}

impl PageTypes {
    /// No type yet; `by` names the tests that write the file.
    pub fn written_by(by: &str) -> Self {
        Self {
            config: Config::new().with_array_tuple_limit(LONGEST_TUPLE),
            head: format!("// Written by the tests of `{by}`; UPDATE_BINDINGS=1 writes it anew.\n"),
            declared: Vec::new(),
        }
    }

    /// These names stand in another file of the page.
    #[must_use]
    pub fn import(mut self, names: &[&str], from: &str) -> Self {
        self.head = format!("{}\nimport type {{ {} }} from '{from}';\n", self.head, names.join(", "));
        self.declared.extend(names.iter().map(|name| ((*name).to_owned(), String::new())));
        self
    }

    /// A type, and all that it is made of.
    #[must_use]
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    /// A type under another name than its own.
    #[must_use]
    pub fn named<T: TS + 'static + ?Sized>(mut self, name: &str) -> Self {
        self.visit::<T>();
        let declaration = format!("type {name} = {};", T::name(&self.config));
        self.declared.push((name.to_owned(), declaration));
        self
    }

    /// A type that is written by hand, because nothing of Rust's says it.
    #[must_use]
    pub fn declared(mut self, name: &str, declaration: &str) -> Self {
        self.declared.push((name.to_owned(), declaration.to_owned()));
        self
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        // By name: ts-rs tells the parts of a type in an order of its own, another at every build.
        let mut declared: Vec<_> = self.declared.iter().filter(|(_, declaration)| !declaration.is_empty()).collect();
        declared.sort();
        let declarations = declared.into_iter().map(|(_, declaration)| declaration);
        declarations.fold(self.head.clone(), |text, declaration| text + "\nexport " + declaration + "\n")
    }

    /// Holds the file against the types.
    ///
    /// # Panics
    /// If the file says something else.
    pub fn hold(&self, file: impl AsRef<Path>) {
        let (file, wanted) = (file.as_ref(), self.text());
        if env::var_os("UPDATE_BINDINGS").is_some() {
            fs::write(file, &wanted).expect("the file can be written");
        }
        let kept = fs::read_to_string(file).unwrap_or_default();
        assert!(self.are_in(&kept), "UPDATE_BINDINGS=1 writes {} anew; it should say\n{wanted}", file.display());
    }

    /// Whether a file of that text says what the types say.
    fn are_in(&self, kept: &str) -> bool {
        kept == self.text()
    }
}

impl TypeVisitor for PageTypes {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        T::visit_generics(self);
        // What TypeScript has itself is not declared.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if self.declared.iter().any(|(known, _)| *known == name) {
            return;
        }
        // Its place is taken before its parts are looked at: a type may be made of itself.
        let place = self.declared.len();
        self.declared.push((name, String::new()));
        T::visit_dependencies(self);
        self.declared[place].1 = T::decl(&self.config);
    }
}

#[cfg(test)]
mod tests {
    use ts_rs::TS;

    use super::PageTypes;
    use crate::{Seat, SeatSet};

    #[derive(TS)]
    #[ts(rename_all = "snake_case")]
    #[expect(dead_code, reason = "only its type is read")]
    enum Wish {
        Nothing,
        Several(Vec<Wish>),
        Sit { seat: Seat, with: SeatSet, colours: [Colour; 2], pairs: [u8; 3] },
    }

    #[derive(TS)]
    #[ts(type = "\"red\" | \"green\"")]
    #[expect(dead_code, reason = "only its type is read")]
    struct Colour(u8);

    #[test]
    fn a_type_comes_with_all_that_it_is_made_of_each_once() {
        let text = PageTypes::written_by("here").with::<Wish>().named::<Vec<Wish>>("Wishes").text();
        for declared in [
            "export type Colour = \"red\" | \"green\";",
            "export type Seat = number;",
            "export type SeatSet = Array<number>;",
            "{ \"several\": Array<Wish> }",
            "colours: [Colour, Colour], pairs: Array<number>",
            "export type Wishes = Array<Wish>;",
        ] {
            assert_eq!(text.matches(declared).count(), 1, "{declared} in {text}");
        }
    }

    #[test]
    fn a_name_of_another_file_is_not_declared_again() {
        let text = PageTypes::written_by("here").import(&["Seat"], "./seats").with::<Wish>().text();
        assert!(text.contains("import type { Seat } from './seats';") && !text.contains("export type Seat "), "{text}");
    }

    #[test]
    fn a_file_that_says_something_else_is_found() {
        let types = PageTypes::written_by("here").with::<Wish>();
        let kept = types.text();
        assert!(types.are_in(&kept));
        assert!(!types.are_in(&kept.replace("seat: Seat", "seat: number")) && !types.are_in(""));
    }
}
