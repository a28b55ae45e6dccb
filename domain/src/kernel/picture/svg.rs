//! An SVG writer with a few shapes and text. All escaping is done here.
//!
//! The same calls give the same bytes. Scripts, style sheets, external references and named fonts cannot be written.

use std::fmt::Write;

use super::letters;
use super::notation::{Points, attributes, escaped, number};
use super::style::Theme;

/// A colour in each theme. It is always a constant of the source, never input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour {
    light: &'static str,
    dark: &'static str,
}

impl Colour {
    /// Returns a colour in SVG notation, such as `#2b2b2b`, that is the same in both themes.
    #[must_use]
    pub const fn new(code: &'static str) -> Self {
        Self { light: code, dark: code }
    }

    /// Returns a colour of the light theme and the one that stands for it in the dark theme.
    #[must_use]
    pub const fn themed(light: &'static str, dark: &'static str) -> Self {
        Self { light, dark }
    }

    /// Returns the notation of the colour in a theme.
    #[must_use]
    pub const fn code(self, theme: Theme) -> &'static str {
        match theme {
            Theme::Light => self.light,
            Theme::Dark => self.dark,
        }
    }
}

/// The fill and the edge of a shape.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    pub(super) fill: Option<Colour>,
    pub(super) edge: Option<(Colour, f64)>,
    pub(super) dashes: Option<(f64, f64)>,
}

impl Paint {
    /// Returns a fill without an edge.
    #[must_use]
    pub const fn fill(colour: Colour) -> Self {
        Self { fill: Some(colour), edge: None, dashes: None }
    }

    /// Returns an edge without a fill.
    #[must_use]
    pub const fn line(colour: Colour, width: f64) -> Self {
        Self { fill: None, edge: Some((colour, width)), dashes: None }
    }

    /// Adds an edge.
    #[must_use]
    pub const fn edged(self, colour: Colour, width: f64) -> Self {
        Self { edge: Some((colour, width)), ..self }
    }

    /// Makes the edge dashed.
    #[must_use]
    pub const fn dashed(self) -> Self {
        match self.edge {
            Some((_, width)) => self.dashes(width * 3.0, width * 2.0),
            None => self,
        }
    }

    /// Makes the edge dashed, with strokes and gaps of these lengths.
    #[must_use]
    pub const fn dashes(self, stroke: f64, gap: f64) -> Self {
        Self { dashes: Some((stroke, gap)), ..self }
    }
}

/// The alignment of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The text starts at its point.
    Start,
    /// The text is centred on its point.
    Middle,
    /// The text ends at its point.
    End,
}

/// The generic font families, which every renderer has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// For titles.
    Serif,
    /// For everything else.
    Sans,
    /// For text drawings.
    Mono,
}

/// The style of a text.
#[derive(Clone, Copy, Debug)]
pub struct Lettering {
    size: f64,
    colour: Colour,
    family: Family,
    bold: bool,
    anchor: Anchor,
}

impl Lettering {
    /// Returns plain text of this size.
    #[must_use]
    pub const fn new(size: f64, colour: Colour) -> Self {
        Self { size, colour, family: Family::Sans, bold: false, anchor: Anchor::Start }
    }

    /// Returns the font size.
    #[must_use]
    pub const fn size(self) -> f64 {
        self.size
    }

    /// Returns whether the text is bold.
    #[must_use]
    pub const fn is_bold(self) -> bool {
        self.bold
    }

    /// Makes the text bold.
    #[must_use]
    pub const fn bold(self) -> Self {
        Self { bold: true, ..self }
    }

    /// Sets the font family.
    #[must_use]
    pub const fn family(self, family: Family) -> Self {
        Self { family, ..self }
    }

    /// Sets the colour.
    #[must_use]
    pub const fn colour(self, colour: Colour) -> Self {
        Self { colour, ..self }
    }

    /// Centres the text on its point.
    #[must_use]
    pub const fn centred(self) -> Self {
        Self { anchor: Anchor::Middle, ..self }
    }

