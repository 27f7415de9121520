// Joined from widgets/src by widgets/join.py: change those files, not this one.
function make(tag, about = {}, inside = []) {
const element = document.createElement(tag);
for (const [name, value] of Object.entries(about)) {
if (value === undefined || value === false) continue;
if (name === "text") element.textContent = value;
else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
else element.setAttribute(name, value === true ? "" : String(value));
}
element.append(...inside);
return element;
}
function fill(template, about = {}) {
return template.replace(/\{(\w+)\}/g, (whole, name) => String(about[name] ?? whole));
}
function speaker(strings) {
return (message, about = {}) => {
const found = strings[message] ?? message;
const template = typeof found === "string" ? found : about.count === 1 ? found.one : found.other;
return fill(template, about);
};
}
const SVG = "http://www.w3.org/2000/svg";
const GLIDE = 180;
const ROLES = { grid: "grid", row: "row" };
function classes(data) {
return (data.a?.class ?? "").split(" ");
}
class Picture {
constructor(prefix) {
this.prefix = prefix;
this.svg = document.createElementNS(SVG, "svg");
this.svg.setAttribute("role", "group");
this.defs = this.svg.appendChild(document.createElementNS(SVG, "defs"));
this.defs.setAttribute("aria-hidden", "true");
this.top = this.svg.appendChild(document.createElementNS(SVG, "g"));
this.known = new Set();
this.parts = new Map();
this.kept = new Map();
}
learn(symbols) {
for (const [name, [box, art]] of Object.entries(symbols)) {
if (this.known.has(name)) continue;
this.known.add(name);
const made = document.createElementNS(SVG, "symbol");
made.id = `${this.prefix}-${name}`;
made.setAttribute("viewBox", box);
made.innerHTML = art; // our own drawings, never a name or a text
this.defs.append(made);
}
}
draw(scene) {
const first = !this.spots;
const before = this.spots;
this.spots = new Map();
locate(scene.nodes, { x: 0, y: 0, k: 1 }, this.spots);
const box = `0 0 ${scene.width} ${scene.height}`;
if (this.svg.getAttribute("viewBox") !== box) this.svg.setAttribute("viewBox", box);
this.svg.setAttribute("aria-label", scene.title);
this.swap(scene.nodes);
this.children(this.top, scene.nodes, false, "");
for (const [part, element] of this.parts) if (!element.isConnected) this.parts.delete(part);
if (!first && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.glide(before);
}
option(value) {
return this.svg.querySelector(`[data-option="${value}"]`);
}
swap(wanted) {
const places = new Map(wanted.filter((data) => data.p).map((data) => [data.p, place(data)]));
for (const child of [...this.top.children]) {
const known = child.wlData;
const there = places.get(known.p);
if (!known.p || there === undefined || there === place(known)) continue;
this.kept.set(known.p + place(known), child);
const earlier = this.kept.get(known.p + there);
if (!earlier) {
child.remove();
continue;
}
child.replaceWith(earlier);
for (const one of [earlier, ...earlier.querySelectorAll("[data-part]")]) {
this.parts.set(one.dataset.part, one);
}
}
}
glide(before) {
const gone = [...before].filter(([part]) => !this.spots.has(part)).map(([, spot]) => spot);
for (const [part, to] of this.spots) {
let from = before.get(part);
if (!from) {
const kin = gone.findIndex((spot) => spot.art === to.art);
if (kin < 0) continue;
from = gone.splice(kin, 1)[0];
}
const [dx, dy] = [(from.x - to.x) / to.k, (from.y - to.y) / to.k];
if (Math.hypot(dx, dy) < 1) continue;
this.parts.get(part)?.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }], {
duration: GLIDE,
easing: "ease-out",
});
}
}
children(parent, wanted, silent, around) {
const keyed = new Map();
const loose = [];
const staying = new Set(wanted.map((data) => data.p));
for (const child of [...parent.children]) {
const part = child.wlData?.p;
if (!part) loose.push(child);
else if (staying.has(part)) keyed.set(part, child);
else child.remove();
}
let next = parent.firstElementChild;
for (const data of wanted) {
let element = data.p ? keyed.get(data.p) : loose.shift();
if (data.p) keyed.delete(data.p);
if (element && element.tagName !== data.t) {
if (element === next) next = next.nextElementSibling;
element.remove();
element = undefined;
}
if (!element) element = document.createElementNS(SVG, data.t);
if (element !== next) parent.insertBefore(element, next);
else next = next.nextElementSibling;
const known = element.wlData;
if (!known || element.wlSilent !== silent || !same(known, data)) {
this.patch(element, data, silent, around);
element.wlData = data;
element.wlSilent = silent;
}
}
for (const child of [...keyed.values(), ...loose]) child.remove();
}
patch(element, data, silent, around) {
const [names, before] = [data.a ?? {}, element.wlData?.a ?? {}];
for (const name in before) {
if (!(name in names) && !OURS.has(name)) element.removeAttribute(name);
}
for (const name in names) {
const value = names[name];
if (value === before[name] || OURS.has(name)) continue;
element.setAttribute(name, name === "href" ? `#${this.prefix}-${value.slice(4)}` : value);
}
const inside = data.c ?? [];
if (!inside.length) {
const text = data.x ?? "";
if (element.textContent !== text) element.textContent = text;
}
if (data.p) this.parts.set(data.p, element);
this.speak(element, data, silent, around);
if (inside.length || element.firstElementChild) {
const quiet = silent || (Boolean(data.l) && !inside.some(speaks));
this.children(element, inside, quiet, classes(data).find((name) => ROLES[name]) ?? "");
}
}
speak(element, data, silent, around) {
const kind = classes(data).find((name) => ROLES[name]);
let role = kind ? ROLES[kind] : undefined;
const choosable = data.o !== undefined;
if (!role && data.l) {
if (around === "row") role = "gridcell";
else if ((data.c ?? []).some(speaks)) role = "group";
else role = data.a?.role ?? "button"; // whatever can be asked about, or chosen
}
const holds = role === "group" || role === "grid" || role === "row";
const hidden = silent || (!data.l && !kind && !(data.c ?? []).some(speaks) && data.t !== "text");
const wanted = {
"data-part": data.p,
role: role ?? data.a?.role,
"aria-label": data.l || undefined,
"data-option": choosable ? String(data.o) : undefined,
"data-stop": data.l && (choosable || !holds) ? "1" : undefined,
"aria-hidden": hidden ? "true" : data.a?.["aria-hidden"],
};
const said = element.wlSaid ?? {};
for (const name in wanted) {
if (wanted[name] === said[name]) continue;
if (wanted[name] === undefined) element.removeAttribute(name);
else element.setAttribute(name, wanted[name]);
}
element.wlSaid = wanted;
}
}
const OURS = new Set(["role", "aria-hidden"]);
const SPEAKS = new WeakMap();
function speaks(data) {
let found = SPEAKS.get(data);
if (found === undefined) {
found = Boolean(data.l) || (data.c ?? []).some(speaks);
SPEAKS.set(data, found);
}
return found;
}
function renewed(changes, before, pieces) {
const all = [];
for (const one of changes) {
let node = one;
if (typeof one === "number") node = before[one];
else if (one.r) node = pieces.get(one.r);
else {
if (one.c) one.c = renewed(one.c, before[one.k]?.c ?? [], pieces);
if (one.c === undefined && "c" in one) return undefined;
if (one.n) pieces.set(one.n, one);
}
if (!node) return undefined;
all.push(node);
}
return all;
}
function same(one, other) {
if (one === other) return true;
if (one.t !== other.t || one.x !== other.x || one.p !== other.p) return false;
if (one.l !== other.l || one.o !== other.o) return false;
const [a, b] = [one.a ?? {}, other.a ?? {}];
const names = Object.keys(b);
if (names.length !== Object.keys(a).length) return false;
if (names.some((name) => a[name] !== b[name])) return false;
const [inside, others] = [one.c ?? [], other.c ?? []];
return inside.length === others.length && inside.every((child, at) => same(child, others[at]));
}
function locate(nodes, frame, spots) {
for (const data of nodes) {
const here = data.a?.transform ? moved(frame, data.a.transform) : frame;
if (data.p && !data.l && (data.t === "use" || data.t === "g")) {
const [x, y] = [Number(data.a?.x ?? 0), Number(data.a?.y ?? 0)];
spots.set(data.p, { x: here.x + here.k * x, y: here.y + here.k * y, k: frame.k, art: art(data) });
}
if (data.c) locate(data.c, here, spots);
}
}
function moved(frame, transform) {
const shift = /translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)/.exec(transform);
const scale = /scale\((-?[\d.]+)/.exec(transform);
return {
x: frame.x + frame.k * Number(shift?.[1] ?? 0),
y: frame.y + frame.k * Number(shift?.[2] ?? 0),
k: frame.k * Number(scale?.[1] ?? 1),
};
}
function place(data) {
return ` ${data.a?.transform ?? ""}`;
}
function art(data) {
return data.a?.href ?? (data.c ?? []).map(art).join("");
}
const STORES = new Map();
class Store {
constructor(model) {
this.model = model;
this.state = undefined;
this.pieces = new Map();
model.on("change:sent", () => this.take());
this.take();
}
take() {
const state = JSON.parse(this.model.get("sent"));
const before = this.state;
const known = state.drawn === before?.drawn;
if (known && state.after) return;
const nodes = state.after ? before?.scene.nodes : [];
const late = state.after && state.after !== before?.drawn;
const all = late ? undefined : renewed(state.scene.nodes, nodes, this.pieces);
if (!all) {
this.model.set("wish", { name: "whole", n: Date.now() % 1e9 });
this.model.save_changes();
return;
}
for (const number of this.pieces.keys()) if (number < state.scene.first) this.pieces.delete(number);
if (known) return; // another browser has asked for the whole
state.scene.nodes = all;
this.state = state;
}
}
function store(model) {
const sign = model.get("still");
if (!STORES.has(sign)) STORES.set(sign, new Store(model));
return STORES.get(sign);
}
class Panel {
constructor(say, answer) {
this.say = say;
this.answer = answer;
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
first() {
return this.root.querySelector("button:not(:disabled), [tabindex='0']") ?? this.asks;
}
get several() {
return this.question.most > 1 || this.question.least > 1;
}
options() {
const all = [...this.question.options, ...this.question.also];
const beside = this.question.options.length;
return all.map(([value, label, note], at) => {
if (at === beside) label = `${this.say("also")}: ${label}`;
const digit = make("span", { class: "wl-digit", text: String(at + 1) });
const about = { class: "wl-option", type: "button", "data-option": value, title: note || undefined };
const button = make("button", about, [digit, " ", make("span", { text: label })]);
button.addEventListener("click", () => this.choose(value));
return make("li", {}, [button]);
});
}
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
stepper() {
const { say, question } = this;
const values = question.options.map(([value]) => value);
const labels = question.options.map(([, label]) => label);
const about = { class: "wl-amount", role: "spinbutton", tabindex: "0", "aria-label": say("amount") };
const shown = make("span", about);
const give = make("button", { class: "wl-main wl-option", type: "button" });
const less = make("button", { type: "button", "aria-label": say("less"), text: "−" });
const more = make("button", { type: "button", "aria-label": say("more"), text: "+" });
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
step(0);
return make("div", { class: "wl-stepper" }, [less, shown, more, slide, give]);
}
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
confirm() {
if (this.question?.mine && this.several && this.picked.size >= this.question.least) {
this.answer([...this.picked].sort((one, other) => one - other));
}
}
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
forget(staying = new Set()) {
this.digits = "";
this.picked = new Set(staying);
this.mark();
}
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
class Log {
constructor(say, wish) {
this.say = say;
this.wish = wish;
this.lines = new Map();
this.list = make("ol", { class: "wl-list" });
const about = { class: "wl-lines", role: "group", tabindex: "0" };
this.box = make("div", { ...about, "aria-label": say("log") }, [this.list]);
this.spoken = make("div", { class: "wl-spoken", role: "log", "aria-live": "polite" });
this.older = make("button", { class: "wl-older", type: "button", hidden: true });
this.older.addEventListener("click", () => wish("log"));
const title = make("p", { class: "wl-heading", text: say("log") });
this.root = make("div", { class: "wl-log", role: "group", "aria-label": say("log") }, [title, this.box, this.older, this.spoken]);
}
show(state) {
const key = `${state.game}:${state.epoch}`;
if (this.key !== key) {
this.key = key;
this.lines.clear();
this.list.replaceChildren();
}
const heard = this.heard ?? state.log.all;
const fresh = state.log.lines.slice(Math.max(0, heard - state.log.first)).slice(-6);
if (fresh.length) this.spoken.replaceChildren(...fresh.map(([text]) => make("p", { text })));
this.heard = state.log.all;
this.take(state.log.first, state.log.lines);
const known = this.lines.size;
this.older.hidden = known >= state.log.all;
this.older.textContent = this.say("older", { count: state.log.all });
for (const item of this.list.children) {
item.classList.toggle("is-past", state.at >= 0 && Number(item.dataset.ply) > state.at);
}
}
take(first, lines) {
lines.forEach(([text, ply, rule], at) => {
const number = first + at;
if (this.lines.get(number) === text) return;
if (this.lines.has(number)) this.list.querySelector(`[data-number="${number}"]`)?.remove();
this.lines.set(number, text);
const why = make("button", { class: "wl-line", type: "button" }, [text, " "]);
why.append(make("span", { class: "wl-rule", text: rule }));
why.setAttribute("aria-label", this.say("why_line", { line: text }));
why.addEventListener("click", () => this.wish("line", number));
const about = { class: "wl-jump", type: "button", text: "↺" };
const jump = make("button", { ...about, "aria-label": this.say("jump", { number: ply }) });
jump.title = this.say("jump", { number: ply });
jump.addEventListener("click", () => this.wish("replay", ply));
const item = make("li", { "data-ply": ply, "data-number": number }, [why, jump]);
const after = [...this.list.children].find((one) => Number(one.dataset.number) < number);
this.list.insertBefore(item, after ?? null); // newest first
});
}
}
const VIEWS = ["auto", "light", "dark", "projector", "print"];
const PAUSES = [0, 300, 800, 1500, 3000, -1];
class Tools {
constructor(say, wish, look) {
this.say = say;
this.wish = wish;
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
const view = make("select", { "aria-label": say("view") });
for (const one of VIEWS) view.append(make("option", { value: one, text: say(`views.${one}`) }));
view.addEventListener("change", () => look(view.value));
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
make("p", { class: "wl-help", text: say("shortcuts") }),
];
return make("details", { class: "wl-menu" }, [make("summary", { text: say("menu") }), ...body]);
}
show(state) {
for (const [name, why] of Object.entries(state.buttons)) {
const button = this.buttons[name];
if (!button) continue;
button.dataset.why = why;
button.title = why;
button.setAttribute("aria-disabled", String(Boolean(why)));
}
this.reason.textContent = "";
this.running = state.running;
this.go.textContent = state.running ? this.say("forward.stop") : `${this.say("forward.button")} ▸`;
this.shows.hidden = !state.hand;
this.shows.dataset.wish = state.hand;
this.shows.textContent = state.hand ? this.say(state.hand) : "";
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
const [ACROSS, DOWN] = [0.5, 0.866];
const WAYS = {
...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
...{ KeyA: [-1, 0], KeyD: [1, 0], KeyW: [-ACROSS, -DOWN], KeyE: [ACROSS, -DOWN] },
...{ KeyZ: [-ACROSS, DOWN], KeyX: [ACROSS, DOWN] },
};
class Walker {
constructor(svg) {
this.svg = svg;
this.part = "";
}
stops() {
return [...this.svg.querySelectorAll("[data-stop]")];
}
settle() {
const stops = this.stops();
const kept = stops.find((one) => one.dataset.part === this.part);
const here = kept ?? stops.find((one) => one.dataset.option !== undefined) ?? stops[0];
mark(stops, here);
this.part = here?.dataset.part ?? "";
}
go(element, still = false) {
if (!element) return;
this.part = element.dataset.part ?? "";
mark(this.stops(), element);
element.focus({ preventScroll: still });
if (!still) element.scrollIntoView({ block: "nearest", inline: "nearest" }); // it may have had it
}
toward(from, dx, dy) {
const middle = (element) => {
const box = element.getBoundingClientRect();
return [box.x + box.width / 2, box.y + box.height / 2];
};
const [x, y] = middle(from);
let best;
let least = Infinity;
for (const one of this.stops()) {
if (one === from) continue;
const [left, top] = middle(one);
const along = (left - x) * dx + (top - y) * dy;
const aside = Math.abs((left - x) * dy - (top - y) * dx);
const far = along + 2.5 * aside;
if (along > 2 && far < least) [best, least] = [one, far];
}
this.go(best ?? from);
}
key(event) {
const from = event.target.closest?.("[data-stop]");
if (!from) return false;
const way = WAYS[event.key] ?? WAYS[event.code];
if (way) this.toward(from, ...way);
else if (event.key === "Home" || event.key === "End") {
const choosable = this.stops().filter((one) => one.dataset.option !== undefined);
const among = choosable.length ? choosable : this.stops();
this.go(event.key === "Home" ? among[0] : among.at(-1));
} else return false;
return true;
}
}
function mark(stops, here) {
for (const one of stops) {
const wanted = one === here ? "0" : "-1";
if (one.getAttribute("tabindex") !== wanted) one.setAttribute("tabindex", wanted);
}
}
class Pointing {
constructor(root, picture) {
this.picture = picture;
for (const name of ["pointerover", "focusin"]) {
root.addEventListener(name, (event) => this.at(event.target));
}
}
at(target) {
const value = target.closest?.("[data-option]")?.dataset.option;
const piece = value === undefined ? target.closest?.("[data-stop]") : this.picture.option(value);
const shown = this.picture.parts.get(`aside:${piece?.dataset.part}`);
if (shown === this.shown) return;
this.shown?.classList.remove("is-shown");
shown?.classList.add("is-shown");
this.shown = shown;
}
}
const STEPS = [1, 1.25, 1.6, 2, 2.5, 3.2, 4];
const FAR = 0.2;
class Zoom {
constructor(say, svg) {
this.say = say;
this.svg = svg;
this.at = 0;
this.pane = make("div", { class: "wl-pane" }, [svg]);
this.told = make("span", { class: "wl-zoomed", "aria-live": "polite" });
const button = (name, text, by) => {
const found = make("button", { type: "button", "data-zoom": name, "aria-label": say(`zoom.${name}`), text });
found.title = say(`zoom.${name}`);
found.addEventListener("click", () => this.step(by));
return found;
};
this.less = button("out", "−", -1);
this.more = button("in", "+", 1);
this.all = button("all", "⤢", -9);
const inside = [this.less, this.told, this.more, this.all];
this.root = make("div", { class: "wl-zoom", role: "group", "aria-label": say("zoom.group") }, inside);
this.drag();
this.step(0);
}
fit({ width, height }) {
this.pane.style.aspectRatio = `${width || 1} / ${height || 1}`;
this.root.hidden = !width;
}
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
this.less.setAttribute("aria-disabled", String(this.at === 0));
this.all.setAttribute("aria-disabled", String(this.at === 0));
this.more.setAttribute("aria-disabled", String(this.at === STEPS.length - 1));
}
key({ key, shiftKey }) {
const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const sizes = { "+": 1, "-": -1, "*": -9 };
if (key in sizes) this.step(sizes[key]);
else if (shiftKey && key in ways) {
const [x, y] = ways[key].map((way) => way * FAR);
this.pane.scrollBy(x * this.pane.clientWidth, y * this.pane.clientHeight);
} else return false;
return true;
}
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
const PATIENCE = 4000;
const SLOW = new Set(["spare", "hint", "forward", "move", "load", "upload"]);
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
svg.addEventListener("focusin", (event) => {
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
clearTimeout(this.waiting);
clearTimeout(this.moving);
for (const [name, does] of Object.entries(this.heard)) this.model.off(name, does);
for (const figure of this.stills ?? []) figure.hidden = false;
this.root.remove();
}
send(trait, data) {
const { game, ply, epoch } = this.state;
clearTimeout(this.waiting);
const slow = SLOW.has(data.name) || this.state.plain; // a lesson may play a game to its end
const patience = slow ? 10 * PATIENCE : PATIENCE;
this.waiting = setTimeout(() => this.gone("no_answer"), patience);
this.n += 1;
try {
this.last = (Date.now() % 1e9) * 1000 + (this.n % 1000);
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
this.send("wish", { name, value });
}
gone(message) {
clearTimeout(this.waiting);
clearTimeout(this.moving);
this.alert.textContent = this.say(message);
this.root.classList.add("is-dead");
delete this.root.dataset.busy;
}
draw() {
clearTimeout(this.waiting);
clearTimeout(this.moving);
const { state } = this.store;
if (!state || state === this.state) return; // it has been asked for, or is drawn already
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
kept() {
const saved = this.model.get("saved");
text(this.saved, `${saved.on ? "✓ " : ""}${saved.text}`);
}
onward(state) {
const later = (name, value, wait) => {
this.moving = setTimeout(() => this.wish(name, value), wait);
};
if (state.running) later("forward", state.running, 15);
else if (state.why?.more) later("spare", null, 30);
else if (state.auto.on && state.auto.pause >= 0) later("move", null, state.auto.pause);
}
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
explained(state) {
const marks = new Map((state.why?.marks ?? []).map((part, at) => [part, at]));
for (const [part, element] of this.picture.parts) {
element.classList.toggle("is-marked", marks.has(part));
}
this.why.hidden = !state.why;
const key = JSON.stringify(state.why);
if (this.why.dataset.key === key) return;
this.why.dataset.key = key;
if (!state.why) return;
const close = make("button", { type: "button", text: this.say("close") });
close.addEventListener("click", () => this.wish("nothing"));
const [story, ...rest] = state.why.sections;
const listed = (lines) => {
if (lines.length === 1) return make("p", { class: "wl-only", text: lines[0] });
return make("ol", {}, lines.map((line) => make("li", { text: line })));
};
const told = rest.map(([first, ...lines]) => {
const head = make("p", { text: first });
return make("div", {}, lines.length ? [head, listed(lines)] : [head]);
});
const more = state.why.more ? [make("p", { text: this.say("searching") })] : [];
const title = make("p", { class: "wl-heading", text: this.say(state.plain ? "explained" : "why_title") });
const last = state.plain ? [] : [close];
this.why.replaceChildren(title, listed(story), ...told, ...more, ...last);
this.why.scrollIntoView({ block: "nearest" });
}
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
}
look() {
const view = this.model.get("view");
for (const one of ["light", "dark", "projector", "print"]) {
this.root.classList.toggle(`wl-${one}`, one === view);
}
this.tools.view.value = view;
}
looked(view) {
this.model.set("view", view);
this.model.save_changes();
this.look();
}
hide() {
if (this.stills) return;
const still = `[data-wl-still="${this.model.get("still").replace(/\W/g, "")}"]`;
this.stills = [...document.querySelectorAll(still)];
for (const figure of this.stills) figure.hidden = true;
}
file({ file, seen }) {
if (!file.text || seen !== this.last) return; // another view asked for it
this.last = 0;
const url = URL.createObjectURL(new Blob([file.text], { type: "application/json" }));
make("a", { href: url, download: file.name }).click();
setTimeout(() => URL.revokeObjectURL(url), 1000);
}
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
function text(element, words) {
const known = element.firstChild;
if (!known) element.textContent = words;
else if (known.data !== words) known.data = words;
}
function initialize({ model }) {
store(model);
}
function render({ model, el }) {
const view = new View(model, el);
return () => view.close();
}
export default { initialize, render };
