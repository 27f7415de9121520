// The pictures of a whole game, each written as changes of the one before.

import { renewed } from "./scene.js";

/** Puts pictures together as far as they are asked for; what stays the same is there once. */
export class Reel {
  /** @param {{first: number, nodes: any[]}[]} frames */
  constructor(frames) {
    this.frames = frames;
    this.pieces = new Map();
    this.known = 0;
  }

  /** The picture after so many answers. @param {number} at */
  scene(at) {
    for (; this.known <= at; this.known += 1) {
      const scene = this.frames[this.known];
      scene.nodes = renewed(scene.nodes, this.frames[this.known - 1]?.nodes ?? [], this.pieces);
      for (const number of this.pieces.keys()) if (number < scene.first) this.pieces.delete(number);
    }
    return this.frames[at];
  }
}
