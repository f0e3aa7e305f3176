"""The pages around the game fit every window from 360 x 360 up: nothing scrolls sideways, no text is cut off, and
every control can be scrolled to and hit."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.conftest import Invite
from tests.browser.page_user import PageUser
from tests.browser.scenes import LONG_NAME, PAGES, Scene, lobby
from tests.server.serving import Serving

# Width, height and text size in percent. Some are larger windows at a zoom of 125, 150 or 200 %.
WINDOWS: Final = [
    (360, 360, 100),
    (360, 640, 100),
    (390, 844, 100),
    (390, 844, 150),
    (740, 360, 100),
    (844, 390, 100),
    (683, 384, 100),
    (720, 450, 100),
    (768, 1024, 100),
    (1024, 768, 100),
    (1024, 768, 200),
    (1093, 614, 100),
    (1280, 600, 100),
    (1440, 900, 100),
    (1440, 900, 200),
    (1920, 1080, 100),
    (2560, 1440, 100),
]
TOUCH_WINDOWS: Final = [(360, 640, 100), (844, 390, 100), (768, 1024, 100), (1180, 820, 100)]
HIT: Final = 44  # CSS pixels

# Everything that is wrong in the page, or in its open dialog.
FAULTS: Final = """(hit) => {
    const faults = [];
    const root = document.querySelector("dialog[open]") ?? document.body;
    const name = (element) => {
        const text = element.ariaLabel || element.innerText || element.textContent || "";
        return `<${element.tagName.toLowerCase()}> ${text.trim().slice(0, 40)}`;
    };
    const sideways = (element) => element.scrollWidth > element.clientWidth + 1;
    if (sideways(document.documentElement)) faults.push("the page scrolls sideways");

    const hidden = (element) => element.closest("[aria-hidden=true]") ||
        getComputedStyle(element).clipPath !== "none" || !element.checkVisibility({ checkVisibilityCSS: true });
    const clips = (value) => value === "hidden" || value === "clip";
    const checkText = (text) => {
        const parent = text.parentElement;
        if (!text.data.trim() || hidden(parent)) return;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (!box.width) return;
        const left = box.left + scrollX, right = box.right + scrollX;
        let scrolls = false; // what is above or below can be scrolled to
        for (let above = parent; above; above = above.parentElement) {
            const style = getComputedStyle(above);
            if (style.clipPath !== "none") return;
            const outer = above.getBoundingClientRect();
            if (style.overflowX !== "visible" && (box.left < outer.left - 1 || box.right > outer.right + 1)) {
                faults.push(`cut off at the side: ${name(parent)}`);
                return;
            }
            if (["auto", "scroll"].includes(style.overflowY)) scrolls = true;
            if (!scrolls && clips(style.overflowY) && (box.top < outer.top - 2 || box.bottom > outer.bottom + 2)) {
                faults.push(`cut off above or below: ${name(parent)}`);
                return;
            }
            if (above === root) break;
        }
        if (left < -1 || right > document.documentElement.clientWidth + 1)
            faults.push(`beyond the window: ${name(parent)}`);
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) checkText(walker.currentNode);
    for (const element of root.querySelectorAll("*")) {
        if (sideways(element) && ["auto", "scroll"].includes(getComputedStyle(element).overflowX))
            faults.push(`scrolls sideways: ${name(element)}`);
    }

    const inText = (element) => element.matches("a") && getComputedStyle(element).display === "inline";
    for (const control of root.querySelectorAll("button, a[href], input, select, textarea, summary")) {
        if (control.disabled || !control.checkVisibility({ checkVisibilityCSS: true })) continue;
        control.scrollIntoView({ block: "center", inline: "nearest" });
        const target = control.closest("label") ?? control;
        const box = target.getBoundingClientRect();
        const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!found || !target.contains(found)) faults.push(`cannot be reached: ${name(control)}`);
        if (box.left < -1 || box.right > innerWidth + 1) faults.push(`partly beyond the window: ${name(control)}`);
        if (hit && !inText(control) && (box.height < hit - 0.5 || box.width < hit - 0.5))
            faults.push(`only ${Math.round(box.width)} x ${Math.round(box.height)}: ${name(control)}`);
    }
    return [...new Set(faults)];
}"""


# Where there is no keyboard the help has no page about keys.
TOUCH_PAGES: Final = {name: scene for name, scene in PAGES.items() if name != "the shortcuts"}


def faults_in(user: PageUser, windows: list[tuple[int, int, int]], hit: int = 0) -> str:
    """A line for each window in which something is wrong."""
    lines: list[str] = []
    session = user.context.new_cdp_session(user.page)
    for width, height, text in windows:
        user.page.set_viewport_size({"width": width, "height": height})
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * text // 100}})
        user.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if faults := user.page.evaluate(FAULTS, hit):
            lines.append(f"{width} x {height}, text {text} %: {'; '.join(faults)}")
    return "\n".join(lines)


@pytest.mark.parametrize("scene", PAGES.values(), ids=PAGES.keys())
def test_a_page_fits_every_window(scene: Scene, invite: Invite, serving: Serving) -> None:
    user = invite(serving, LONG_NAME)
    scene(user)
    assert faults_in(user, WINDOWS) == ""


@pytest.mark.parametrize("scene", TOUCH_PAGES.values(), ids=TOUCH_PAGES.keys())
def test_a_finger_can_hit_every_control_of_a_page(scene: Scene, invite: Invite, serving: Serving) -> None:
    user = invite(serving, LONG_NAME, touch=True)
    scene(user)
    assert user.page.evaluate("matchMedia('(pointer: coarse)').matches")
    assert faults_in(user, TOUCH_WINDOWS, HIT) == ""


def test_the_measurement_finds_faults(invite: Invite, serving: Serving) -> None:
    """A page that is broken on purpose."""
    user = invite(serving)
    lobby(user)
    user.page.evaluate(
        """() => {
            document.querySelector("h1").style.cssText = "overflow: hidden; width: 30px";
            document.querySelector("footer").style.cssText = "width: 3000px";
            const cover = document.createElement("div");
            cover.style.cssText = "position: fixed; inset: 0; z-index: 99";
            document.body.append(cover);
        }"""
    )
    faults = " ".join(user.page.evaluate(FAULTS, HIT))
    for fault in ("scrolls sideways", "cut off at the side", "cannot be reached", "only "):
        assert fault in faults
