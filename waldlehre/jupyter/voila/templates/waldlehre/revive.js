// Under load the front end looks for widgets before they are there, and gives them up for good:
// show them when they are.
(() => {
  const VIEW = "application/vnd.jupyter.widget-view+json";
  const OUTPUTS = 'script[type="application/vnd.voila.cell-output+json"]';
  const GIVEN_UP = ".jp-OutputArea-output.jupyter-widgets";
  const PAUSE = 500;
  const MOST = 240;
  /** Where a widget is to be shown, and its sign. */
  const wanted = new Map();
  for (const output of document.querySelectorAll(OUTPUTS)) {
    const sign = JSON.parse(output.textContent).data?.[VIEW]?.model_id;
    if (sign) wanted.set(output.parentElement, sign);
  }

  async function revive() {
    const manager = window.jupyterapp?._widgetManager;
    for (const [place, sign] of wanted) {
      const gone = place.querySelector(GIVEN_UP);
      if (!gone || !manager?.has_model(sign)) continue;
      wanted.delete(place);
      const { luminoWidget: view } = await manager.create_view(await manager.get_model(sign));
      gone.classList.remove("jupyter-widgets");
      gone.replaceChildren();
      view.constructor.attach(view, gone);
    }
  }

  let tries = 0;
  const again = setInterval(() => {
    tries += 1;
    if (tries > MOST) clearInterval(again);
    revive();
  }, PAUSE);
})();
