import { configure, render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { identity } from "../src/lib/identity.svelte";
import { timeAgo } from "../src/lib/times";
import { t } from "../src/texts";
import Devices from "../src/ui/Devices.svelte";
import { FakeServer } from "./fakeServer";
import { device } from "./peopleSamples";

const HERE = device("here", { description: "Firefox on Linux", current: true });
const PHONE = device("phone", { description: "Safari on iOS", last_used: Date.now() / 1000 - 3 * 86_400 });
let server: FakeServer;
configure({ defaultHidden: true });

beforeEach(() => {
  server = new FakeServer();
  identity.set({ known: true, name: "Ann", language: null });
});

async function open(...devices: (typeof HERE)[]): Promise<void> {
  server.answer("GET /api/me/devices", { devices });
  render(Devices);
  await page.findAllByRole("listitem");
}

const rows = () => page.getAllByRole("listitem").map((row) => row.textContent?.trim().replace(/\s+/g, " "));
const click = (name: string) => userEvent.click(page.getByRole("button", { name }));
const question = () => page.getByRole("group");

describe("Your devices", () => {
  it("are listed with this device and when each was last used", async () => {
    await open(HERE, PHONE);
    expect(rows()[0]).toContain(`Firefox on Linux${t("devices-this")}`);
    expect(rows()[0]).toContain(t("devices-used-lately"));
    expect(rows()[1]).toContain("Safari on iOS");
    expect(rows()[1]).toContain(t("devices-used", { when: "3 days ago" }));
  });

  it("are not shown to a newcomer, who has none", () => {
    identity.set({ known: false, name: "", language: null });
    render(Devices);
    expect(page.queryByText(t("devices-title"))).toBeNull();
  });

  it("can be logged out one by one, after saying what that brings", async () => {
    await open(HERE, PHONE);
    await click(t("devices-log-out-one", { device: "Safari on iOS" }));
    expect(within(question()).getByText(t("devices-sure-one", { device: "Safari on iOS" }))).toBeTruthy();
    server.answer("DELETE /api/me/devices/phone", { devices: [HERE] });
    await userEvent.click(within(question()).getByRole("button", { name: t("devices-log-out") }));
    expect(await page.findByText(t("devices-done", { device: "Safari on iOS" }))).toBeTruthy();
    expect(rows()).toHaveLength(1);
  });

  it("stay logged in if the player cancels", async () => {
    await open(HERE, PHONE);
    await click(t("devices-log-out-others"));
    await click(t("cancel"));
    expect(page.queryByRole("group")).toBeNull();
    expect(server.sent("POST /api/me/logout-others")).toEqual([]);
  });

  it("can all be logged out but this one", async () => {
    await open(HERE, PHONE, device("tablet"));
    await click(t("devices-log-out-others"));
    server.answer("POST /api/me/logout-others", { devices: [HERE] });
    await userEvent.click(within(question()).getByRole("button", { name: t("devices-log-out") }));
    expect(await page.findByText(t("devices-done-others"))).toBeTruthy();
    expect(rows()).toHaveLength(1);
    expect(page.queryByRole("button", { name: t("devices-log-out-others") })).toBeNull();
  });

  it("warn that without another device the games cannot be reached any more", async () => {
    const assign = vi.fn();
    vi.stubGlobal("location", { ...location, assign });
    await open(HERE);
    await click(t("devices-log-out-this"));
    expect(within(question()).getByText(t("devices-sure-last"))).toBeTruthy();
    server.answer("POST /api/me/logout", { known: false, name: "", language: null });
    await click(t("devices-anyway"));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("/"));
    vi.unstubAllGlobals();
  });

  it("say that this device can return with a code from another one", async () => {
    await open(HERE, PHONE);
    await click(t("devices-log-out-this"));
    expect(within(question()).getByText(t("devices-sure-this"))).toBeTruthy();
  });

  it("can be loaded again after an error", async () => {
    server.unreachable = true;
    render(Devices);
    const again = await page.findByRole("button", { name: t("devices-retry") });
    server.unreachable = false;
    server.answer("GET /api/me/devices", { devices: [HERE] });
    await userEvent.click(again);
    expect(await page.findAllByRole("listitem")).toHaveLength(1);
  });
});

describe("The time since", () => {
  it("is exact to hours and days", () => {
    expect([0, 3599, 3600, 7300, 86_400, 864_000].map((age) => timeAgo(1e9 - age, 1e9))).toEqual([
      null,
      null,
      "1 hour ago",
      "2 hours ago",
      "yesterday",
      "10 days ago",
    ]);
  });
});
