//! An SVG writer with a few shapes and text. All escaping is done here.
//!
//! The same calls give the same bytes. Scripts, style sheets, external references and named fonts cannot be written.

use std::fmt::Write;

/// A colour. It is always a constant of the source, never input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(&'static str);

impl Colour {
    /// Returns a colour in SVG notation, such as `#2b2b2b`.
    #[must_use]
    pub const fn new(code: &'static str) -> Self {
        Self(code)
    }
}

/// The fill and the edge of a shape.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    fill: Option<Colour>,
    edge: Option<(Colour, f64)>,
    dashed: bool,
}

impl Paint {
    /// Returns a fill without an edge.
    #[must_use]
    pub const fn fill(colour: Colour) -> Self {
        Self { fill: Some(colour), edge: None, dashed: false }
    }

    /// Returns an edge without a fill.
    #[must_use]
    pub const fn line(colour: Colour, width: f64) -> Self {
        Self { fill: None, edge: Some((colour, width)), dashed: false }
    }

    /// Adds an edge.
    #[must_use]
    pub const fn edged(self, colour: Colour, width: f64) -> Self {
        Self { edge: Some((colour, width)), ..self }
    }

    /// Makes the edge dashed.
    #[must_use]
    pub const fn dashed(self) -> Self {
        Self { dashed: true, ..self }
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
#[derive(Clone, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug, Default)]
pub struct Canvas {
    body: String,
}

impl Canvas {
    /// Returns an empty canvas.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Finishes the picture. Title and description are for screen readers.
    #[must_use]
    pub fn finish(self, size: (f64, f64), title: &str, description: &str) -> Svg {
        let (w, h) = (number(size.0), number(size.1));
        Svg(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\" role=\"img\" \
             aria-labelledby=\"title description\">\n<title id=\"title\">{}</title>\n<desc id=\"description\">{}</desc>\n{}</svg>\n",
            escaped(title),
            escaped(description),
            self.body
        ))
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
        let round = if round > 0.0 { format!(" rx=\"{}\"", number(round)) } else { String::new() };
        let (x, y, w, h, paint) = (number(x), number(y), number(w), number(h), attributes(paint));
        self.put(format_args!("<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"{round}{paint}/>"));
    }

    /// Draws a circle.
    pub fn circle(&mut self, (x, y): (f64, f64), radius: f64, paint: Paint) {
        let (x, y, radius, paint) = (number(x), number(y), number(radius), attributes(paint));
        self.put(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{paint}/>"));
    }

    /// Draws the upper half of an ellipse that fills this rectangle.
    pub fn dome(&mut self, area: Area, paint: Paint) {
        let Area { x, y, w, h } = area;
        let (left, right, base) = (number(x), number(x + w), number(y + h));
        let (rx, ry, paint) = (number(w / 2.0), number(h), attributes(paint));
        self.put(format_args!("<path d=\"M{left} {base}A{rx} {ry} 0 0 1 {right} {base}Z\"{paint}/>"));
    }

    /// Draws a closed shape with these corners.
    pub fn polygon(&mut self, corners: &[(f64, f64)], paint: Paint) {
        let points: Vec<String> = corners.iter().map(|(x, y)| format!("{},{}", number(*x), number(*y))).collect();
        self.put(format_args!("<polygon points=\"{}\"{}/>", points.join(" "), attributes(paint)));
    }

    /// Draws a line.
    pub fn line(&mut self, from: (f64, f64), to: (f64, f64), colour: Colour, width: f64) {
        let paint = attributes(Paint::line(colour, width));
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
        let (x, y, size, Colour(fill)) = (number(x), number(y), number(lettering.size), lettering.colour);
        self.put(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-family=\"{family}\" font-size=\"{size}\"{weight}{anchor}{space} fill=\"{fill}\">{}</text>",
            escaped(text)
        ));
    }

    fn put(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.body, "{element}");
    }
}

fn attributes(paint: Paint) -> String {
    let mut attributes = format!(" fill=\"{}\"", paint.fill.map_or("none", |Colour(code)| code));
    if let Some((Colour(code), width)) = paint.edge {
        let _ = write!(attributes, " stroke=\"{code}\" stroke-width=\"{}\"", number(width));
        if paint.dashed {
            let _ = write!(attributes, " stroke-dasharray=\"{} {}\"", number(width * 3.0), number(width * 2.0));
        }
    }
    attributes
}

/// Formats a number with at most two decimals and no trailing zeros.
fn number(value: f64) -> String {
    let hundredths = (value * 100.0).round() as i64;
    let (sign, rest) = (if hundredths < 0 { "-" } else { "" }, hundredths.unsigned_abs());
    let (whole, part) = (rest / 100, rest % 100);
    match (part, part % 10) {
        (0, _) => format!("{sign}{whole}"),
        (_, 0) => format!("{sign}{whole}.{}", part / 10),
        _ => format!("{sign}{whole}.{part:02}"),
    }
}

/// Escapes text for XML. Characters that XML cannot contain are removed or replaced.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\u{fffe}' | '\u{ffff}' => {}
            control if control.is_control() => escaped.push(' '),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_at_most_two_decimals_and_no_trailing_zeros() {
        let written = [0.0, -0.001, 1.0, 2.5, -2.5, 0.05, 1.0 / 3.0, 1234.567, f64::NAN].map(number);
        assert_eq!(written, ["0", "0", "1", "2.5", "-2.5", "0.05", "0.33", "1234.57", "0"]);
    }

    #[test]
    fn hostile_text_is_escaped() {
        let hostile = "</text><script>alert('1' & \"2\")</script>\u{0}\u{1b}\u{ffff}";
        let mut canvas = Canvas::new();
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
