// A whole game on one page: everything was written down before, nobody is asked for anything.

import { Course } from "./course.js";
import { make, speaker, text } from "./dom.js";
import { Walker } from "./keys.js";
import { Pointing } from "./pointing.js";
import { Reel } from "./reel.js";
import { Picture } from "./scene.js";
import { Story } from "./story.js";
import { markParts, sections } from "./telling.js";
import { viewSelect, wear } from "./views.js";
import { Zoom } from "./zoom.js";

const MOST_LINKS = 3;
const MOST_SPOKEN = 6;

/** The player of a game that was written down. */
class Page {
  /** @param {HTMLElement} root @param {any} data what waldlehre/offline/recording.py notes down */
  constructor(root, data) {
    this.root = root;
    this.data = data;
    this.say = speaker(data.strings);
    this.reel = new Reel(data.frames);
    this.picture = new Picture("wl-game");
    this.picture.learn(data.symbols);
    this.walker = new Walker(this.picture.svg);
    this.zoom = new Zoom(this.say, this.picture.svg);
    this.course = new Course(this.say, data.turns, (at, spoken) => this.show(at, spoken));
    this.story = new Story(this.say, data.lines, (number) => this.line(number));
    this.build();
    this.listen();
    this.course.to(0, false);
  }

  build() {
    const { say } = this;
    this.asked = make("h2", { class: "wl-asked" });
    this.spoken = make("div", { class: "wl-spoken", role: "status" });
    this.notes = make("section", { class: "wl-notes", "aria-label": say("note"), tabindex: "0" });
    this.why = make("section", { class: "wl-why", "aria-label": say("why_title"), tabindex: "-1", hidden: true });
    this.view = viewSelect(say, (view) => this.look(view));
    const stage = make("div", { class: "wl-stage" }, [this.zoom.pane, this.course.root]);
    const side = make("div", { class: "wl-side" }, [this.notes, this.why, this.story.root]);
    const menu = make("details", { class: "wl-menu" }, [
      make("summary", { text: say("more") }),
      make("label", {}, [`${say("view")} `, this.view]),
      make("p", { class: "wl-help", text: say("keys") }),
    ]);
    const tools = make("div", { class: "wl-bar wl-tools" }, [menu, this.zoom.root]);
    const head = make("div", { class: "wl-head" }, [this.asked]);
    this.root.setAttribute("role", "group");
    this.root.setAttribute("aria-label", say("player"));
    this.root.replaceChildren(head, make("div", { class: "wl-body" }, [stage, side]), tools, this.spoken);
  }

  listen() {
    const { pane } = this.zoom; // a picture that heard of the focus itself could have it
    pane.addEventListener("click", (event) => this.touch(stopOf(event.target)));
    pane.addEventListener("focusin", (event) => this.touch(stopOf(event.target)));
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.pointing = new Pointing(this.root, this.picture);
    addEventListener("beforeprint", () => wear(document.documentElement, "print"));
    addEventListener("afterprint", () => this.look(this.view.value));
  }

  look(view) {
    wear(document.documentElement, view);
  }

  // -- moments -----------------------------------------------------------------------------------

  /** Show the game after so many answers. @param {number} at @param {boolean} spoken */
  show(at, spoken) {
    const far = Math.abs(at - (this.at ?? at)) > 1;
    const focused = this.picture.svg.contains(document.activeElement);
    this.at = at;
    this.root.dataset.at = String(at);
    const scene = this.reel.scene(at);
    this.picture.draw(scene, far);
    this.zoom.fit(scene);
    this.walker.settle();
    if (focused) this.walker.go(this.picture.parts.get(this.walker.part), true);
    text(this.asked, this.data.asked[at]);
    this.story.show(at);
    this.tell();
    this.note();
    if (spoken) this.speak();
  }

  /** Let screen readers hear what has just happened. */
  speak() {
    const told = this.story.of(this.at).slice(0, MOST_SPOKEN).map((one) => one.textContent);
    const quiet = this.say(this.at ? "quiet" : "nothing_yet");
    const words = [this.course.place.textContent, ...(told.length ? told : [quiet])];
    this.spoken.replaceChildren(...words.map((one) => make("p", { text: one })));
  }

  // -- why ---------------------------------------------------------------------------------------

  /** A line of the log: its moment, and how it came about. @param {number} number */
  line(number) {
    this.course.to(this.data.lines[number][1], false);
    const chain = this.chain(number);
    this.tell([this.told(chain), ...this.spared(number)], chain);
    text(this.spoken, this.course.place.textContent);
  }

  /** A place: what befell it, and how the last of it came about. @param {string} part */
  place(part) {
    const befell = this.befell(part);
    if (!befell.length) return;
    const [, first, subject] = befell.at(-1);
    const story = befell.slice(first).map(([number]) => number);
    const chain = this.chain(subject);
    const told = [this.told(story), [this.data.chain, ...this.told(chain)], ...this.spared(subject)];
    this.tell(told, [...story, ...chain], [part]);
    this.why.focus({ preventScroll: true });
  }

