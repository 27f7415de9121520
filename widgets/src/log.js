// What happened, line by line: each line asks why and leads back to its moment.

import { make, text } from "./dom.js";

/** The log; it keeps the lines that it has seen. */
export class Log {
  /** @param {(message: string, about?: object) => string} say @param {(name: string, value?: any) => void} wish */
  constructor(say, wish) {
    this.say = say;
    this.wish = wish;
    this.lines = new Map();
    this.at = -1;
    this.list = make("ol", { class: "wl-list" });
    const about = { class: "wl-lines", role: "group", tabindex: "0" };
    this.box = make("div", { ...about, "aria-label": say("log") }, [this.list]);
    this.spoken = make("div", { class: "wl-spoken", role: "log", "aria-live": "polite" });
    this.older = make("button", { class: "wl-older", type: "button", hidden: true });
    this.older.addEventListener("click", () => wish("log"));
    const title = make("p", { class: "wl-heading", text: say("log") });
    this.root = make("div", { class: "wl-log", role: "group", "aria-label": say("log") }, [title, this.box, this.older, this.spoken]);
  }

  /** Take over the newest lines of a state. @param {any} state */
  show(state) {
    const key = `${state.game}:${state.epoch}`;
    if (this.key !== key) {
      this.key = key;
      this.lines.clear();
      this.list.replaceChildren();
    }
    const heard = this.heard ?? state.log.all;
    const fresh = state.log.lines.slice(Math.max(0, heard - state.log.first)).slice(-6);
    if (fresh.length) this.spoken.replaceChildren(...fresh.map(([told]) => make("p", { text: told })));
    this.heard = state.log.all;
    this.take(state.log.first, state.log.lines);
    const known = this.lines.size;
    this.older.hidden = known >= state.log.all;
    if (!this.older.hidden) text(this.older, this.say("older", { count: state.log.all }));
    if (state.at < 0 && this.at < 0) return;
    this.at = state.at;
    for (const item of this.list.children) {
      item.classList.toggle("is-past", state.at >= 0 && Number(item.dataset.ply) > state.at);
    }
  }

  /** Add lines that are not there yet. @param {number} first @param {[string, number, string][]} lines */
  take(first, lines) {
    lines.forEach(([told, ply, rule], at) => {
      const number = first + at;
      if (this.lines.get(number) === told) return;
      if (this.lines.has(number)) this.list.querySelector(`[data-number="${number}"]`)?.remove();
      this.lines.set(number, told);
      const why = make("button", { class: "wl-line", type: "button" }, [told, " "]);
      why.append(make("span", { class: "wl-rule", text: rule }));
      why.setAttribute("aria-label", this.say("why_line", { line: told }));
      why.addEventListener("click", () => this.wish("line", number));
      const about = { class: "wl-jump", type: "button", text: "↺" };
      const jump = make("button", { ...about, "aria-label": this.say("jump", { number: ply }) });
      jump.title = this.say("jump", { number: ply });
      jump.addEventListener("click", () => this.wish("replay", ply));
      const item = make("li", { "data-ply": ply, "data-number": number }, [why, jump]);
      let after = this.list.firstElementChild; // newest first
      while (after && Number(after.dataset.number) > number) after = after.nextElementSibling;
      this.list.insertBefore(item, after);
    });
  }
}
