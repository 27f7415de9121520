// How something came about: sections of lines, and marks on the picture.

import { make } from "./dom.js";

/** A chain's sections as elements: the story first, then each with its first line as a heading. */
export function sections([story, ...rest]) {
  const listed = (lines) => {
    if (lines.length === 1) return make("p", { class: "wl-only", text: lines[0] });
    return make("ol", {}, lines.map((line) => make("li", { text: line })));
  };
  const told = rest.map(([first, ...lines]) => {
    const head = make("p", { text: first });
    return make("div", {}, lines.length ? [head, listed(lines)] : [head]);
  });
  return [listed(story), ...told];
}

/** Mark parts of a picture, and no others. @param {import("./scene.js").Picture} picture @param {Iterable<string>} parts */
export function markParts(picture, parts) {
  for (const element of picture.svg.querySelectorAll(".is-marked")) {
    element.classList.remove("is-marked");
  }
  for (const part of parts) picture.parts.get(part)?.classList.add("is-marked");
}
