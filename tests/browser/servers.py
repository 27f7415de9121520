"""The three front ends as servers of their own, and what a test does on their pages."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager, suppress
from importlib.resources import files
from urllib.parse import urlsplit

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook

from waldlehre.lab import ON_PAGES, OVERRIDES, page_resources

PATIENCE = 60
"""Seconds for a server or a page on a slow machine."""

KERNEL = {"name": "python3", "display_name": "Python 3", "language": "python"}

JUPYTER = [
    "--no-browser",
    "--allow-root",
    "--ServerApp.ip=127.0.0.1",
    "--ServerApp.port_retries=0",
    "--ServerApp.disable_check_xsrf=True",  # asking for no token it would ask for a cookie
    "--IdentityProvider.token=",
    "--expose-app-in-browser",  # `run_all` speaks to the front end itself
]
COMMANDS = {
    "voila": [
        *("-m", "voila", "--no-browser", "--Voila.ip=127.0.0.1"),
        "--template=waldlehre",
        "--show_tracebacks=True",  # `run_all` looks for them
        *(f"--VoilaConfiguration.extension_allowlist={name}" for name in ON_PAGES),
        f"--VoilaConfiguration.resources={json.dumps(page_resources('en'))}",
        # a page that is left forgets the cookie when it asks for the end of its kernel
        "--Voila.tornado_settings=disable_check_xsrf=True",
    ],
    "lab": ["-m", "jupyterlab", *JUPYTER],
    "notebook": ["-m", "notebook", *JUPYTER],
}
SETTINGS = {"lab": "LabApp.app_settings_dir", "notebook": "JupyterNotebookApp.app_settings_dir"}
ADDRESSES = {"voila": "voila/render/{}", "lab": "lab/tree/{}?reset", "notebook": "notebooks/{}"}

KNOWN = [
    r"(?s)reading 'schema'.*/static/notebook/notebook_core",
    r"(?s)widget model not found.*/jupyterlab-manager/",
]
"""Errors of the front ends themselves: github.com/jupyter/notebook/issues/7862; and a widget that
Voilà gives up when it comes late, which our template shows all the same."""


class Server:
    """A front end that serves one folder."""

    def __init__(self, front_end, folder, port):
        self.front_end = front_end
        self.folder = folder
        self.host = f"127.0.0.1:{port}"

    def url(self, path=""):
        return f"http://{self.host}/{path}"

    def write(self, name, cells):
        """Write a notebook with one cell for each source; return its address."""
        notebook = new_notebook(
            cells=[new_code_cell(source) for source in cells], metadata={"kernelspec": KERNEL}
        )
        nbformat.write(notebook, self.folder / name)
        return self.address(name)

    def address(self, name):
        """The address at which the front end shows a notebook."""
        return self.url(ADDRESSES[self.front_end].format(name))

    def end_kernels(self):
        """End what runs, so that the next test has the machine and its names to itself."""
        if self.front_end == "voila":
            return  # it ends a kernel itself when the page is left
        with urllib.request.urlopen(self.url("api/sessions"), timeout=PATIENCE) as answer:
            sessions = json.load(answer)
        for session in sessions:
            address = self.url(f"api/sessions/{session['id']}")
            request = urllib.request.Request(address, method="DELETE")
            urllib.request.urlopen(request, timeout=PATIENCE).close()


@contextmanager
def serving(front_end, root, place):
    """Start a front end in a folder that knows nothing of the user's settings."""
    folder, settings = place / "served", place / "settings"
    folder.mkdir()
    settings.mkdir()
    (settings / "overrides.json").write_text(json.dumps(OVERRIDES), encoding="utf-8")
    port = free_port()
    command = [sys.executable, *COMMANDS[front_end], f"--port={port}"]
    if front_end == "voila":
        command += [str(folder)]
    else:
        command += [f"--ServerApp.root_dir={folder}", f"--{SETTINGS[front_end]}={settings}"]
    with (place / "log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            command,
            cwd=folder,
            stdout=log,
            stderr=log,
            env=environment(root, place),
            start_new_session=True,
        )
    server = Server(front_end, folder, port)
    try:
        await_answer(server, process, place / "log")
        yield server
    finally:
        end(process)


