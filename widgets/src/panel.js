// The decision: question, numbered options, picks of several, amounts.

import { make } from "./dom.js";

/** The panel in which somebody decides; it narrows nothing and judges nothing: Python does. */
export class Panel {
  /** @param {(message: string, about?: object) => string} say @param {(picked: number[]) => void} answer */
  constructor(say, answer) {
    this.say = say;
    this.answer = answer;
    /** @type {Set<number>} */
    this.picked = new Set();
    this.digits = "";
    this.question = null;
    this.asks = make("p", { class: "wl-question", "aria-live": "polite", tabindex: "-1" });
    this.help = make("p", { class: "wl-help", role: "status" });
    this.list = make("ol", { class: "wl-options" });
    this.foot = make("div", { class: "wl-foot" });
    const inside = [this.asks, this.help, this.list, this.foot];
    this.root = make("div", { class: "wl-decision", role: "group", "aria-label": say("decision") }, inside);
  }

  /** Show a question. @param {any} state */
  show(state) {
    const key = [state.game, state.ply, state.epoch, state.at, state.hand, state.question?.mine].join();
    if (this.key === key) return;
    this.key = key;
    this.question = state.question;
    this.bare = !state.scene.width;
    this.picked.clear();
    this.digits = "";
    this.at = 0;
    const question = state.question;
    const rule = question?.rule ? ` (${question.rule})` : "";
    const text = question ? question.text + rule : state.asked;
    if (this.asks.textContent !== text) this.asks.textContent = text;
    this.list.hidden = !question?.mine || question.amount;
    this.list.replaceChildren(...(question?.mine && !question.amount ? this.options() : []));
    this.foot.replaceChildren(...(question?.mine ? this.buttons() : []));
    this.mark();
  }

  /** Where the keyboard goes on when what had the focus is gone. */
  first() {
    return this.root.querySelector("button:not(:disabled), [tabindex='0']") ?? this.asks;
  }

  /** True if several may be picked at once. */
  get several() {
    return this.question.most > 1 || this.question.least > 1;
  }

  /** The buttons of the options, each with its digit. */
  options() {
    const all = [...this.question.options, ...this.question.also];
    const beside = this.question.options.length;
    return all.map(([value, label, note], at) => {
      if (at === beside) label = `${this.say("also")}: ${label}`;
      const digit = make("span", { class: "wl-digit", text: String(at + 1) });
      const about = { class: "wl-option", type: "button", "data-option": value, title: note || undefined };
      if (at >= beside) about["data-also"] = "";
      const button = make("button", about, [digit, " ", make("span", { text: label })]);
      button.addEventListener("click", () => this.choose(value));
      return make("li", {}, [button]);
    });
  }

  /** Pass, confirm, and the stepper for an amount. */
  buttons() {
    const { say, question } = this;
    const found = [];
    if (question.amount && question.options.length) found.push(this.stepper());
    if (this.several) {
      this.done = make("button", { class: "wl-main", type: "button", text: say("confirm") });
      this.done.addEventListener("click", () => this.confirm());
      found.push(this.done);
    }
    if (question.pass && !this.several) {
      const digit = make("span", { class: "wl-digit", text: "0" });
      const pass = make("button", { class: "wl-pass", type: "button" }, [digit, " ", question.pass]);
      pass.addEventListener("click", () => this.answer([]));
      found.push(pass);
    }
    return found;
  }

