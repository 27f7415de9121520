// The live board: Python sends the state, the browser draws it and sends answers and wishes back.

import { make, speaker, text } from "./dom.js";
import { Walker } from "./keys.js";
import { Log } from "./log.js";
import { Panel } from "./panel.js";
import { Pointing } from "./pointing.js";
import { Picture } from "./scene.js";
import { store } from "./store.js";
import { markParts, sections } from "./telling.js";
import { Tools } from "./tools.js";
import { wear } from "./views.js";
import { Zoom } from "./zoom.js";

const PATIENCE = 4000;
const SLOW = new Set(["spare", "hint", "forward", "onward", "move", "load", "upload", "export"]);

/** One view of a board. */
class View {
  constructor(model, el) {
    this.model = model;
    this.store = store(model); // it hears of changes before this view does
    this.el = el;
    this.n = 0;
    this.say = speaker(model.get("strings"));
    this.picture = new Picture(`wl-${Math.random().toString(36).slice(2, 10)}`);
    this.walker = new Walker(this.picture.svg);
    this.zoom = new Zoom(this.say, this.picture.svg);
    const wish = (name, value) => this.wish(name, value);
    this.panel = new Panel(this.say, (picked) => this.reply(picked));
    this.panel.onmark = () => this.marked();
    this.log = new Log(this.say, wish);
    this.tools = new Tools(this.say, wish, (view) => this.looked(view));
    this.build();
    this.listen();
    this.draw();
  }

  build() {
    const { say } = this;
    this.title = make("strong", { class: "wl-title" });
    this.asked = make("span", { class: "wl-asked" });
    this.saved = make("span", { class: "wl-saved" });
    this.flag = make("span", { class: "wl-flag", hidden: true });
    this.alert = make("p", { class: "wl-alert", role: "alert" });
    this.message = make("p", { class: "wl-message", role: "status" });
    this.notes = make("div", { class: "wl-notes", role: "group", tabindex: "0", "aria-label": say("note") });
    this.why = make("div", { class: "wl-why", role: "group", "aria-label": say("why_title"), tabindex: "-1" });
    const head = make("div", { class: "wl-head" }, [this.title, this.asked, this.flag, this.saved]);
    this.head = head;
    const stage = make("div", { class: "wl-stage" });
    this.stage = stage;
    stage.append(this.zoom.pane);
    const side = make("div", { class: "wl-side" }, [
      ...[this.alert, this.message, this.panel.root, this.notes, this.why, this.log.root],
    ]);
    const body = make("div", { class: "wl-body" }, [stage, side]);
    this.sheet = make("style", { text: this.model.get("look") });
    this.root = make("div", { class: "wl wl-board", "data-lm-suppress-shortcuts": "true" }, [
      ...[this.sheet, head, body, this.tools.root],
    ]);
    this.root.setAttribute("role", "group");
    this.el.append(this.root);
  }

  listen() {
    const { svg } = this.picture;
    svg.addEventListener("click", (event) => this.clicked(event.target));
    // a picture that heard of the focus itself could have it
    this.zoom.pane.addEventListener("focusin", (event) => {
      const stop = event.target.closest?.("[data-stop]");
      if (stop) this.walker.part = stop.dataset.part ?? "";
    });
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.pointing = new Pointing(this.root, this.picture);
    this.heard = {
      "change:sent": () => this.draw(),
      "change:saved": () => this.kept(),
      "change:symbols": () => this.picture.learn(this.model.get("symbols")),
      "change:past_log": () => this.lines(),
      "change:view": () => this.look(),
      comm_live_update: () => this.gone("dead"),
    };
    for (const [name, does] of Object.entries(this.heard)) this.model.on(name, does);
  }

  close() {
    if (this.store.unanswered === this.last) this.store.unanswered = 0;
    clearTimeout(this.waiting);
    clearTimeout(this.moving);
    for (const [name, does] of Object.entries(this.heard)) this.model.off(name, does);
    for (const figure of this.stills ?? []) figure.hidden = false;
    this.root.remove();
  }

  // -- to Python ---------------------------------------------------------------------------------

  send(trait, data) {
    const { game, ply, epoch } = this.state;
    clearTimeout(this.waiting);
    clearTimeout(this.moving);
    const slow = SLOW.has(data.name) || this.state.plain; // a lesson may play a game to its end
    const patience = slow ? 10 * PATIENCE : PATIENCE;
    this.waiting = setTimeout(() => this.gone("no_answer"), patience);
    this.n += 1;
    try {
      this.last = (Date.now() % 1e9) * 1000 + (this.n % 1000);
      if (data.name !== "log") this.store.unanswered = this.last; // lines come by themselves
      this.model.set(trait, { game, ply, epoch, n: this.last, ...data });
      this.model.save_changes();
    } catch {
      this.gone("dead");
    }
  }

