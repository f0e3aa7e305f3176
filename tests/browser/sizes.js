// Measures the table on the page: run by sizes.py in the browser.
() => {
    const box = (element) => element.getBoundingClientRect();
    const shown = (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box(element).width > 2 && box(element).height > 2;
    const name = (element) => (element.ariaLabel || element.innerText || element.className.toString() || element.tagName).slice(0, 40);
    const inWindow = (r) => r.left >= -1 && r.top >= -1 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1;
    const at = (x, y) => document.elementFromPoint(x, y);
    const hit = (element) => {
        const r = box(element);
        const found = at(r.x + r.width / 2, r.y + r.height / 2);
        return found !== null && (element.contains(found) || found.contains(element));
    };
    /* What is left of a box inside the elements that clip it. */
    const clip = (element) => {
        let { left, top, right, bottom } = box(element);
        for (let above = element.parentElement; above; above = above.parentElement) {
            if (getComputedStyle(above).overflow === "visible") continue;
            const frame = box(above);
            [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
            [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
        }
        return { left, top, right, bottom };
    };
    const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const main = document.querySelector("main");
    const prompt = document.querySelector("section.bar");
    const board = document.querySelector("svg.board");

    /* Tiles are 0.952 as wide as the distance between two; their own boxes include all that is drawn beyond their edges. */
    const tiles = [...document.querySelectorAll("[data-tile]")];
    const origin = (name) => document.querySelector(`[data-tile=${name}]`).getScreenCTM();
    const [wide, high] = [(origin("B1").e - origin("A1").e) * 0.952, (origin("A1").f - origin("A2").f) * 0.952];
    const onBoard = (x, y) => at(x, y)?.closest("svg.board") === board;
    const visible = (tile) => {
        const { e: left, f: top } = tile.getScreenCTM();
        const points = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]];
        return points.every(([x, y]) => onBoard(left + wide * x, top + high * y));
    };

    /* Text that an ancestor cuts off, unless a tooltip has all of it; and text beyond the button, card or panel that it is in. */
    const clipped = new Set();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (!node.data.trim() || !element || element.closest("svg, script, style") || !shown(element)) continue;
        if (getComputedStyle(element).position === "absolute") continue; // a badge on the edge of something
        if (element.closest("[title]")?.title.includes(node.data.trim())) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        let scrollsX = false, scrollsY = false;
        for (let above = element; above && above !== main.parentElement; above = above.parentElement) {
            const style = getComputedStyle(above);
            const frame = box(above);
            if (frame.width <= 2 || style.clipPath !== "none") break; // visually hidden
            scrollsX ||= ["auto", "scroll"].includes(style.overflowX);
            scrollsY ||= ["auto", "scroll"].includes(style.overflowY);
            const cuts = style.overflowX !== "visible" || above.matches("button, a, section, .card, .panel, main");
            if (cuts && !scrollsX && (text.right > frame.right + 1.5 || text.left < frame.left - 1.5)) clipped.add(`${node.data.trim().slice(0, 30)} >`);
            const cutsY = style.overflowY !== "visible" || above.matches("button, .card");
            if (cutsY && !scrollsY && (text.bottom > frame.bottom + 3 || text.top < frame.top - 3)) clipped.add(`${node.data.trim().slice(0, 30)} v`);
        }
    }

    const regions = [...main.querySelectorAll("header, section, aside, svg.board, [role=tablist], [role=tabpanel]")].filter(shown);
    const controls = [...main.querySelectorAll("button, a, input")].filter(shown);
    const overlaps = [];
    const compare = (things, among) => things.forEach((one, n) => things.slice(n + 1).forEach((other) => {
        if (one.contains(other) || other.contains(one)) return;
        if ([one, other].includes(board) && [one, other].some((element) => element.closest("[role=tabpanel]"))) return; // a sheet over the board
        if (among && one.parentElement.parentElement === other.parentElement.parentElement && one.matches(".card")) return;
        if (overlap(clip(one), clip(other))) overlaps.push(`${name(one)} / ${name(other)}`);
    }));
    compare(regions, false);
    compare(controls, true);

    const scrollers = [...main.querySelectorAll("*")].filter((element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX));
    const sideways = scrollers.filter((element) => shown(element) && element.scrollWidth > element.clientWidth + 1).map(name);
    if (document.documentElement.scrollWidth > innerWidth) sideways.push("the page");

    const bids = {};
    for (const button of controls.filter(({ dataset }) => dataset.bid)) {
        const r = clip(button);
        bids[button.dataset.bid] = Math.max(bids[button.dataset.bid] ?? 0, Math.min(r.right - r.left, r.bottom - r.top));
    }
    const buried = [...prompt.querySelectorAll("button")].filter((button) => shown(button) && !(inWindow(box(button)) && hit(button))).map(name);

    const result = {
        tile: Math.min(wide, high),
        visible: tiles.filter(visible).length,
        clipped: [...clipped],
        overlaps,
        sideways,
        bid: Object.keys(bids).length ? Math.min(...Object.values(bids)) : null,
        buried,
    };
    result.unreachable = controls.filter((control) => {
        control.scrollIntoView({ block: "center", inline: "center" });
        return !hit(control);
    }).map(name);
    for (const element of scrollers) element.scrollTo(0, 0);
    scrollTo(0, 0);
    return result;
}
