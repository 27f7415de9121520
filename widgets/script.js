// Joined from widgets/src by widgets/join.py: change those files, not this one.
const PATIENCE = 20000;function here() {return Boolean(globalThis.Bokeh);}
async function ask(model, gone) {const text = await new Promise((done) => {gone.addEventListener("abort", () => done(""));setTimeout(() => done(""), PATIENCE);model.on("msg:custom", (sent) => done(sent.script));model.send({ want: "script" });});if (text) {const script = document.createElement("script");script.textContent = text;document.head.append(script);}
delete globalThis.waldlehreScript;}
async function bring(model, gone) {while (!here() && !gone.aborted) {globalThis.waldlehreScript ??= ask(model, gone);await globalThis.waldlehreScript;}
}
function say(model, ready) {model.set("ready", ready);model.save_changes();}
export default {render({ model, el }) {el.hidden = true;const gone = new AbortController();const { signal } = gone;const ready = () => bring(model, signal).then(() => signal.aborted || say(model, true));const leave = () => {gone.abort();say(model, false);};window.addEventListener("pagehide", leave, { signal });const said = () => model.get("ready") || ready(); // another page was left
model.on("change:ready", said);if (!here() && model.get("ready")) say(model, false);ready();return () => {gone.abort();model.off("change:ready", said);};},};
