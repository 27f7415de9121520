// Back and forth through a game that is written to its end: buttons, a slider, playing by itself.

import { make, text } from "./dom.js";

const PAUSES = [500, 1000, 2000, 4000];
const USUAL = 1000;
const ICONS = {
  first: "M6 5v14M19 5l-8 7 8 7z",
  turn_back: "M12 5l-7 7 7 7M20 5l-7 7 7 7",
  back: "M15 5l-7 7 7 7",
  play: "M8 5v14l11-7z",
  stop: "M8 5v14M16 5v14",
  next: "M9 5l7 7-7 7",
  turn_on: "M4 5l7 7-7 7M12 5l7 7-7 7",
  last: "M18 5v14M5 5l8 7-8 7z",
};

/** Chooses the moment that is shown. */
export class Course {
  /** @param {(message: string, about?: object) => string} say @param {number[]} turns @param {(at: number, spoken: boolean) => void} go */
  constructor(say, turns, go) {
    this.say = say;
    this.turns = turns;
    this.last = turns.length - 1;
    this.go = go;
    this.at = 0;
    const before = ["first", "turn_back", "back"].map((name) => this.button(name));
    this.play = make("button", { type: "button", class: "wl-main wl-play" });
    this.play.addEventListener("click", () => (this.moving ? this.pause() : this.run()));
    const after = ["next", "turn_on", "last"].map((name) => this.button(name));
    this.slider = make("input", { type: "range", min: "0", max: this.last, value: "0", "aria-label": say("slider") });
    this.slider.addEventListener("input", () => this.to(Number(this.slider.value), false));
    this.slider.addEventListener("change", () => this.to(Number(this.slider.value)));
    this.place = make("span", { class: "wl-place" });
    this.speed = make("select", { "aria-label": say("speed") });
    for (const one of PAUSES) {
      this.speed.append(make("option", { value: one, text: say("seconds", { number: one / 1000 }) }));
    }
    this.speed.value = String(USUAL);
    const buttons = make("span", { class: "wl-together" }, [...before, this.play, ...after, this.speed]);
    const inside = [buttons, this.place, this.slider];
    this.root = make("div", { class: "wl-bar wl-back wl-course", role: "group", "aria-label": say("moments") }, inside);
    this.named();
  }

  /** A button that goes to another moment. */
  button(name) {
    const button = make("button", { type: "button", "data-tool": name });
    signed(button, name, this.say(name));
    button.addEventListener("click", () => this.to(this.place_of(name)));
    return button;
  }

  /** Where a button leads from here. @param {string} name */
  place_of(name) {
    const { at, turns, last } = this;
    if (name === "first") return 0;
    if (name === "last") return last;
    if (name === "back" || name === "next") return at + (name === "next" ? 1 : -1);
    const on = turns.findIndex((turn, ply) => ply > at && turn !== turns[at]);
    if (name === "turn_on") return on < 0 ? last : on;
    const here = turns.indexOf(turns[at]);
    return here < at ? here : turns.indexOf(turns[Math.max(0, at - 1)]);
  }

  /** Go to a moment; whoever goes by hand plays on no more. @param {number} at @param {boolean} [spoken] */
  to(at, spoken = true) {
    this.pause();
    this.move(at, spoken);
  }

  /** Show a moment. */
  move(at, spoken) {
    this.at = Math.max(0, Math.min(this.last, at));
    this.slider.value = String(this.at);
    const step = this.say("step", { number: this.at, count: this.last });
    const place = `${this.say("turn", { number: this.turns[this.at] })} · ${step}`;
    text(this.place, place);
    this.slider.setAttribute("aria-valuetext", place);
    for (const button of this.root.querySelectorAll("[data-tool]")) {
      const back = ["first", "turn_back", "back"].includes(button.dataset.tool);
      button.setAttribute("aria-disabled", String(this.at === (back ? 0 : this.last)));
    }
    this.go(this.at, spoken);
  }

  /** Play by itself, from the beginning where the end is reached. */
  run() {
    const on = () => {
      this.move(this.at + 1, true);
      if (this.at === this.last) this.pause();
      else this.moving = setTimeout(on, Number(this.speed.value));
    };
    if (this.at === this.last) this.move(0, true);
    this.moving = setTimeout(on, this.at ? 0 : Number(this.speed.value));
    this.named();
  }

  /** Play no further. */
  pause() {
    clearTimeout(this.moving);
    this.moving = undefined;
    this.named();
  }

  named() {
    const name = this.moving ? "stop" : "play";
    if (this.play.dataset.name === name) return;
    this.play.dataset.name = name;
    signed(this.play, name, this.say(name));
    this.play.append(" ", this.say(name));
  }
}

/** Give a button its sign and its name. */
function signed(button, name, label) {
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;
  button.setAttribute("aria-label", label);
  button.title = label;
}
