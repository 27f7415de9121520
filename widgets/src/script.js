// Brings the script that charts are drawn by to a page that has none yet, when the first one comes.

const PATIENCE = 20000;

/** True if the page has the script. */
function here() {
  return Boolean(globalThis.Bokeh);
}

/**
 * Ask Python for the script and run it; ends too when nothing comes, or nobody waits any longer.
 * @param {Object} model @param {AbortSignal} gone
 */
async function ask(model, gone) {
  const text = await new Promise((done) => {
    gone.addEventListener("abort", () => done(""));
    setTimeout(() => done(""), PATIENCE);
    model.on("msg:custom", (sent) => done(sent.script));
    model.send({ want: "script" });
  });
  if (text) {
    const script = document.createElement("script");
    script.textContent = text;
    document.head.append(script);
  }
  delete globalThis.waldlehreScript;
}

/** Come back when the page has the script: all charts of a page wait for the one that asks first. */
async function bring(model, gone) {
  while (!here() && !gone.aborted) {
    globalThis.waldlehreScript ??= ask(model, gone);
    await globalThis.waldlehreScript;
  }
}

/** @param {Object} model @param {boolean} ready */
function say(model, ready) {
  model.set("ready", ready);
  model.save_changes();
}

export default {
  render({ model, el }) {
    el.hidden = true;
    const gone = new AbortController();
    const { signal } = gone;
    const ready = () => bring(model, signal).then(() => signal.aborted || say(model, true));
    // the kernel may outlive the page: the next one begins without the script
    const leave = () => {
      gone.abort();
      say(model, false);
    };
    window.addEventListener("pagehide", leave, { signal });
    const said = () => model.get("ready") || ready(); // another page was left
    model.on("change:ready", said);
    if (!here() && model.get("ready")) say(model, false);
    ready();
    return () => {
      gone.abort();
      model.off("change:ready", said);
    };
  },
};
