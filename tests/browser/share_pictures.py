"""The pictures of the site, drawn anew: `python -m tests.browser.share_pictures web/public`.

`share.png` is what a shared link shows; the others are icons for browsers and home screens.
"""

from __future__ import annotations

import base64
import re
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.page_user import FLAGS, PageUser, find_chromium
from tests.browser.pictures import middle_of_a_game
from tests.server.serving import Serving

SHARE_SIZE: Final = (1200, 630)
FAVICON: Final = Path(__file__).parents[2] / "web" / "public" / "favicon.svg"
SAFE_SHARE: Final = 0.72  # of a maskable icon is never cut off
ICONS: Final = {"icon-192.png": 192, "icon-512.png": 512, "icon-maskable-512.png": 512, "apple-touch-icon.png": 180}
FULL_BLEED: Final = ("icon-maskable-512.png", "apple-touch-icon.png")  # the system cuts the corners itself

SHARE: Final = """
<style>
  .share { position: fixed; inset: 0; z-index: 99; overflow: hidden; color: #2a2230;
           background: linear-gradient(#f3e3c4, #eadfca 60%, #e0c492); }
  .share .text { position: absolute; left: 56px; top: 0; bottom: 0; width: 460px; display: flex;
                 flex-direction: column; justify-content: center; }
  .share .logo { width: 128px; height: 128px; margin-bottom: 20px; }
  .share h1 { font: 400 104px/1 Marcellus, serif; margin: 0 0 18px; }
  .share p { font: 650 34px/1.3 "Figtree Variable", sans-serif; margin: 0; }
  .share small { display: block; margin-top: 14px; font: 500 25px/1.35 "Figtree Variable", sans-serif; color: #5b4f45; }
  .share .board { position: absolute; left: 540px; top: -44px; width: 742px;
                  border-radius: 18px; box-shadow: 0 12px 40px #3a281455; }
</style>
<div class="share">
  <div class="text"><img class="logo" src="LOGO"><h1>Naqala</h1>
    <p>Five Tribes in your browser</p>
    <small>Unofficial, free and open source.<br>Against bots or with friends.</small></div>
  <img class="board" src="BOARD">
</div>
"""


def data_url(kind: str, content: bytes) -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def draw_share(browser: Browser, serving: Serving, file: Path) -> None:
    user = PageUser(browser, serving, "Mira", quick=False)
    width, height = SHARE_SIZE
    user.page.set_viewport_size(
        {"width": 1440, "height": 900}
    )  # its board is shown in its own size, so that lines stay sharp
    user.play(middle_of_a_game(), rivals="gentle")
    user.page.mouse.move(5, 5)
    user.page.wait_for_timeout(1000)
    board = data_url("image/png", user.board.screenshot())
    user.visit("/")
    user.page.set_viewport_size({"width": width, "height": height})
    html = SHARE.replace("BOARD", board).replace("LOGO", data_url("image/svg+xml", FAVICON.read_bytes()))
    user.page.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", html)
    user.page.wait_for_timeout(1000)
    user.page.screenshot(path=file)


def draw_icon(browser: Browser, file: Path, size: int) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    svg = FAVICON.read_text(encoding="utf-8")
    if file.name in FULL_BLEED:
        svg = re.sub(r"<rect [^>]*/>", "", svg)
    share = SAFE_SHARE if file.name in FULL_BLEED else 1
    background = "#eadfca" if file.name in FULL_BLEED else "transparent"
    page.set_content(
        f"<body style='margin:0;display:grid;place-items:center;height:100vh;background:{background}'>{svg}"
    )
    page.evaluate("([size]) => document.querySelector('svg').setAttribute('width', size)", [size * share])
    page.screenshot(path=file, omit_background=True)
    page.close()


def main(folder: Path) -> None:
    serving = Serving(Path(tempfile.mkdtemp()), "--positions", "--no-limits").start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            for name, size in ICONS.items():
                draw_icon(browser, folder / name, size)
            draw_share(browser, serving, folder / "share.png")
        finally:
            browser.close()
            serving.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
