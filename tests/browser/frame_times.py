"""The median time between frames while three bots' turns are shown: `python -m tests.browser.frame_times`."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import expect, sync_playwright

from tests.browser.page_user import DESKTOP, FLAGS, PageUser, find_chromium
from tests.server.serving import Serving

SEED: Final = 77
SECONDS: Final = 20
# Counts only frames in which something is shown: the button to skip it is there.
RECORD: Final = """() => {
    window.frameTimes = [];
    let last = 0;
    const skips = (button) => button.textContent.trim() === "Skip animation";
    const showing = () => [...document.querySelectorAll("button")].some(skips);
    const frame = (now) => {
        if (last && showing()) window.frameTimes.push(now - last);
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""


def frame_times(user: PageUser, seconds: int = SECONDS) -> list[float]:
    """The milliseconds between frames while the turns of three bots are shown."""
    user.create_table("person", "calm", "calm", "gentle", seed=str(SEED), start=True)
    user.join(user.code)
    expect(user.board).to_be_visible()
    user.page.evaluate(RECORD)
    user.button(re.compile(r"^Bid 0")).last.click()  # the others play first
    user.confirm()
    expect(user.button("Skip")).to_be_visible()
    user.page.wait_for_timeout(seconds * 1000)
    return [float(time) for time in user.page.evaluate("window.frameTimes")]


def main(pictures: Path | None) -> None:
    serving = Serving(Path(tempfile.mkdtemp()), "--no-limits").start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        user = PageUser(browser, serving, "Mira", size=DESKTOP, motion="full")
        try:
            times = frame_times(user, 3 if pictures else SECONDS)
            for nth in range(40 if pictures else 0):
                assert pictures is not None
                user.page.screenshot(path=pictures / f"moment-{nth:02}.png")
            if len(times) > 1:
                slow = quantiles(times, n=20)[-1]
                print(f"{len(times)} frames, median {median(times):.1f} ms, 95 % below {slow:.1f} ms")
        finally:
            browser.close()
            serving.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
