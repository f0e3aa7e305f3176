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
    const { theme, quick, stops, letters, speed } = await opened();
    expect({ theme, quick, stops, letters, speed }).toEqual({
      theme: "system",
      quick: null,
      stops: false,
      letters: false,
      speed: "normal",
    });
  });

  it("are the same when the page is opened again", async () => {
    const before = await opened();
    const wishes = { theme: "dark", quick: false, stops: true, letters: true, speed: "slow" };
    Object.assign(before, wishes);
    before.save();
    const { theme, quick, stops, letters, speed } = await opened();
    expect({ theme, quick, stops, letters, speed }).toEqual(wishes);
  });

  it("keep what is not in an older page's settings as at first", async () => {
    localStorage.setItem(PLACE, '{"letters": true}');
    const { letters, quick } = await opened();
    expect({ letters, quick }).toEqual({ letters: true, quick: null });
  });

  it.each(["no json", "null", "[]"])("are as at first when %j was kept", async (kept) => {
    localStorage.setItem(PLACE, kept);
    const { theme, quick } = await opened();
    expect({ theme, quick }).toEqual({ theme: "system", quick: null });
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

describe("speed", () => {
  it("is normal, or off if an older version had switched the motion off", async () => {
    expect((await opened()).speed).toBe("normal");
    localStorage.setItem("naqala.settings", '{"motion":false}');
    expect((await opened()).speed).toBe("off");
    localStorage.setItem("naqala.settings", '{"motion":false,"speed":"fast"}');
    expect((await opened()).speed).toBe("fast");
  });

  it("makes each step of a turn as long as it says", async () => {
    const settings = await opened();
    const steps = (["slow", "normal", "fast"] as const).map((speed) => {
      settings.speed = speed;
      return settings.step;
    });
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(steps[1]).toBe(600);
  });
});

describe("motion", () => {
  it("is off when it is switched off here or on the device", async () => {
    const settings = await opened();
    expect(settings.reducedMotion).toBe(false);
    device("prefers-reduced-motion: reduce");
    expect(settings.reducedMotion).toBe(true);
    device();
    settings.speed = "off";
    expect(settings.reducedMotion).toBe(true);
  });

  it("is passed to the styles", async () => {
    const settings = await opened();
    settings.apply();
    expect(shown()).toMatchObject({ motion: "full" });
    settings.speed = "off";
    settings.save();
    expect(shown()).toMatchObject({ motion: "none" });
  });
});