    /// Aligns the end of the text with its point.
    #[must_use]
    pub const fn ending(self) -> Self {
        Self { anchor: Anchor::End, ..self }
    }
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// The left edge.
    pub x: f64,
    /// The top edge.
    pub y: f64,
    /// The width.
    pub w: f64,
    /// The height.
    pub h: f64,
}

impl Area {
    /// Returns the rectangle with this top left corner and size.
    #[must_use]
    pub const fn new(x: f64, y: f64, w: f64, h: f64) -> Self {
        Self { x, y, w, h }
    }

    /// Returns the rectangle inside, with this distance from every edge.
    #[must_use]
    pub fn inset(self, by: f64) -> Self {
        Self::new(self.x + by, self.y + by, (self.w - 2.0 * by).max(0.0), (self.h - 2.0 * by).max(0.0))
    }

    /// Returns a part of it, in fractions of its width and height.
    #[must_use]
    pub fn part(self, x: f64, y: f64, w: f64, h: f64) -> Self {
        Self::new(self.x + x * self.w, self.y + y * self.h, w * self.w, h * self.h)
    }

    /// Returns the point at these fractions of its width and height.
    #[must_use]
    pub fn point(self, x: f64, y: f64) -> (f64, f64) {
        (self.x + x * self.w, self.y + y * self.h)
    }
}

/// A finished picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Svg(String);

impl Svg {
    /// Returns the document.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the owned document.
    #[must_use]
    pub fn into_string(self) -> String {
        self.0
    }
}

/// A picture being drawn. Its size is set at the end.
#[derive(Clone, Debug)]
pub struct Canvas {
    theme: Theme,
    symbols: String,
    body: String,
}

impl Canvas {
    /// Returns an empty canvas.
    #[must_use]
    pub const fn new(theme: Theme) -> Self {
        Self { theme, symbols: String::new(), body: String::new() }
    }

    /// Draws a part that a person can point at. Clients find it by `data-part`; the ids are stable.
    pub fn part<T>(&mut self, id: &str, draw: impl FnOnce(&mut Self) -> T) -> T {
        self.put(format_args!("<g data-part=\"{}\">", escaped(id)));
        let drawn = draw(self);
        self.put(format_args!("</g>"));
        drawn
    }

    /// Draws an invisible rectangle that a person can point at.
    pub fn target(&mut self, id: &str, area: Area) {
        let Area { x, y, w, h } = area;
        let (x, y, w, h, id) = (number(x), number(y), number(w), number(h), escaped(id));
        self.put(format_args!(
            "<rect data-part=\"{id}\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" fill=\"none\" pointer-events=\"all\"/>"
        ));
    }

    /// Defines the symbol of a piece that can be placed, in the size at which it is placed. Nothing is shown; clients
    /// show it with `<use>`.
    pub fn symbol<T>(&mut self, id: &str, size: (f64, f64), draw: impl FnOnce(&mut Self) -> T) -> T {
        let mut inner = Self::new(self.theme);
        let drawn = draw(&mut inner);
        let (w, h, id) = (number(size.0), number(size.1), escaped(id));
        // Writing to a string cannot fail.
        let _ = writeln!(
            self.symbols,
            "<symbol id=\"{id}\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\">\n{}</symbol>",
            inner.body
        );
        drawn
    }