  reply(picked) {
    if (this.root.dataset.busy === "reply") return; // the second click of a double click
    this.root.dataset.busy = "reply";
    if (this.state.plain) text(this.message, this.say("plays_on"));
    this.send("reply", { picked });
  }

  wish(name, value = null) {
    this.root.dataset.busy = name;
    if (name === "export") text(this.message, this.say("exporting"));
    this.send("wish", { name, value });
  }

  gone(message) {
    this.store.unanswered = 0;
    clearTimeout(this.waiting);
    clearTimeout(this.moving);
    this.alert.textContent = this.say(message);
    this.root.classList.add("is-dead");
    delete this.root.dataset.busy;
  }

  // -- from Python -------------------------------------------------------------------------------

  draw() {
    const { state, unanswered } = this.store;
    if (!state || state === this.state) return; // it has been asked for, or is drawn already
    if (!unanswered) clearTimeout(this.waiting);
    clearTimeout(this.moving);
    this.state = state;
    this.root.classList.remove("is-dead");
    this.root.dataset.game = state.game;
    this.root.dataset.ply = String(state.ply);
    this.root.dataset.at = String(state.at);
    delete this.root.dataset.busy;
    const name = state.plain ? state.question.text : this.say("board", { title: state.title });
    this.root.setAttribute("aria-label", name);
    this.picture.learn(this.model.get("symbols"));
    const active = () => this.root.getRootNode().activeElement ?? null;
    const focused = this.picture.svg.contains(active());
    const inside = this.root.contains(active());
    if (state.seen !== this.heardOf && state.alert === this.alert.textContent) this.alert.textContent = "";
    this.heardOf = state.seen;
    this.picture.draw(state.scene);
    this.zoom.fit(state.scene);
    const before = this.walker.part;
    this.walker.settle();
    const stays = this.walker.part === before;
    if (focused) this.walker.go(this.picture.parts.get(this.walker.part), stays);
    text(this.title, state.title);
    text(this.asked, state.asked);
    this.kept();
    text(this.alert, state.alert);
    text(this.message, state.message);
    const flag = state.open ? "open_board" : state.seed >= 0 ? "seed" : "";
    this.flag.hidden = !flag;
    text(this.flag, flag ? this.say(flag, { seed: state.seed }) : "");
    this.panel.show(state);
    this.log.show(state);
    this.tools.show(state);
    this.noted(state);
    this.explained(state);
    this.marked();
    this.look();
    this.hide();
    this.plain(state);
    this.file(state);
    this.onward(state);
    const gone = inside && (!this.root.contains(active()) || active().closest("[hidden]"));
    if (gone) (state.why ? this.why : this.panel.first())?.focus();
  }

  /** Whether the game lies in a file. */
  kept() {
    const saved = this.model.get("saved");
    text(this.saved, `${saved.on ? "✓ " : ""}${saved.text}`);
  }

  /** Foresters move after their pause; a long run goes on slice by slice. */
  onward(state) {
    const later = (name, wait) => {
      this.moving = setTimeout(() => this.store.unanswered || this.wish(name), wait);
    };
    clearTimeout(this.moving);
    if (this.store.unanswered) return; // what was asked since comes first, in any view
    if (state.running) later("onward", 15);
    else if (state.why?.more) later("spare", 30);
    else if (state.auto.on && state.auto.pause >= 0) later("move", state.auto.pause);
  }

  /** A question of a lesson has no log, no tools, and perhaps no picture. */
  plain({ plain, scene }) {
    this.root.classList.toggle("wl-plain", Boolean(plain));
    this.root.classList.toggle("wl-bare", !scene.width);
    this.root.classList.toggle("wl-low", scene.width > 0 && scene.height < 200);
    this.log.root.hidden = Boolean(plain);
    this.tools.root.hidden = Boolean(plain);
    const home = plain ? this.head : this.tools.bar;
    if (this.zoom.root.parentNode !== home) home.append(this.zoom.root);
    this.stage.hidden = !scene.width;
  }

  /** What is known of the piece that was touched, or of the card in question. */
  noted(state) {
    const key = JSON.stringify([state.notes, state.touched, state.may_why, state.actions]);
    if (this.notes.dataset.key === key) return;
    this.notes.dataset.key = key;
    this.notes.setAttribute("aria-live", state.touched ? "polite" : "off");
    const lines = state.notes.map((line) => make("p", { text: line }));
    if (state.touched && state.may_why) {
      const why = make("button", { type: "button", text: this.say("why") });
      why.addEventListener("click", () => this.wish("why", state.touched));
      lines.push(why);
    }
    for (const [name, label] of state.actions ?? []) {
      const button = make("button", { type: "button", text: label, "data-tool": name });
      button.addEventListener("click", () => this.wish(name));
      lines.push(button);
    }
    this.notes.replaceChildren(...lines);
    this.notes.hidden = !lines.length;
  }

