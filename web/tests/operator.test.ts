import { configure, render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import OperatorPage from "../src/operator/OperatorPage.svelte";
import { operatorText as text } from "../src/operator/operatorText";
import { personName } from "../src/operator/personName";
import { FakeServer } from "./fakeServer";
import { operatorTable, overview, person, report } from "./peopleSamples";

const KEY = "a long operator key";
const BOB = person("Bob");
const API = "/api/operator";
let server: FakeServer;
configure({ defaultHidden: true });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  server = new FakeServer();
  server.answer(`GET ${API}/overview`, overview());
  server.answer(`GET ${API}/reports`, { reports: [report()] });
});

const click = (name: string) => userEvent.click(page.getByRole("button", { name }));
const form = () => page.getByRole("dialog");
const confirm = (name: string) => userEvent.click(within(form()).getByRole("button", { name }));

async function enter(): Promise<void> {
  render(OperatorPage);
  await userEvent.type(page.getByLabelText(text("key-label")), `${KEY}{Enter}`);
  await page.findByRole("navigation");
}

describe("The operator's key", () => {
  it("opens the page and is kept in this tab only", async () => {
    await enter();
    expect(server.keys).toContain(KEY);
    expect(Object.values(sessionStorage)).toEqual([KEY]);
    expect(JSON.stringify(localStorage)).not.toContain(KEY);
    expect(document.cookie).not.toContain(KEY);
  });

  it.each([
    ["wrong-operator-key", text("key-wrong")],
    ["not-found", text("key-off")],
    ["rate-limited", text("key-too-many")],
  ])("is refused with what to do: %s", async (code, explanation) => {
    server.fail(`GET ${API}/overview`, code);
    render(OperatorPage);
    await userEvent.type(page.getByLabelText(text("key-label")), "guess{Enter}");
    expect(await page.findByText(explanation)).toBeTruthy();
    expect(Object.values(sessionStorage)).toEqual([]);
  });

  it("is remembered after a reload, until it is forgotten", async () => {
    sessionStorage.setItem("naqala.operator-key", KEY);
    render(OperatorPage);
    await page.findByRole("navigation");
    await click(text("key-forget"));
    expect(page.getByLabelText(text("key-label"))).toBeTruthy();
    expect(Object.values(sessionStorage)).toEqual([]);
  });
});

describe("A report", () => {
  it("shows both players, the table, the reason and the chat", async () => {
    await enter();
    const card = await page.findByRole("article");
    for (const part of [text("reason-abuse"), "“He swears at me.”", "You are a fool", "K7QX-2M4P", personName(person("Ann"))])
      expect(card.textContent).toContain(part);
  });

  it("is resolved with a note", async () => {
    await enter();
    await userEvent.click(await page.findByRole("button", { name: text("report-resolve") }));
    await userEvent.type(within(form()).getByRole("textbox"), "Muted him");
    server.answer(`POST ${API}/reports/7/resolve`, { reports: [] });
    server.answer(`GET ${API}/reports`, { reports: [] });
    await confirm(text("report-resolve"));
    expect(await page.findByText(text("report-none"))).toBeTruthy();
    expect(server.sent(`POST ${API}/reports/7/resolve`)).toEqual([{ note: "Muted him" }]);
    expect(page.getByText(text("do-resolve-done", { name: "Bob" }))).toBeTruthy();
  });

  it("leads to a mute with reason and duration", async () => {
    await enter();
    await userEvent.click(await page.findByRole("button", { name: text("do-mute-of", { name: personName(BOB) }) }));
    await userEvent.type(within(form()).getByRole("textbox"), "Insults");
    await userEvent.selectOptions(within(form()).getByRole("combobox"), text("form-hours-168"));
    server.answer(`POST ${API}/mute`, { identities: [BOB] });
    await confirm(text("do-mute"));
    expect(await page.findByText(text("do-mute-done", { name: personName(BOB) }))).toBeTruthy();
    expect(server.sent(`POST ${API}/mute`)).toEqual([{ identity: BOB.id, reason: "Insults", hours: 168 }]);
  });

  it("leads to a ban without end, and says why one failed", async () => {
    await enter();
    await userEvent.click(await page.findByRole("button", { name: text("do-ban-of", { name: personName(BOB) }) }));
    await userEvent.type(within(form()).getByRole("textbox"), "Insults");
    await userEvent.selectOptions(within(form()).getByRole("combobox"), text("form-hours-0"));
    server.fail(`POST ${API}/ban`, "malformed");
    await confirm(text("do-ban"));
    expect(await within(form()).findByText("failed: malformed")).toBeTruthy();
    expect(server.sent(`POST ${API}/ban`)).toEqual([{ identity: BOB.id, reason: "Insults" }]);
  });

  it("leads to closing the table", async () => {
    await enter();
    await userEvent.click(await page.findByRole("button", { name: text("do-close") }));
    await userEvent.type(within(form()).getByRole("textbox"), "Abuse");
    server.answer(`POST ${API}/tables/K7QX2M4P/close`, { tables: [operatorTable({ status: "closed" })] });
    await confirm(text("do-close"));
    expect(await page.findByText(text("do-close-done", { name: "K7QX-2M4P" }))).toBeTruthy();
    expect(server.sent(`POST ${API}/tables/K7QX2M4P/close`)).toEqual([{ reason: "Abuse" }]);
  });
});

