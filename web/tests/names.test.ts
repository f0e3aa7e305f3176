import { configure, render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { identity } from "../src/lib/identity.svelte";
import { peopleText } from "../src/lobby/tableTexts";
import WaitingSeat from "../src/lobby/WaitingSeat.svelte";
import Players from "../src/table/Players.svelte";
import { nameOf, unmarkedNameOf } from "../src/table/seatNames";
import { t } from "../src/texts";
import NameField from "../src/ui/NameField.svelte";
import { FakeServer, tableSummary } from "./fakeServer";
import { connectedStore } from "./fakeSocket";
import { snapshot } from "./samples";
import { seatInfo, tableWith } from "./snapshots";

let server: FakeServer;
configure({ defaultHidden: true });

beforeEach(() => {
  server = new FakeServer();
  identity.set({ known: true, name: "", language: null });
});

const field = () => page.getByRole<HTMLInputElement>("textbox", { name: t("lobby-your-name") });

describe("A refused name", () => {
  it("is explained beside the field and stays there to be changed", async () => {
    server.fail("POST /api/me", "bad-name");
    render(NameField);
    await userEvent.type(field(), "\u200bAdmin{Tab}");
    await page.findByText("failed: bad-name");
    expect(field().value).toBe("\u200bAdmin");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent).toBe("failed: bad-name");
  });

  it("is forgotten with the next good one", async () => {
    server.fail("POST /api/me", "bad-name");
    render(NameField);
    await userEvent.type(field(), "Admin{Tab}");
    await page.findByText("failed: bad-name");
    server = new FakeServer();
    server.answer("POST /api/me", { known: true, name: "Ann", language: null });
    await userEvent.clear(field());
    await userEvent.type(field(), "Ann{Tab}");
    await identity.ready();
    expect(page.queryByText("failed: bad-name")).toBeNull();
    expect(field().getAttribute("aria-invalid")).toBe("false");
  });
});

const FALSE_BOT = seatInfo("pink", { name: "Fierce", lookalike: "bot" });
const TABLE = tableWith(seatInfo("blue", { name: "Ann" }), FALSE_BOT);

describe("A name that looks like a bot's", () => {
  it("is marked in words wherever it is mentioned", () => {
    expect(nameOf(TABLE, "pink", "blue")).toBe("Fierce (a person)");
    expect(unmarkedNameOf(TABLE, "pink", "blue")).toBe("Fierce");
    expect(nameOf(TABLE, "blue", null)).toBe("Ann");
    expect(nameOf(TABLE, "pink", "pink")).toBe(t("you"));
  });

  it("is marked in the players' panel, with an explanation", async () => {
    const { store } = await connectedStore(snapshot(), { table: TABLE });
    render(Players, { store, players: snapshot().public_view.players, onoption: () => undefined, ondjinn: () => undefined });
    expect(page.getByTitle(t("lookalike-bot-about")).textContent).toBe(t("lookalike-bot"));
    expect(page.getByRole("region", { name: "Fierce (a person)" })).toBeTruthy();
  });

  it("is marked and explained in the waiting room", () => {
    render(WaitingSeat, { info: FALSE_BOT, mine: false, host: false });
    expect(page.getByText(t("lookalike-bot"))).toBeTruthy();
    expect(page.getByText(t("lookalike-bot-about"))).toBeTruthy();
  });

  it("is marked in the lobby", () => {
    expect(peopleText(tableSummary({ seats: TABLE.seats }))).toBe("Ann, Fierce (a person)");
  });
});

describe("A name that looks like another colour", () => {
  it("is marked with the colour that the player has", () => {
    const table = tableWith(seatInfo("blue", { name: "Ann" }), seatInfo("pink", { name: "Orange", lookalike: "seat" }));
    expect(nameOf(table, "pink", "blue")).toBe("Orange (plays pink)");
  });
});