  /** A chain from cause to effect, with its marks on the board. */
  explained(state) {
    markParts(this.picture, state.why?.marks ?? []);
    this.why.hidden = !state.why;
    const key = JSON.stringify(state.why);
    if (this.why.dataset.key === key) return;
    this.why.dataset.key = key;
    if (!state.why) return;
    const close = make("button", { type: "button", text: this.say("close") });
    close.addEventListener("click", () => this.wish("nothing"));
    const more = state.why.more ? [make("p", { text: this.say("searching") })] : [];
    const title = make("p", { class: "wl-heading", text: this.say(state.plain ? "explained" : "why_title") });
    const last = state.plain ? [] : [close];
    this.why.replaceChildren(title, ...sections(state.why.sections), ...more, ...last);
    this.why.scrollIntoView({ block: "nearest" });
  }

  /** Show on the board what is picked in the panel. */
  marked() {
    const { picked, question } = this.panel;
    if (this.state.plain && !question?.mine) return; // the picture shows the answer
    for (const element of this.picture.svg.querySelectorAll("[data-option]")) {
      const on = picked.has(Number(element.dataset.option));
      element.classList.toggle("is-selected", on);
      const name = { gridcell: "aria-selected", button: "aria-pressed" }[element.getAttribute("role")];
      if (!name) continue;
      const grid = element.closest("[role=grid]");
      if (grid) grid.setAttribute("aria-multiselectable", String(Boolean(question?.mine && this.panel.several)));
      if (question?.mine && this.panel.several) element.setAttribute(name, String(on));
      else element.removeAttribute(name);
    }
  }

  lines() {
    const { game, epoch, lines } = this.model.get("past_log");
    if (lines && game === this.state.game && epoch === this.state.epoch) {
      this.log.take(0, lines);
      this.log.show(this.state);
    }
    clearTimeout(this.waiting);
    delete this.root.dataset.busy;
    this.onward(this.state);
  }

  look() {
    const view = this.model.get("view");
    wear(this.root, view);
    this.tools.view.value = view;
  }

  looked(view) {
    this.model.set("view", view);
    this.model.save_changes();
    this.look();
  }

  /** While the board lives its picture in the same output stays out of sight. */
  hide() {
    if (this.stills) return;
    const still = `[data-wl-still="${this.model.get("still").replace(/\W/g, "")}"]`;
    this.stills = [...document.querySelectorAll(still)];
    for (const figure of this.stills) figure.hidden = true;
  }

  /** Hand a file to the reader. */
  file({ file, seen }) {
    if (!file.text || seen !== this.last) return; // another view asked for it
    this.last = 0;
    const url = URL.createObjectURL(new Blob([file.text], { type: file.type }));
    make("a", { href: url, download: file.name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  // -- from the reader ---------------------------------------------------------------------------

  clicked(target) {
    const option = target.closest?.("[data-option]");
    const part = (option ?? target.closest?.("[data-stop]") ?? target.closest?.("[data-part]"))?.dataset.part;
    if (!part) return;
    this.walker.part = part;
    if (option) this.panel.choose(Number(option.dataset.option));
    else this.wish("touch", part);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.repeat && !/^(Arrow|Page)/.test(event.key)) return;
    const typing = event.target.closest?.("input, select, textarea");
    if (typing) return;
    const stop = event.target.closest?.("[data-stop]");
    const button = event.target.closest?.("button, summary");
    let ours = true;
    if (/^[0-9]$/.test(event.key)) ours = this.panel.digit(event.key);
    else if (event.key === "Enter" && this.panel.digits && (stop || this.panel.root.contains(event.target))) {
      ours = this.panel.enter();
    }
    else if ((event.key === "Enter" || event.key === " ") && stop) {
      if (stop.dataset.option !== undefined) this.panel.choose(Number(stop.dataset.option));
      else if (event.key === "Enter" && this.panel.picked.size) this.panel.confirm();
      else this.wish("touch", stop.dataset.part);
    } else if (event.key === "Enter" && !button && this.panel.picked.size) this.panel.confirm();
    else if (event.key === "?") {
      if (stop) this.wish("why", stop.dataset.part);
      else this.wish("question");
    } else if (event.key === "u" || event.key === "U") this.tools.buttons.undo.click();
    else if (event.key === "Escape") this.panel.forget();
    else ours = this.zoom.key(event) || this.walker.key(event);
    if (ours) {
      event.preventDefault();
      event.stopPropagation();
    }
  }
}

function initialize({ model }) {
  store(model);
}

function render({ model, el }) {
  const view = new View(model, el);
  return () => view.close();
}

export default { initialize, render };
