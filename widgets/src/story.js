// The whole log in the order in which it happened; one tab stop, a line leads to its moment.

import { make } from "./dom.js";

const LEAPS = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10, Home: -1e6, End: 1e6 };

/** The log of a game that is written to its end. */
export class Story {
  /** @param {(message: string, about?: object) => string} say @param {any[][]} lines @param {(number: number) => void} ask */
  constructor(say, lines, ask) {
    this.plies = lines.map(([, ply]) => ply);
    this.buttons = lines.map(([bare, , rule, , , root, full], number) => {
      const about = { class: "wl-line", type: "button", tabindex: "-1", "data-number": number };
      const button = make("button", about, [full || bare, " ", make("span", { class: "wl-rule", text: rule })]);
      button.addEventListener("click", () => ask(number));
      if (root) button.classList.add("is-turn");
      return button;
    });
    this.list = make("ol", { class: "wl-list" }, this.buttons.map((one) => make("li", {}, [one])));
    this.box = make("div", { class: "wl-lines" }, [this.list]);
    const title = make("h3", { class: "wl-heading", text: say("log") });
    this.root = make("section", { class: "wl-log", "aria-label": say("log") }, [title, this.box]);
    this.box.addEventListener("keydown", (event) => this.key(event));
    this.stop(this.buttons[0]);
  }

  /** The lines of a moment. @param {number} at @returns {HTMLButtonElement[]} */
  of(at) {
    return this.buttons.filter((_, number) => this.plies[number] === at);
  }

  /** Show which lines have just happened, and which are still to come. @param {number} at */
  show(at) {
    this.buttons.forEach((button, number) => {
      const ply = this.plies[number];
      button.classList.toggle("is-coming", ply > at);
      if (ply === at) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    });
    const last = this.plies.findLastIndex((ply) => ply <= at);
    const here = this.of(at)[0] ?? this.buttons[Math.max(0, last)];
    if (!here || this.box.contains(document.activeElement)) return;
    this.stop(here);
    const before = here.parentNode.previousElementSibling ?? here.parentNode;
    this.box.scrollTop = before.offsetTop - this.list.offsetTop;
  }

  /** Make a line the tab stop. */
  stop(button) {
    this.at?.setAttribute("tabindex", "-1");
    this.at = button;
    button?.setAttribute("tabindex", "0");
  }

  /** Go up and down. @param {KeyboardEvent} event */
  key(event) {
    const by = LEAPS[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = this.buttons.indexOf(event.target);
    const to = this.buttons[Math.max(0, Math.min(this.buttons.length - 1, from + by))];
    this.stop(to);
    to.focus();
    event.preventDefault();
    event.stopPropagation();
  }
}
