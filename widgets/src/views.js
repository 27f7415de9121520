// Light, dark, projector, print: chosen by the reader, worn by whatever holds the pictures.

import { make } from "./dom.js";

const VIEWS = ["auto", "light", "dark", "projector", "print"];

/** The choice of a view. @param {(message: string) => string} say @param {(view: string) => void} look */
export function viewSelect(say, look) {
  const select = make("select", { "aria-label": say("view") });
  for (const one of VIEWS) select.append(make("option", { value: one, text: say(`views.${one}`) }));
  select.addEventListener("change", () => look(select.value));
  return select;
}

/** Let an element wear a view. @param {Element} root @param {string} view */
export function wear(root, view) {
  for (const one of VIEWS.slice(1)) root.classList.toggle(`wl-${one}`, one === view);
}
