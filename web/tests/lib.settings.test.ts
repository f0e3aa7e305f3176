import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const PLACE = "naqala.settings";

/** The settings as a page that is just opened finds them. */
async function opened() {
  vi.resetModules();
  return (await import("../src/lib/settings.svelte")).settings;
}

/** The preferences of the device. */
function device(...wishes: string[]) {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: wishes.some((wish) => query.includes(wish)) }));
}

const shown = () => ({ ...document.documentElement.dataset });

beforeEach(() => {
  localStorage.clear();
  device();
});

afterEach(() => {
  localStorage.clear();
});

describe("settings", () => {
  it("follow the device and are quick at first", async () => {
    const { theme, quick, letters, motion } = await opened();
    expect({ theme, quick, letters, motion }).toEqual({ theme: "system", quick: true, letters: false, motion: true });
  });

  it("are the same when the page is opened again", async () => {
    const before = await opened();
    Object.assign(before, { theme: "dark", quick: false, letters: true, motion: false });
    before.save();
    const { theme, quick, letters, motion } = await opened();
    expect({ theme, quick, letters, motion }).toEqual({ theme: "dark", quick: false, letters: true, motion: false });
  });

  it("keep what is not in an older page's settings as at first", async () => {
    localStorage.setItem(PLACE, '{"letters": true}');
    const { letters, quick } = await opened();
    expect({ letters, quick }).toEqual({ letters: true, quick: true });
  });

  it.each(["no json", "null", "[]"])("are as at first when %j was kept", async (kept) => {
    localStorage.setItem(PLACE, kept);
    const { theme, quick } = await opened();
    expect({ theme, quick }).toEqual({ theme: "system", quick: true });
  });

  it("hold while the page is open where nothing may be kept", async () => {
    const settings = await opened();
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    settings.theme = "dark";
    settings.save();
    full.mockRestore();
    expect(localStorage.getItem(PLACE)).toBeNull();
    expect(shown()).toMatchObject({ theme: "dark" });
  });

  it("are as at first where nothing may be read", async () => {
    const forbidden = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    const { theme } = await opened();
    forbidden.mockRestore();
    expect(theme).toBe("system");
  });
});

describe("light and dark", () => {
  it("follow the device unless one has chosen", async () => {
    const settings = await opened();
    settings.apply();
    expect(shown()).toMatchObject({ theme: "light" });
    device("prefers-color-scheme: dark");
    settings.apply();
    expect(shown()).toMatchObject({ theme: "dark" });
    settings.theme = "light";
    settings.apply();
    expect(shown()).toMatchObject({ theme: "light" });
  });

  it("are turned from what is seen now, at once and for later", async () => {
    device("prefers-color-scheme: dark");
    const settings = await opened();
    settings.toggleTheme();
    expect(shown()).toMatchObject({ theme: "light" });
    expect((await opened()).theme).toBe("light");
    settings.toggleTheme();
    expect(shown()).toMatchObject({ theme: "dark" });
  });
});

describe("motion", () => {
  it("is off when it is switched off here or on the device", async () => {
    const settings = await opened();
    expect(settings.reducedMotion).toBe(false);
    device("prefers-reduced-motion: reduce");
    expect(settings.reducedMotion).toBe(true);
    device();
    settings.motion = false;
    expect(settings.reducedMotion).toBe(true);
  });

  it("is passed to the styles", async () => {
    const settings = await opened();
    settings.apply();
    expect(shown()).toMatchObject({ motion: "full" });
    settings.motion = false;
    settings.save();
    expect(shown()).toMatchObject({ motion: "none" });
  });
});
