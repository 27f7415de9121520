// What Python has sent to one widget, put together: every view of it draws from here.

import { renewed } from "./scene.js";

/** By the widget's own sign: front ends hand each view another object for the same model. */
const STORES = new Map();

/** The state of a widget; pictures arrive as changes of the one before. */
class Store {
  constructor(model) {
    this.model = model;
    this.state = undefined;
    /** What a view has asked and nobody has answered: another's wish would take its place on the way. */
    this.unanswered = 0;
    /** Pieces that come again, by number. */
    this.pieces = new Map();
    model.on("change:sent", () => this.take());
    this.take();
  }

  /** Take what was sent; ask for the whole where something before it is missing. */
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
    if (state.seen === this.unanswered) this.unanswered = 0;
  }
}

/** The store of a widget, made for the first who asks. @param {object} model @returns {Store} */
export function store(model) {
  const sign = model.get("still");
  if (!STORES.has(sign)) STORES.set(sign, new Store(model));
  return STORES.get(sign);
}
