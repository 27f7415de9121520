// Buttons around the board: back and forth, playing on, looking back, files, views.

import { make, text } from "./dom.js";
import { viewSelect } from "./views.js";

const PAUSES = [0, 300, 800, 1500, 3000, -1];

/** The tools; a button that does nothing now says why. */
export class Tools {
  /** @param {(message: string, about?: object) => string} say @param {(name: string, value?: any) => void} wish @param {(view: string) => void} look */
  constructor(say, wish, look) {
    this.say = say;
    this.wish = wish;
    /** @type {Object<string, HTMLButtonElement>} */
    this.buttons = {};
    this.reason = make("p", { class: "wl-reason", role: "status" });
    this.bar = make("div", { class: "wl-bar", role: "group", "aria-label": say("table") }, [
      this.button("undo", say("undo.button")),
      this.button("redo", say("redo.button")),
      this.button("question", say("why_asked")),
      this.button("hint", say("buttons.hint")),
      this.hand(),
      this.onward(say),
    ]);
    this.root = make("div", { class: "wl-tools" }, [this.bar, this.reason, this.back(say), this.menu(say, look)]);
  }

  /** A button that wishes something, unless there is a reason against it. */
  button(name, text, value) {
    const button = make("button", { type: "button", text, "data-tool": name });
    button.addEventListener("click", () => {
      this.reason.textContent = "";
      if (button.dataset.why) this.reason.textContent = button.dataset.why;
      else this.wish(name, value);
    });
    this.buttons[name] = button;
    return button;
  }

  hand() {
    this.shows = make("button", { type: "button", class: "wl-main", hidden: true });
    this.shows.addEventListener("click", () => this.wish(this.shows.dataset.wish));
    return this.shows;
  }

  onward(say) {
    this.far = make("select", { "aria-label": say("forward.button") });
    for (const far of ["turn", "phase", "game"]) {
      this.far.append(make("option", { value: far, text: say(`forward.${far}`) }));
    }
    const go = make("button", { type: "button", text: `${say("forward.button")} ▸`, "data-tool": "forward" });
    go.addEventListener("click", () => {
      this.reason.textContent = go.dataset.why ?? "";
      if (this.running) this.wish("stop");
      else if (!go.dataset.why) this.wish("forward", this.far.value);
    });
    this.go = go;
    this.buttons.forward = go;
    this.move = make("button", { type: "button", text: say("move"), hidden: true });
    this.move.addEventListener("click", () => this.wish("move"));
    return make("span", { class: "wl-together" }, [go, this.far, this.move]);
  }

  back(say) {
    this.slider = make("input", { type: "range", min: "0", value: "0", "aria-label": say("replay.button") });
    this.slider.addEventListener("input", () => this.placed(this.slider.max));
    this.slider.addEventListener("change", () => this.wish("replay", Number(this.slider.value)));
    this.place = make("span", { class: "wl-place" });
    this.now = make("button", { type: "button", text: say("now"), hidden: true });
    this.now.addEventListener("click", () => this.wish("replay", Number(this.slider.max)));
    const label = make("span", { "aria-hidden": "true", text: say("replay.button") });
    const fork = this.button("fork", say("fork.button"));
    return make("div", { class: "wl-bar wl-back" }, [
      ...[label, this.slider, this.place, this.now, fork, this.button("whatif", say("whatif.button"))],
    ]);
  }

  menu(say, look) {
    const view = viewSelect(say, look);
    this.view = view;
    const pause = make("select", { "aria-label": say("pause") });
    for (const one of PAUSES) {
      const text = one < 0 ? say("pause_off") : say("seconds", { number: one / 1000 });
      pause.append(make("option", { value: String(one), text }));
    }
    pause.addEventListener("change", () => this.wish("pause", Number(pause.value)));
    this.pause = pause;
    const name = make("input", { type: "text", maxlength: "60", "aria-label": say("file_name") });
    const save = make("button", { type: "button", text: say("buttons.save") });
    save.addEventListener("click", () => this.wish("save", name.value));
    const file = make("input", { type: "file", accept: ".json", "aria-label": say("upload") });
    file.addEventListener("change", async () => {
      if (file.files[0]) this.wish("upload", (await file.files[0].text()).slice(0, 1000001));
      file.value = "";
    });
    this.saves = make("div", { class: "wl-saves" });
    const row = (...inside) => make("div", { class: "wl-bar" }, inside);
    const labelled = (text, input) => make("label", {}, [`${text} `, input]);
    const body = [
      row(labelled(say("view"), view), labelled(say("pause"), pause)),
      row(this.button("again", say("buttons.again")), this.button("anew", say("buttons.anew"))),
      row(labelled(say("file_name"), name), save, this.button("saves", say("buttons.load"))),
      this.saves,
      row(labelled(say("upload"), file), this.button("download", say("buttons.download"))),
      row(this.button("export", say("buttons.export"))),
      make("p", { class: "wl-help", text: say("shortcuts") }),
    ];
    return make("details", { class: "wl-menu" }, [make("summary", { text: say("menu") }), ...body]);
  }

  /** @param {any} state */
  show(state) {
    for (const [name, why] of Object.entries(state.buttons)) {
      const button = this.buttons[name];
      if (!button) continue;
      if (button.dataset.why === why) continue;
      button.dataset.why = why;
      button.title = why;
      button.setAttribute("aria-disabled", String(Boolean(why)));
    }
    text(this.reason, "");
    this.running = state.running;
    text(this.go, state.running ? this.say("forward.stop") : `${this.say("forward.button")} ▸`);
    this.shows.hidden = !state.hand;
    this.shows.dataset.wish = state.hand;
    text(this.shows, state.hand ? this.say(state.hand) : "");
    this.move.hidden = !(state.auto.on && state.auto.pause < 0);
    this.slider.max = String(state.ply);
    this.slider.value = String(state.at < 0 ? state.ply : state.at);
    this.placed(state.ply);
    this.now.hidden = state.at < 0;
    const pause = state.auto.pause;
    if (![...this.pause.options].some((one) => one.value === String(pause))) {
      this.pause.append(make("option", { value: String(pause), text: this.say("seconds", { number: pause / 1000 }) }));
    }
    this.pause.value = String(pause);
    this.list(state.saves);
  }

  /** Say where the slider stands. */
  placed(most) {
    this.place.textContent = this.say("step", { number: this.slider.value, count: most });
    this.slider.setAttribute("aria-valuetext", this.place.textContent);
  }

  list(names) {
    if (!names) {
      this.saves.replaceChildren();
      return;
    }
    const title = make("p", { text: this.say(names.length ? "here" : "none_saved") });
    const buttons = names.map((name) => {
      const button = make("button", { type: "button", text: name });
      button.addEventListener("click", () => this.wish("load", name));
      return button;
    });
    this.saves.replaceChildren(title, ...buttons);
  }
}