def end(process):
    """End a server and what it started, by force when it does not listen."""
    for ending in (signal.SIGTERM, signal.SIGKILL):
        with suppress(ProcessLookupError, subprocess.TimeoutExpired):
            os.killpg(process.pid, ending)
            process.wait(10)


def environment(root, place):
    """What a server is to know: the checkout, our Voilà template, and empty folders."""
    foreign = ("JUPYTER", "VOILA", "ANYWIDGET", "WALDLEHRE")
    kept = {name: text for name, text in os.environ.items() if not name.startswith(foreign)}
    own = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
    folders = {name: str(place / name) for name in own}
    ours = {"PYTHONPATH": str(root), "JUPYTER_PATH": str(root / "waldlehre" / "jupyter")}
    return kept | folders | ours


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def await_answer(server, process, log):
    """Return when the server answers; fail with its log when it ends or stays silent."""
    for _ in range(PATIENCE * 10):
        try:
            urllib.request.urlopen(server.url(), timeout=PATIENCE).close()
        except urllib.error.HTTPError as answer:
            answer.close()
            return
        except OSError:
            if process.poll() is not None:
                break
            time.sleep(0.1)
        else:
            return
    pytest.fail(f"{server.front_end} does not answer:\n{log.read_text(encoding='utf-8')}")


# --- what a test does on a page --------------------------------------------------------------


RUN_ALL = """async () => {
  const panel = jupyterapp.shell.currentWidget;
  await panel.sessionContext.session.kernel.info;
  await jupyterapp.commands.execute("notebook:run-all-cells");
}"""
FAILED = "[data-mime-type$=stderr], [data-mime-type$=error]"


def run_all(page, server, name):
    """Open a notebook in a front end, run all its cells, and see that none of them failed."""
    page.goto(server.address(name))
    if server.front_end == "voila":
        page.locator("#rendered_cells").wait_for()
    else:
        # Cells that are run before the front end has a kernel are lost without a word.
        session = "window.jupyterapp?.shell?.currentWidget?.sessionContext?.session"
        page.wait_for_function(f"{session}?.kernel?.status === 'idle'")
        page.evaluate(RUN_ALL)
    if failed := page.locator(FAILED).all_inner_texts():
        pytest.fail("\n".join(failed))


def watch(page):
    """Let a page record what goes wrong on it and whom it asks."""
    page.errors, page.hosts = [], set()

    def asked(url):
        if host := urlsplit(url).netloc:  # data: and blob: ask nobody
            page.hosts.add(host)

    def noted(text):
        if not any(re.search(known, text) for known in KNOWN):
            page.errors.append(text)

    def failed(error):
        noted(error.stack or str(error))

    def said(message):
        if message.type == "error":
            noted(f"{message.text} ({message.location['url']})")

    page.on("pageerror", failed)
    page.on("console", said)
    page.on("request", lambda request: asked(request.url))
    page.on("websocket", lambda websocket: asked(websocket.url))


def faults(page, servers):
    """List what no page may do: say an error, ask a host other than these servers."""
    strangers = page.hosts - {server.host for server in servers}
    return page.errors + [f"asked {host}" for host in sorted(strangers)]


def axe(page, selector):
    """List what axe-core finds inaccessible in the part of the page that a selector names."""
    if not page.evaluate("'axe' in window"):
        source = files("axe_playwright_python") / "axe.min.js"
        page.evaluate(source.read_text(encoding="utf-8") + "; undefined")
    found = page.evaluate("selector => axe.run(selector)", selector)
    return [
        f"{fault['id']} ({fault['impact']}): {fault['help']}: {node['html']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