describe("The operator", () => {
  it("searches for people", async () => {
    server.answer(`GET ${API}/identities?query=`, { identities: [BOB] });
    server.answer(`GET ${API}/identities?query=ann+%26`, { identities: [person("Ann")] });
    await enter();
    await click(text("section-people"));
    await page.findByText("Bob");
    await userEvent.type(page.getByRole("searchbox"), "ann &{Enter}");
    await page.findByText("Ann");
    expect(page.queryByText("Bob")).toBeNull();
  });

  it("searches for tables and can close those that are not over", async () => {
    server.answer(`GET ${API}/tables?query=`, { tables: [operatorTable(), operatorTable({ code: "AAAA2222", status: "finished" })] });
    await enter();
    await click(text("section-tables"));
    expect(await page.findAllByText("Ann (@ann)")).toHaveLength(2);
    expect(page.getAllByRole("button", { name: /Close table/ })).toHaveLength(1);
  });

  it("sees mutes and bans and can lift them", async () => {
    const muted = person("Bob", { mute: { reason: "Insults", until: null } });
    const ban = { person: null, network: "192.0.2.7", reason: "Spam", created: 0, until: null };
    server.answer(`GET ${API}/mutes`, { identities: [muted] });
    server.answer(`GET ${API}/bans`, { bans: [ban] });
    server.answer(`POST ${API}/unmute`, { identities: [BOB] });
    server.answer(`POST ${API}/unban`, { bans: [] });
    await enter();
    await click(text("section-restrictions"));
    await userEvent.click(await page.findByRole("button", { name: text("do-unmute-of", { name: personName(BOB) }) }));
    await page.findByText(text("do-unmute-done", { name: personName(BOB) }));
    await userEvent.click(page.getByRole("button", { name: text("do-unban-of", { name: "Network 192.0.2.7" }) }));
    await page.findByText(text("do-unban-done", { name: "Network 192.0.2.7" }));
    expect(server.sent(`POST ${API}/unmute`)).toEqual([{ identity: BOB.id }]);
    expect(server.sent(`POST ${API}/unban`)).toEqual([{ network: "192.0.2.7" }]);
  });

  it("bans a network", async () => {
    server.answer(`GET ${API}/mutes`, { identities: [] });
    server.answer(`GET ${API}/bans`, { bans: [] });
    server.answer(`POST ${API}/ban`, { bans: [] });
    await enter();
    await click(text("section-restrictions"));
    await userEvent.click(await page.findByRole("button", { name: text("do-ban-network") }));
    await userEvent.type(within(form()).getByRole("textbox", { name: text("form-network") }), "192.0.2.0/24");
    await userEvent.type(within(form()).getByRole("textbox", { name: text("form-reason") }), "Spam");
    await confirm(text("do-ban-network"));
    await page.findByText(text("do-ban-network-done", { name: "192.0.2.0/24" }));
    expect(server.sent(`POST ${API}/ban`)).toEqual([{ network: "192.0.2.0/24", reason: "Spam", hours: 24 }]);
  });
});