  /** An amount: less and more, and a button that answers it. */
  stepper() {
    const { say, question } = this;
    const values = question.options.map(([value]) => value);
    const labels = question.options.map(([, label]) => label);
    const about = { class: "wl-amount", role: "spinbutton", tabindex: "0", "aria-label": say("amount") };
    const shown = make("span", about);
    const give = make("button", { class: "wl-main wl-option", type: "button" });
    const less = make("button", { type: "button", "aria-label": say("less"), text: "−" });
    const more = make("button", { type: "button", "aria-label": say("more"), text: "+" });
    // for mouse and finger; keys and screen readers have the amount itself
    const range = { type: "range", class: "wl-range", min: "0", max: values.length - 1, tabindex: "-1" };
    const slide = make("input", { ...range, "aria-hidden": "true", hidden: values.length < 9 });
    slide.addEventListener("input", () => step(Number(slide.value) - this.at));
    const step = (by) => {
      this.at = Math.max(0, Math.min(values.length - 1, this.at + by));
      shown.textContent = labels[this.at];
      shown.setAttribute("aria-valuenow", String(values[this.at]));
      shown.setAttribute("aria-valuetext", labels[this.at]);
      shown.setAttribute("aria-valuemin", String(values[0]));
      shown.setAttribute("aria-valuemax", String(values.at(-1)));
      slide.value = String(this.at);
      give.textContent = say("answer_this", { amount: labels[this.at] });
      less.disabled = this.at === 0;
      more.disabled = this.at === values.length - 1;
    };
    this.step = step;
    less.addEventListener("click", () => step(-1));
    more.addEventListener("click", () => step(1));
    give.addEventListener("click", () => this.answer([values[this.at]]));
    const jumps = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 };
    shown.addEventListener("keydown", (event) => {
      if (event.key === "Home" || event.key === "End") step(event.key === "Home" ? -1e6 : 1e6);
      else if (event.key === "Enter") this.answer([values[this.at]]);
      else if (event.key in jumps) step(jumps[event.key]);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    step(Math.max(0, values.indexOf(0))); // in the middle where there are numbers below zero
    return make("div", { class: "wl-stepper" }, [less, shown, more, slide, give]);
  }

  /** Somebody chose an option, on the board, in the list or by its number. @param {number} value */
  choose(value) {
    const question = this.question;
    if (!question?.mine) return;
    this.digits = "";
    if (question.amount) {
      this.answer([value]);
      return;
    }
    const beside = question.also.some(([one]) => one === value);
    if (!this.several || beside) {
      this.answer([value]);
      return;
    }
    if (!this.picked.delete(value) && this.picked.size < question.most) this.picked.add(value);
    this.mark();
  }

  /** Send what was picked. */
  confirm() {
    if (this.question?.mine && this.several && this.picked.size >= this.question.least) {
      this.answer([...this.picked].sort((one, other) => one - other));
    }
  }

  /** A digit was typed; above nine options two digits and Enter. @param {string} key */
  digit(key) {
    const question = this.question;
    if (!question?.mine || question.amount) return false;
    const all = [...question.options, ...question.also];
    if (key === "0" && !this.digits && question.pass && !this.several) {
      this.answer([]);
      return true;
    }
    this.digits = (this.digits + key).slice(-2).replace(/^0/, "");
    if (all.length <= 9 && this.digits) {
      const at = Number(this.digits.slice(-1)) - 1;
      this.digits = "";
      if (at < all.length) this.choose(all[at][0]);
    }
    this.mark();
    return true;
  }

  /** Enter: the typed number, else what was picked. True if something came of it. */
  enter() {
    const all = [...(this.question?.options ?? []), ...(this.question?.also ?? [])];
    const at = Number(this.digits) - 1;
    if (this.digits && at < all.length) {
      this.choose(all[at][0]);
      return true;
    }
    this.forget(this.picked);
    return true;
  }

  /** Forget what was typed and, unless it is to stay, what was picked. */
  forget(staying = new Set()) {
    this.digits = "";
    this.picked = new Set(staying);
    this.mark();
  }

  /** Show what is picked, here and on the board. */
  mark() {
    const { say, question, picked } = this;
    if (!question?.mine) {
      this.help.textContent = "";
      return;
    }
    for (const button of this.list.querySelectorAll(".wl-option")) {
      const on = picked.has(Number(button.dataset.option));
      button.classList.toggle("is-selected", on);
      if (this.several) button.setAttribute("aria-pressed", String(on));
    }
    const about = { least: question.least, most: question.most, count: picked.size };
    let help = question.amount ? "" : say(this.bare ? "pick_here" : question.least ? "pick_one" : "pick_or_pass");
    if (this.several) help = say(question.least === question.most ? "pick_exactly" : "pick_some", about);
    if (this.digits) help = say("typed", { digits: this.digits });
    this.help.textContent = help;
    if (this.several) {
      this.done.disabled = picked.size < question.least;
      this.done.textContent = picked.size || !question.pass ? say("confirm") : question.pass;
    }
    this.onmark?.();
  }
}

