"""How heavy and how quick the browser client is, in a real Chromium on this machine.

The first load as it travels; the time until the lobby can be used on a slow phone (360 × 740, a processor four times
slower, 1.6 Mbit/s, 150 ms), with the same page unhindered beside it; and frames a second while a full board is dragged,
with an empty page dragged beside it.

    python -m benchmarks.client --output client.json
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.client.conftest import FLAGS
from tests.client.serving import Server
from tools import chromium

USABLE = ".button.primary"
SLOW_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
SLOWER_PROCESSOR = 4

DRAG = """async (selector) => {
  const board = document.querySelector(selector)
  board.setPointerCapture = () => {}
  const point = (type, x, y) => board.dispatchEvent(new PointerEvent(type,
    {pointerId: 1, pointerType: 'touch', isPrimary: true, clientX: x, clientY: y, bubbles: true, button: 0}))
  let frames = 0
  const start = performance.now()
  point('pointerdown', 600, 400)
  await new Promise(done => {
    const step = () => {
      frames += 1
      point('pointermove', 600 + 120 * Math.sin(frames / 10), 400 + 80 * Math.cos(frames / 10))
      performance.now() - start < 4000 ? requestAnimationFrame(step) : done()
    }
    requestAnimationFrame(step)
  })
  point('pointerup', 600, 400)
  return frames / 4
}"""


def first_load(browser: Browser, url: str) -> int:
    """Bytes that travel until the lobby is complete."""
    page = browser.new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(url, wait_until="networkidle")
    page.close()
    return int(sum(sizes))


def until_usable(browser: Browser, url: str, slow: bool) -> float:
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    if slow:
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW_NETWORK)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_PROCESSOR})
    start = perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_selector(USABLE)
    took = perf_counter() - start
    context.close()
    return took


def full_board(browser: Browser, server: Server) -> Page:
    """The replay of a game of five, at its end."""
    wanted = {"edition": "northern_lights", "seats": ["greedy"] * 5, "open": True}
    table = server.post("/api/tables", wanted, "s" * 30)["table"]["id"]
    page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector("[data-turn='over']", timeout=300_000)
    page.goto(f"{server.url}/replay/{table}?at=100000")
    page.wait_for_selector(".zoom button")
    for _ in range(3):
        page.locator(".zoom button").first.click()
    page.wait_for_timeout(500)
    return page


def empty_page(browser: Browser) -> Page:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_content("<div class='window' style='width: 100vw; height: 100vh'></div>")
    return page


def measure(browser: Browser, server: Server) -> dict[str, Any]:
    return {
        "first load, kB": first_load(browser, server.url) / 1000,
        "until usable, s": min(until_usable(browser, server.url, slow=False) for _ in range(3)),
        "until usable on a slow phone, s": min(
            until_usable(browser, server.url, slow=True) for _ in range(3)
        ),
        "frames/s, empty page": empty_page(browser).evaluate(DRAG, ".window"),
        "frames/s, full board": full_board(browser, server).evaluate(DRAG, ".window"),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else None)
    parser.add_argument("--output", type=Path, help="write the numbers as JSON")
    options = parser.parse_args()
    path = chromium.found()
    if path is None:
        print("nothing to measure with: there is no Chromium on this machine", file=sys.stderr)
        return 1
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "games.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        numbers = measure(browser, server)
        browser.close()
    for what, number in numbers.items():
        print(f"{what:35}{number:10.2f}")
    if options.output:
        options.output.write_text(json.dumps(numbers, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