  /** What has befallen a place by now. @returns {number[][]} */
  befell(part) {
    const all = this.data.places[this.data.at[part]] ?? [];
    return all.filter(([number]) => this.data.lines[number][1] <= this.at);
  }

  /** An event and what led to it, first cause first. @param {number} number @returns {number[]} */
  chain(number) {
    const links = [];
    for (let at = number; at >= 0; at = this.data.lines[at][3]) links.unshift(at);
    return links;
  }

  told(numbers) {
    return numbers.map((number) => `${this.data.lines[number][0]} (${this.data.lines[number][2]})`);
  }

  /** What would have prevented a loss, as a section. */
  spared(number) {
    const found = this.data.spared[number];
    return found ? [[found]] : [];
  }

  /** Tell a chain and mark it on the board; without one, close it. */
  tell(told, numbers = [], parts = []) {
    markParts(this.picture, [...parts, ...numbers.flatMap((number) => this.data.lines[number][4])]);
    const inside = this.why.contains(document.activeElement);
    this.why.hidden = !told;
    if (!told) {
      if (inside) this.asker?.focus({ preventScroll: true });
      return;
    }
    this.asker = document.activeElement;
    const close = make("button", { type: "button", text: this.say("close") });
    close.addEventListener("click", () => this.tell());
    const title = make("h3", { class: "wl-heading", text: this.say("why_title") });
    this.why.replaceChildren(title, ...sections(told), close);
    this.why.scrollTop = 0;
  }

  // -- what things are ---------------------------------------------------------------------------

  /** Somebody points at a piece. @param {SVGElement | null} piece */
  touch(piece) {
    const part = piece?.dataset.part;
    if (!part || part === this.touched) return;
    this.walker.part = part;
    this.touched = part;
    this.note();
  }

  /** Say what the touched piece is, and what is known of it. */
  note() {
    const piece = this.picture.parts.get(this.touched);
    const label = piece?.getAttribute("aria-label");
    const key = JSON.stringify([label, this.touched, this.at]);
    if (this.notes.dataset.key === key) return;
    this.notes.dataset.key = key;
    if (!label) {
      this.notes.replaceChildren(make("p", { class: "wl-help", text: this.say("hint") }));
      return;
    }
    const known = (this.data.pieces[this.touched] ?? []).findLast(([since]) => since <= this.at);
    const lines = this.data.notes[known?.[1] ?? 0].map((line) => make("p", { text: line }));
    const buttons = this.links(piece);
    if (this.befell(this.touched).length) {
      const why = make("button", { type: "button", text: this.say("why_place") });
      why.addEventListener("click", () => this.place(this.touched));
      buttons.unshift(why);
    }
    this.notes.replaceChildren(make("h3", { class: "wl-heading", text: label }), ...lines, ...buttons);
    this.notes.scrollTop = 0;
  }

  /** Buttons that lead from a piece to its notes in the field guide. @param {SVGElement} piece */
  links(piece) {
    const drawn = [...piece.querySelectorAll("use")].map((one) => one.getAttribute("href").slice(9));
    const known = new Map(drawn.map((name) => this.data.guide[name]).filter(Boolean));
    if (known.size > MOST_LINKS) return [];
    return [...known].map(([anchor, called]) => {
      const button = make("button", { type: "button", text: this.say("in_guide", { name: called }) });
      button.addEventListener("click", () => {
        document.getElementById("guide").open = true;
        const note = document.getElementById(anchor);
        note.setAttribute("tabindex", "-1");
        note.focus();
      });
      return button;
    });
  }

  // -- keys --------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, select")) return;
    const stop = stopOf(event.target);
    const steps = { PageUp: "back", PageDown: "next" };
    let ours = true;
    if (event.key in steps) this.course.to(this.course.place_of(steps[event.key]));
    else if (stop && (event.key === "Enter" || event.key === " ")) this.touch(stop);
    else if (stop && event.key === "?") this.place(stop.dataset.part);
    else if (event.key === "Escape") this.tell();
    else ours = this.zoom.key(event) || this.walker.key(event);
    if (ours) event.preventDefault();
  }
}

/** What can be named, where something is. @param {Element} target @returns {SVGElement | null} */
function stopOf(target) {
  return target.closest?.("[data-stop]") ?? null;
}

/** Unpack what was written down. @param {string} packed @returns {Promise<any>} */
async function unpacked(packed) {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

/** Open the page; a browser too old for it keeps the sentence that says so. */
async function begin() {
  const root = document.getElementById("game");
  if (!("DecompressionStream" in window && "findLast" in Array.prototype)) return;
  try {
    const data = await unpacked(document.getElementById("record").textContent);
    new Page(root, data);
  } catch (fault) {
    root.textContent = root.dataset.broken;
    throw fault;
  }
}

begin();
