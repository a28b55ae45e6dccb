/** Measures a picture that stands in the page: its size, the boxes of its parts and the sizes of its pieces, in units of the picture. */
import { around, type Box, type Size } from "./places";

export interface Measured {
  size: Size;
  parts: Map<string, Box>;
  pieces: Map<string, Size>;
}

export function measure(svg: SVGSVGElement, prefix: string): Measured {
  const view = svg.viewBox.baseVal;
  const size = { width: view.width || 1, height: view.height || 1 };
  const frame = svg.getBoundingClientRect();
  const scale = frame.width > 0 ? size.width / frame.width : 1;
  const parts = new Map<string, Box>();
  const found = new Map<string, Element[]>();
  for (const element of svg.querySelectorAll("[data-part]")) {
    const part = element.getAttribute("data-part")!;
    found.set(part, [...(found.get(part) ?? []), element]);
  }
  for (const [part, elements] of found) {
    // An area without fill marks what can be pointed at; the group around it may also contain texts.
    const areas = elements.filter((element) => element.localName !== "g");
    const boxes = (areas.length > 0 ? areas : elements).map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: (left - frame.left) * scale, y: (top - frame.top) * scale, width: width * scale, height: height * scale };
    });
    const box = around(boxes);
    if (box) parts.set(part, box);
  }
  const pieces = new Map<string, Size>();
  for (const symbol of svg.querySelectorAll("symbol")) {
    const { width, height } = symbol.viewBox.baseVal;
    pieces.set(symbol.id.slice(prefix.length), { width, height });
  }
  return { size, parts, pieces };
}

/** The position of the pointer in units of the picture. */
export function pointerAt(svg: SVGSVGElement, event: { clientX: number; clientY: number }): { x: number; y: number } {
  const frame = svg.getBoundingClientRect();
  const view = svg.viewBox.baseVal;
  return {
    x: ((event.clientX - frame.left) / (frame.width || 1)) * view.width,
    y: ((event.clientY - frame.top) / (frame.height || 1)) * view.height,
  };
}