    /// Finishes the picture. Title and description are for screen readers.
    #[must_use]
    pub fn finish(self, size: (f64, f64), title: &str, description: &str) -> Svg {
        let (w, h) = (number(size.0), number(size.1));
        Svg(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\" role=\"img\" \
             aria-labelledby=\"title description\">\n<title id=\"title\">{}</title>\n<desc id=\"description\">{}</desc>\n{}{}</svg>\n",
            escaped(title),
            escaped(description),
            self.symbols,
            self.body
        ))
    }

    /// Finishes the picture on a background of this colour.
    #[must_use]
    pub fn finish_on(mut self, background: Colour, size: (f64, f64), texts: (&str, &str)) -> Svg {
        let body = std::mem::take(&mut self.body);
        self.rect(Area::new(0.0, 0.0, size.0, size.1), 0.0, Paint::fill(background));
        self.body.push_str(&body);
        self.finish(size, texts.0, texts.1)
    }

    /// Draws relative to this point.
    pub fn at<T>(&mut self, (x, y): (f64, f64), draw: impl FnOnce(&mut Self) -> T) -> T {
        self.put(format_args!("<g transform=\"translate({} {})\">", number(x), number(y)));
        let drawn = draw(self);
        self.put(format_args!("</g>"));
        drawn
    }

    /// Draws a rectangle with corners of this radius.
    pub fn rect(&mut self, area: Area, round: f64, paint: Paint) {
        let Area { x, y, w, h } = area;
        let (x, y, w, h, paint) = (number(x), number(y), number(w), number(h), attributes(self.theme, paint));
        if round > 0.0 {
            let rx = number(round);
            self.put(format_args!("<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{rx}\"{paint}/>"));
        } else {
            self.put(format_args!("<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"{paint}/>"));
        }
    }

    /// Draws a circle.
    pub fn circle(&mut self, (x, y): (f64, f64), radius: f64, paint: Paint) {
        let (x, y, radius, paint) = (number(x), number(y), number(radius), attributes(self.theme, paint));
        self.put(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{paint}/>"));
    }

    /// Draws the upper half of an ellipse that fills this rectangle.
    pub fn dome(&mut self, area: Area, paint: Paint) {
        let Area { x, y, w, h } = area;
        let (left, right, base) = (number(x), number(x + w), number(y + h));
        let (rx, ry, paint) = (number(w / 2.0), number(h), attributes(self.theme, paint));
        self.put(format_args!("<path d=\"M{left} {base}A{rx} {ry} 0 0 1 {right} {base}Z\"{paint}/>"));
    }

    /// Draws a closed shape with these corners.
    pub fn polygon(&mut self, corners: &[(f64, f64)], paint: Paint) {
        self.put(format_args!("<polygon points=\"{}\"{}/>", Points(corners), attributes(self.theme, paint)));
    }

    /// Draws a line.
    pub fn line(&mut self, from: (f64, f64), to: (f64, f64), colour: Colour, width: f64) {
        let paint = attributes(self.theme, Paint::line(colour, width));
        let (x1, y1, x2, y2) = (number(from.0), number(from.1), number(to.0), number(to.1));
        self.put(format_args!("<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"{paint}/>"));
    }

    /// Draws a line of text with its baseline at this point.
    pub fn text(&mut self, (x, y): (f64, f64), text: &str, lettering: Lettering) {
        let family = match lettering.family {
            Family::Serif => "serif",
            Family::Sans => "sans-serif",
            Family::Mono => "monospace",
        };
        let weight = if lettering.bold { " font-weight=\"bold\"" } else { "" };
        let anchor = match lettering.anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let space = if lettering.family == Family::Mono { " xml:space=\"preserve\"" } else { "" };
        let (x, y, size, fill) = (number(x), number(y), number(lettering.size), lettering.colour.code(self.theme));
        self.put(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-family=\"{family}\" font-size=\"{size}\"{weight}{anchor}{space} fill=\"{fill}\">{}</text>",
            escaped(text)
        ));
    }

    /// Draws a line of text, shortened to this width.
    pub fn fitted_text(&mut self, at: (f64, f64), text: &str, lettering: Lettering, width: f64) {
        self.text(at, &letters::shortened(text, lettering, width), lettering);
    }

    fn put(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.body, "{element}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hostile_text_is_escaped() {
        let hostile = "</text><script>alert('1' & \"2\")</script>\u{0}\u{1b}\u{ffff}";
        let mut canvas = Canvas::new(Theme::Light);
        canvas.text((1.0, 2.0), hostile, Lettering::new(10.0, Colour::new("#000")));
        let svg = canvas.finish((10.0, 10.0), hostile, hostile);
        let document = roxmltree::Document::parse(svg.as_str()).unwrap();
        let names: Vec<&str> =
            document.descendants().filter(roxmltree::Node::is_element).map(|node| node.tag_name().name()).collect();
        assert_eq!(names, ["svg", "title", "desc", "text"]);
        let text = document.descendants().find(|node| node.has_tag_name("text")).unwrap();
        assert_eq!(text.text(), Some("</text><script>alert('1' & \"2\")</script>  "));
    }
}
