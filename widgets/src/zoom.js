// The picture in a pane of its own: larger by buttons and keys, moved by keys, dragging, scrolling.

import { make } from "./dom.js";
import { WAYS } from "./keys.js";

const STEPS = [1, 1.25, 1.6, 2, 2.5, 3.2, 4];
const SIGNS = { out: "−", in: "+", all: "⤢" };
const KEYS = { "+": 1, "-": -1, "*": -9 };
const FAR = 0.2;

/** The pane; it scrolls natively, so that whatever gets the focus comes into view. */
export class Zoom {
  /** @param {(message: string, about?: object) => string} say @param {SVGElement} svg */
  constructor(say, svg) {
    this.say = say;
    this.svg = svg;
    this.at = 0;
    this.pane = make("div", { class: "wl-pane" }, [svg]);
    this.told = make("span", { class: "wl-zoomed", "aria-live": "polite" });
    this.buttons = Object.entries({ out: -1, in: 1, all: -9 }).map(([name, by]) => {
      const title = say(`zoom.${name}`);
      const about = { type: "button", title, "aria-label": title, text: SIGNS[name] };
      return make("button", { ...about, onclick: () => this.step(by) });
    });
    const [less, ...more] = this.buttons;
    const inside = [less, this.told, ...more];
    this.root = make("div", { class: "wl-zoom", role: "group", "aria-label": say("zoom.group") }, inside);
    this.drag();
    this.step(0);
  }

  /** After each drawing: the pane is as high as the whole picture would be. */
  fit({ width, height }) {
    this.pane.style.aspectRatio = `${width || 1} / ${height || 1}`;
    this.root.hidden = !width;
  }

  /** Larger or smaller; what has the focus, else the middle, comes to the middle. @param {number} by */
  step(by) {
    const { pane, svg } = this;
    const [around, before] = [pane.getBoundingClientRect(), svg.getBoundingClientRect()];
    const stop = svg.querySelector("[data-stop]:focus");
    const box = stop?.getBoundingClientRect() ?? around;
    const [x, y] = [box.x + box.width / 2 - before.x, box.y + box.height / 2 - before.y];
    this.at = Math.max(0, Math.min(STEPS.length - 1, this.at + by));
    svg.style.width = `${STEPS[this.at] * 100}%`;
    pane.classList.toggle("is-large", this.at > 0);
    const grown = svg.getBoundingClientRect().width / before.width || 1;
    pane.scrollLeft = x * grown - around.width / 2;
    pane.scrollTop = y * grown - around.height / 2;
    this.told.textContent = this.say("zoom.told", { number: Math.round(STEPS[this.at] * 100) });
    this.buttons.forEach((button, at) => {
      button.setAttribute("aria-disabled", String(this.at === (at === 1 ? STEPS.length - 1 : 0)));
    });
  }

  /** Deal with a key; true if it was one of ours. @param {KeyboardEvent} event */
  key({ key, shiftKey }) {
    if (key in KEYS) this.step(KEYS[key]);
    else if (shiftKey && key in WAYS) {
      const [x, y] = WAYS[key];
      this.pane.scrollBy(x * FAR * this.pane.clientWidth, y * FAR * this.pane.clientHeight);
    } else return false;
    return true;
  }

  /** A large picture follows the mouse; what ends as a drag is no click. */
  drag() {
    const { pane } = this;
    let from;
    pane.addEventListener("pointerdown", (event) => {
      from = undefined;
      this.dragged = false;
      if (event.pointerType === "touch" || event.button || !this.at) return; // fingers scroll natively
      from = [event.clientX + pane.scrollLeft, event.clientY + pane.scrollTop, event.pointerId];
    });
    pane.addEventListener("pointermove", (event) => {
      if (!from || !event.buttons) return;
      const [left, top] = [from[0] - event.clientX, from[1] - event.clientY];
      const far = Math.hypot(left - pane.scrollLeft, top - pane.scrollTop) > 4;
      if (far && !this.dragged) pane.setPointerCapture(from[2]);
      this.dragged ||= far;
      if (this.dragged) pane.scrollTo(left, top);
    });
    pane.addEventListener("click", (event) => {
      if (this.dragged) event.stopPropagation();
      this.dragged = false;
    }, true);
  }
}
