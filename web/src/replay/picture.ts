// The board as a picture of its own: its drawing with all that the page adds from elsewhere, the styles and the sprites.
import type { Caption } from "./caption";

const SVG = "http://www.w3.org/2000/svg";
const PIXELS = 1600; // the width of a PNG
const LINE = 0.042; // the height of a line of the caption, as a part of the width
const FONT = 0.62; // the size of its letters, as a part of that
const MARGIN = 0.6; // beside the caption, and at most that much is left below it; in lines
const WIDE = /[^ -~ß-ÿ]|[A-Zmw@%]/u; // letters that can be as wide as high
const NARROW = 0.62; // the width of others at most, as a part of the size
const REFERENCE = /(?:href="|url\(["']?)#([\w-]+)/g;

/** A drawing that needs nothing around it, with a caption below the board. */
export function boardPicture(board: SVGSVGElement, caption: Caption): SVGSVGElement {
  const picture = board.cloneNode(true) as SVGSVGElement;
  const [x = 0, y = 0, width = 1, height = 1] = board.viewBox.baseVal ? boxOf(board) : [];
  const line = width * LINE;
  const captions = captionLines(caption, x, y + height, line);
  const whole = height + (captions.length + MARGIN) * line;
  picture.setAttribute("viewBox", `${x} ${y} ${width} ${whole}`);
  picture.setAttribute("width", String(PIXELS));
  picture.setAttribute("height", String(Math.round((PIXELS * whole) / width)));
  picture.dataset["theme"] = document.documentElement.dataset["theme"] ?? "light";
  for (const name of ["role", "tabindex", "aria-keyshortcuts"]) picture.removeAttribute(name);
  for (const element of picture.querySelectorAll("[tabindex], [role]")) {
    element.removeAttribute("tabindex");
    element.removeAttribute("role");
  }
  picture.prepend(styleOf(picture), ...backgroundOf(x, y, width, height, whole), spritesOf(picture));
  picture.append(...captions);
  return picture;
}

function boxOf(board: SVGSVGElement): number[] {
  const { x, y, width, height } = board.viewBox.baseVal;
  return [x, y, width, height];
}

function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function backgroundOf(x: number, y: number, width: number, board: number, whole: number): SVGElement[] {
  return [
    element("rect", { x, y, width, height: whole, style: "fill:var(--panel)" }),
    element("rect", { x, y, width, height: board, style: "fill:var(--mat)" }),
  ];
}

/** The title, then the players, as many on each line as certainly fit. */
function captionLines({ title, players }: Caption, x: number, y: number, line: number): SVGElement[] {
  const style = `font:600 ${line * FONT}px var(--font);fill:var(--ink)`;
  const titled = [{ text: title, colour: "var(--ink)" }];
  return [titled, ...playerLines(players)].map((parts, nth) => {
    const text = element("text", { x: x + line * MARGIN, y: y + (nth + 1) * line, style });
    for (const { text: words, colour } of parts) {
      const span = element("tspan", { style: `fill:${colour}`, dx: text.childElementCount ? line : 0 });
      span.textContent = words;
      text.append(span);
    }
    return text;
  });
}

function playerLines(players: Caption["players"]): Caption["players"][] {
  const lines: Caption["players"][] = [];
  let left = 0; // in lines, as everything here
  for (const player of players) {
    const width = widestOf(player.text);
    left -= width + 1;
    if (left < 0) {
      lines.push([]);
      left = 1 / LINE - 2 * MARGIN - width;
    }
    lines.at(-1)?.push(player);
  }
  return lines;
}

/** How wide a text is at most. The font is not known: a picture is also looked at where ours is not installed. */
const widestOf = (text: string): number => [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : NARROW), 0) * FONT;

/** Everything that the drawing refers to, directly or through others. */
function spritesOf(picture: SVGSVGElement): SVGDefsElement {
  const defs = element("defs", {});
  const known = new Set([...picture.querySelectorAll("[id]")].map(({ id }) => id));
  const open = referencesIn(picture);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const found = known.has(id) ? null : document.getElementById(id);
    known.add(id);
    if (!found) continue;
    defs.append(found.cloneNode(true));
    open.push(...referencesIn(found));
  }
  return defs;
}

const referencesIn = (part: Element): string[] => [...part.outerHTML.matchAll(REFERENCE)].flatMap(([, id]) => (id ? [id] : []));

/** The rules of the page that concern the drawing, and the design tokens. */
function styleOf(picture: SVGSVGElement): SVGStyleElement {
  const style = element("style", {});
  const holder = document.createElement("div");
  holder.append(picture.cloneNode(true));
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  style.textContent = rules
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && concerns(rule.selectorText, holder))
    .map(({ cssText }) => cssText)
    .join("\n");
  return style;
}

function concerns(selector: string, holder: Element): boolean {
  return selector.includes(":root") || selector.includes("[data-theme") || holder.querySelector(withoutStates(selector)) !== null;
}

/** A rule for a hovered element is of no use, and one for a focused element neither. */
const withoutStates = (selector: string): string =>
  selector.replaceAll(/::[\w-]+|:(?:hover|active|focus(?:-visible|-within)?)/g, ":not(*)");

export const textOf = (picture: SVGSVGElement): string => new XMLSerializer().serializeToString(picture);

export function downloadSvg(picture: SVGSVGElement, name: string): void {
  download(new Blob([textOf(picture)], { type: "image/svg+xml" }), `${name}.svg`);
}

export async function downloadPng(picture: SVGSVGElement, name: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(textOf(picture))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The browser cannot write a PNG.");
  download(blob, `${name}.png`);
}

function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
