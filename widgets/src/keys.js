// One tab stop on the picture; arrows go to the nearest thing that can be named or chosen.

const [ACROSS, DOWN] = [0.5, 0.866];
/** By key, or by where a letter lies on the keyboard: six of them around the S. */
export const WAYS = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
  ...{ KeyA: [-1, 0], KeyD: [1, 0], KeyW: [-ACROSS, -DOWN], KeyE: [ACROSS, -DOWN] },
  ...{ KeyZ: [-ACROSS, DOWN], KeyX: [ACROSS, DOWN] },
};

/** Moves the keyboard's focus over the picture. */
export class Walker {
  /** @param {SVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    this.part = "";
  }

  /** Everything that can have the focus. @returns {SVGElement[]} */
  stops() {
    return [...this.svg.querySelectorAll("[data-stop]")];
  }

  /** After each drawing: one tab stop, the same place if it is still there. */
  settle() {
    const stops = this.stops();
    const kept = stops.find((one) => one.dataset.part === this.part);
    const here = kept ?? stops.find((one) => one.dataset.option !== undefined) ?? stops[0];
    mark(stops, here);
    this.part = here?.dataset.part ?? "";
  }

  /** Put the focus on an element. @param {SVGElement | undefined} element @param {boolean} [still] */
  go(element, still = false) {
    if (!element) return;
    this.part = element.dataset.part ?? "";
    mark(this.stops(), element);
    element.focus({ preventScroll: still });
    if (!still) element.scrollIntoView({ block: "nearest", inline: "nearest" }); // it may have had it
  }

  /** Go to the nearest stop in a direction. @param {SVGElement} from @param {number} dx @param {number} dy */
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

  /** Deal with a key on the picture; true if it was one of ours. @param {KeyboardEvent} event */
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

/** Make one of the stops the tab stop. @param {SVGElement[]} stops @param {SVGElement} [here] */
function mark(stops, here) {
  for (const one of stops) {
    const wanted = one === here ? "0" : "-1";
    if (one.getAttribute("tabindex") !== wanted) one.setAttribute("tabindex", wanted);
  }
}
