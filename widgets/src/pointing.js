// What a piece has to show while somebody points at it: its part's id after "aside:".

/** Shows asides by pointer and focus, on the picture and in the list of options. */
export class Pointing {
  /** @param {HTMLElement} root @param {import("./scene.js").Picture} picture */
  constructor(root, picture) {
    this.picture = picture;
    for (const name of ["pointerover", "focusin"]) {
      root.addEventListener(name, (event) => this.at(event.target));
    }
  }

  /** Somebody points at something. @param {Element} target */
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
