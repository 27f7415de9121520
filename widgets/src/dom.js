// Small helpers for the panel. Text is always text, never markup.

/** Make an element. @param {string} tag @param {Object<string, any>} [about] @param {any[]} [inside] */
export function make(tag, about = {}, inside = []) {
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

/** Fill a template's {names}. @param {string} template @param {Object<string, any>} [about] */
export function fill(template, about = {}) {
  return template.replace(/\{(\w+)\}/g, (whole, name) => String(about[name] ?? whole));
}

/** Say a message of the catalogue. */
export function speaker(strings) {
  return (message, about = {}) => {
    const found = strings[message] ?? message;
    const template = typeof found === "string" ? found : about.count === 1 ? found.one : found.other;
    return fill(template, about);
  };
}

/** Change a text only where it changed: live regions speak once. */
export function text(element, words) {
  const known = element.firstChild;
  if (!known) element.textContent = words;
  else if (known.data !== words) known.data = words;
}
