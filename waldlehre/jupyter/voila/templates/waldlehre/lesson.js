// A lesson as a page: one view that all its boards follow, and a story that waits for an answer.
(() => {
  const said = JSON.parse(document.getElementById("wl-lesson").textContent);
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const KEPT = "waldlehre-view";
  const night = document.getElementById("wl-dark").content.querySelector("link");
  document.head.append(night);

  /** Show the page and all its boards in a view. */
  function look(view) {
    const wanted = view === "dark" || (view === "auto" && dark.matches);
    night.media = wanted ? "screen" : "not all";
    document.body.dataset.jpThemeLight = String(!wanted);
    root.dataset.wlView = view;
  }

  /** Return the view that was chosen before; a browser may forbid to remember it. */
  function kept() {
    try {
      const view = localStorage.getItem(KEPT);
      return said.views.some(([one]) => one === view) ? view : "auto";
    } catch {
      return "auto";
    }
  }

  function keep(view) {
    try {
      localStorage.setItem(KEPT, view);
    } catch {
      // it holds for this page
    }
  }

  /** Put the choice of a view at the top of the page. */
  function choice() {
    const select = document.createElement("select");
    for (const [view, label] of said.views) select.add(new Option(label, view));
    select.value = kept();
    select.addEventListener("change", () => {
      look(select.value);
      keep(select.value);
    });
    const label = document.createElement("label");
    label.append(`${said.view}: `, select);
    const bar = document.createElement("p");
    bar.className = "wl-page";
    bar.append(label);
    document.getElementById("rendered_cells").prepend(bar);
  }

  /** Keep back what comes after a question that nobody has tried yet. */
  function story() {
    const passed = new Set();
    const cells = [...document.querySelectorAll("#rendered_cells [cell-index]")];
    const outputs = 'script[type="application/vnd.voila.cell-output+json"]';
    // a board has a picture that stands in for it; other widgets, as charts, ask nothing
    const boards = (one) => one.textContent.includes("data-wl-still");
    const alive = new Set(cells.filter((cell) => [...cell.querySelectorAll(outputs)].some(boards)));
    const open = (cell) =>
      cell.querySelector('.wl-plain[data-ply="0"]') || (alive.has(cell) && !cell.querySelector(".wl-board"));
    const wait = document.createElement("p");
    const onward = document.createElement("button");
    onward.type = "button";
    onward.textContent = said.onward;
    wait.className = "wl-page wl-wait";
    wait.append(said.wait, " ", onward);
    let last;
    const settle = () => {
      last = cells.find((cell) => !passed.has(cell) && open(cell));
      const at = last ? cells.indexOf(last) : cells.length;
      for (const [number, cell] of cells.entries()) cell.hidden = number > at;
      if (!last) wait.remove();
      else if (last.nextSibling !== wait) last.after(wait);
    };
    onward.addEventListener("click", () => {
      passed.add(last);
      settle();
    });
    const about = { subtree: true, childList: true, attributes: true, attributeFilter: ["data-ply"] };
    new MutationObserver(settle).observe(document.getElementById("rendered_cells"), about);
    settle();
  }

  look(kept());
  dark.addEventListener("change", () => look(root.dataset.wlView));
  addEventListener("DOMContentLoaded", () => {
    choice();
    if (said.story) story();
  });
})();
