/**
 * Makes a picture of the server safe to stand in the page: only known elements and attributes, nothing that runs, nothing that is
 * loaded from anywhere. Ids get a prefix, so that they cannot clash with those of the page or of another picture.
 */

const SVG = "http://www.w3.org/2000/svg";

const ELEMENTS = new Set(
  "svg title desc defs symbol g use rect circle ellipse line polyline polygon path text tspan clipPath linearGradient radialGradient stop".split(" "),
);

const ATTRIBUTES = new Set(
  (
    "id role aria-labelledby aria-hidden data-part viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry dx dy d points " +
    "transform fill fill-opacity fill-rule stroke stroke-width stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin " +
    "stroke-opacity opacity font-family font-size font-weight font-style text-anchor dominant-baseline letter-spacing textLength " +
    "lengthAdjust pointer-events clip-path clip-rule offset stop-color stop-opacity gradientUnits gradientTransform href visibility"
  ).split(" "),
);

/** Attributes whose value names ids. */
const REFERENCES = new Set(["id", "aria-labelledby"]);

/** Parses SVG text and returns a clean element, or null if it is not a picture. Ids begin with `prefix`. */
export function cleanPicture(text: string, prefix: string): SVGSVGElement | null {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  const root = parsed.documentElement;
  if (root.namespaceURI !== SVG || root.localName !== "svg" || parsed.querySelector("parsererror")) return null;
  clean(root, prefix);
  // The container decides the size: the viewBox keeps the proportions.
  root.removeAttribute("width");
  root.removeAttribute("height");
  return document.importNode(root, true) as unknown as SVGSVGElement;
}

function clean(element: Element, prefix: string): void {
  for (const attribute of [...element.attributes]) {
    const value = ATTRIBUTES.has(attribute.name) ? cleanValue(attribute.name, attribute.value, prefix) : null;
    if (value === null) element.removeAttributeNode(attribute);
    else if (value !== attribute.value) attribute.value = value;
  }
  for (const child of [...element.childNodes]) {
    const isText = child.nodeType === Node.TEXT_NODE;
    const isKnown = child instanceof Element && child.namespaceURI === SVG && ELEMENTS.has(child.localName);
    if (isKnown) clean(child, prefix);
    else if (!isText) child.remove();
  }
}

function cleanValue(name: string, value: string, prefix: string): string | null {
  if (REFERENCES.has(name)) return value.split(/\s+/).map((id) => prefix + id).join(" ");
  if (name === "href") return value.startsWith("#") ? `#${prefix}${value.slice(1)}` : null;
  if (!/url\s*\(/i.test(value)) return value;
  // Only references within the picture.
  const local = /^url\(#([\w.:-]+)\)$/.exec(value);
  return local ? `url(#${prefix}${local[1]})` : null;
}
