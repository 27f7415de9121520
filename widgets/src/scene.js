// A scene (nested shapes as data) becomes live SVG; the next one is patched in by part id, so that
// pieces glide. Knows no game.

const SVG = "http://www.w3.org/2000/svg";
const GLIDE = 180;
const ROLES = { grid: "grid", row: "row" };

/**
 * @typedef {{t: string, a?: Object<string,string>, c?: Node_[], x?: string, p?: string, l?: string,
 *   o?: number}} Node_
 */

/** The words of a class attribute. @param {Node_} data */
function classes(data) {
  return (data.a?.class ?? "").split(" ");
}

/** Draws scenes into one SVG element; ids get a prefix of their own, two boards may share a page. */
export class Picture {
  /** @param {string} prefix */
  constructor(prefix) {
    this.prefix = prefix;
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("role", "group");
    this.defs = this.svg.appendChild(document.createElementNS(SVG, "defs"));
    this.defs.setAttribute("aria-hidden", "true");
    this.top = this.svg.appendChild(document.createElementNS(SVG, "g"));
    this.known = new Set();
    /** @type {Map<string, SVGElement>} */
    this.parts = new Map();
    /** Large parts that were drawn elsewhere, by part and place: a seat near or across the table. */
    this.kept = new Map();
  }

  /** Add symbols that scenes may use. @param {Object<string, [string, string]>} symbols */
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

  /**
   * Draw a scene; pieces glide there unless it is far off.
   * @param {{width: number, height: number, title: string, nodes: Node_[]}} scene @param {boolean} [far]
   */
  draw(scene, far = false) {
    const first = !this.spots;
    const before = this.spots;
    this.spots = new Map();
    locate(scene.nodes, { x: 0, y: 0, k: 1 }, this.spots);
    const box = `0 0 ${scene.width} ${scene.height}`;
    if (this.svg.getAttribute("viewBox") !== box) this.svg.setAttribute("viewBox", box);
    this.svg.setAttribute("aria-label", scene.title);
    this.swap(scene.nodes);
    this.children(this.top, scene.nodes, false, "");
    for (const [part, element] of this.parts) if (!this.svg.contains(element)) this.parts.delete(part);
    if (!first && !far && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.glide(before);
  }

  /** The piece that stands for an option. @param {string} value @returns {SVGElement | null} */
  option(value) {
    return this.svg.querySelector(`[data-option="${value}"]`);
  }

  /** Where a large part has gone to another place, go on with what was drawn there last. */
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

  /** Let pieces come from where they were, also those whose part has changed with their place. */
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

  /** @param {SVGElement} parent @param {Node_[]} wanted @param {boolean} silent @param {string} around */
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

  /** Make an element show `data`. */
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

  /** Give an element its role and label; what a label already says stays silent. */
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
    if (said["data-stop"] && !wanted["data-stop"]) element.removeAttribute("tabindex");
    element.wlSaid = wanted;
  }
}

const OURS = new Set(["role", "aria-hidden"]);

const SPEAKS = new WeakMap();

/** True if something in it has a label of its own. @param {Node_} data */
function speaks(data) {
  let found = SPEAKS.get(data);
  if (found === undefined) {
    found = Boolean(data.l) || (data.c ?? []).some(speaks);
    SPEAKS.set(data, found);
  }
  return found;
}

/**
 * The nodes that changes make out of earlier ones, see waldlehre/drawing/travel.py: a number is the
 * earlier node that stays as it is, "k" the number of the node that this is a new state of, "r" a
 * piece that is known, "n" the number of one to be known; what has no tag is a group. Nothing where
 * a piece is missing.
 * @param {(Node_ | number)[]} changes @param {Node_[]} before @param {Map<number, Node_>} pieces
 * @returns {Node_[] | undefined}
 */
export function renewed(changes, before, pieces) {
  const all = [];
  for (const one of changes) {
    let node = one;
    if (typeof one === "number") node = before[one];
    else if (one.r) node = pieces.get(one.r);
    else {
      one.t ??= "g";
      if (one.c) one.c = renewed(one.c, before[one.k]?.c ?? [], pieces);
      if (one.c === undefined && "c" in one) return undefined;
      if (one.n) pieces.set(one.n, one);
    }
    if (!node) return undefined;
    all.push(node);
  }
  return all;
}

/** True if two nodes show the same. @param {Node_} one @param {Node_} other */
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

/** Note where pieces (parts without a label of their own) are, in the picture's own units. */
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

/** A frame within another: translate and scale are all that scenes use. */
function moved(frame, transform) {
  const shift = /translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)/.exec(transform);
  const scale = /scale\((-?[\d.]+)/.exec(transform);
  return {
    x: frame.x + frame.k * Number(shift?.[1] ?? 0),
    y: frame.y + frame.k * Number(shift?.[2] ?? 0),
    k: frame.k * Number(scale?.[1] ?? 1),
  };
}

/** Where something stands. @param {Node_} data */
function place(data) {
  return ` ${data.a?.transform ?? ""}`;
}

/** What a piece looks like: two pieces alike may be one that moved. @param {Node_} data */
function art(data) {
  return data.a?.href ?? (data.c ?? []).map(art).join("");
}
