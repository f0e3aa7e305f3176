// Explains what is under the pointer, the finger or the focus. An element names its topics in `data-explain`, such as
// "place:O tribe:v": see topics.ts.

/** How long a pointer, the focus or a finger rests on an element before it is explained. */
const DELAY = { hover: 700, focus: 900, press: 500 } as const; // milliseconds
/** A finger that moves farther scrolls or drags. */
const WOBBLE = 10; // pixels
/** How far beside the explanation the pointer may be: it comes from the element. */
const REACH = 12; // pixels

export interface Explained {
  anchor: Element;
  topics: string;
}

const explainable = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest("[data-explain]") : null);

/** What a focused element is explained by: itself, what it is in, or the first thing in it. */
const explainableByFocus = (target: EventTarget | null): Element | null =>
  explainable(target) ?? (target instanceof Element ? target.querySelector("[data-explain]") : null);

const distance = (x: number, y: number, box: DOMRect): number =>
  Math.max(box.left - x, x - box.right, 0) + Math.max(box.top - y, y - box.bottom, 0);

const isTextField = (target: EventTarget | null): boolean => target instanceof Element && target.matches("input, textarea");

export class Explainer {
  shown = $state.raw<Explained | null>(null);
  /** The box with the explanation: the pointer may move onto it. */
  box: HTMLElement | undefined;
  /** Opens the help about what is shown; null if it does not say more. */
  more: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private candidate: Element | null = null;
  private pointer = { x: 0, y: 0 };
  private pressed: { x: number; y: number } | null = null;
  /** The explanation came from a long press, whose click is not meant. */
  private swallowClick = false;

  show(anchor: Element): void {
    clearTimeout(this.timer);
    this.candidate = anchor;
    this.shown = { anchor, topics: anchor.getAttribute("data-explain") ?? "" };
  }

  hide(): void {
    clearTimeout(this.timer);
    this.candidate = null;
    this.shown = null;
  }

  /** Explains something else after a moment; until then what is shown is hidden, unless it is `kept`. */
  private soon(anchor: Element | null, delay: number, kept = false): void {
    if (!kept && this.shown && this.shown.anchor !== anchor) this.hide();
    if (anchor === this.candidate) return;
    clearTimeout(this.timer);
    this.candidate = anchor;
    if (this.shown && this.shown.anchor === anchor) return;
    if (anchor || kept) this.timer = setTimeout(() => (anchor ? this.show(anchor) : this.hide()), delay);
  }

  /** The pointer is at the box, or on its way there: the links in it can be reached. */
  private towardsBox({ clientX: x, clientY: y }: PointerEvent): "there" | "nearer" | null {
    const before = this.pointer;
    this.pointer = { x, y };
    if (!this.shown || !this.box) return null;
    const box = this.box.getBoundingClientRect();
    const now = distance(x, y, box);
    if (now <= REACH) return "there";
    return now < distance(before.x, before.y, box) ? "nearer" : null;
  }

  pointerMoved(event: PointerEvent): void {
    if (event.pointerType === "touch") {
      if (this.pressed && Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) > WOBBLE) this.cancelPress();
      return;
    }
    const towards = this.towardsBox(event);
    if (event.buttons) return;
    if (towards === "there") this.soon(this.shown?.anchor ?? null, DELAY.hover, true);
    else this.soon(explainable(event.target), DELAY.hover, towards === "nearer");
  }

  private isInBox(target: EventTarget | null): boolean {
    return target instanceof Node && this.box?.contains(target) === true;
  }

  pointerDown(event: PointerEvent): void {
    this.swallowClick = false;
    if (this.isInBox(event.target)) return;
    this.hide();
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    const anchor = explainable(event.target);
    if (!anchor) return;
    this.pressed = { x: event.clientX, y: event.clientY };
    this.candidate = anchor;
    this.timer = setTimeout(() => {
      this.swallowClick = true;
      this.show(anchor);
    }, DELAY.press);
  }

  /** The finger is lifted: a short tap explains nothing. */
  pointerUp(event: PointerEvent): void {
    if (event.pointerType === "touch" && !this.shown) this.cancelPress();
    this.pressed = null;
  }

  private cancelPress(): void {
    this.pressed = null;
    this.swallowClick = false;
    this.hide();
  }

  clicked(event: MouseEvent): void {
    if (!this.swallowClick) return;
    this.swallowClick = false;
    event.preventDefault();
    event.stopPropagation();
  }

  focused(event: FocusEvent): void {
    if (this.isInBox(event.target)) return;
    const anchor = explainableByFocus(event.target);
    if (anchor && event.target instanceof Element && event.target.matches(":focus-visible")) this.soon(anchor, DELAY.focus);
    else if (!this.pressed && !this.swallowClick) this.hide(); // a long press leaves it open when the finger is lifted
  }

  keyPressed(event: KeyboardEvent): void {
    const more = event.key === "?" && this.more !== null && !isTextField(event.target);
    if (this.shown && (more || event.key === "Escape")) {
      event.preventDefault(); // the dialog around it stays open
      event.stopPropagation();
    }
    if (more) this.more?.();
    else if (event.key === "Escape" || event.key === "Enter" || event.key === " ") this.hide();
  }
}

export const explainer = new Explainer();

/** Explains the focused element at once, and returns its topics; empty if there is nothing to explain. */
export function explainFocused(): string {
  const anchor = explainableByFocus(document.activeElement);
  if (anchor) explainer.show(anchor);
  return explainer.shown?.topics ?? "";
}

/** Listens until the returned function is called. */
export function listen(explaining: Explainer): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  document.addEventListener("pointermove", (event) => explaining.pointerMoved(event), options);
  document.addEventListener("pointerdown", (event) => explaining.pointerDown(event), options);
  document.addEventListener("pointerup", (event) => explaining.pointerUp(event), options);
  document.addEventListener("pointercancel", (event) => explaining.pointerUp(event), options);
  document.addEventListener("contextmenu", (event) => explaining.clicked(event), options);
  document.addEventListener("click", (event) => explaining.clicked(event), options);
  document.addEventListener("focusin", (event) => explaining.focused(event), options);
  document.addEventListener("keydown", (event) => explaining.keyPressed(event), options);
  document.addEventListener("scroll", () => explaining.hide(), options);
  return () => stop.abort();
}
