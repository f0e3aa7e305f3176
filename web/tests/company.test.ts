import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Company from "../src/table/Company.svelte";
import { t } from "../src/words";
import type { TableTold } from "../src/wire";
import { scene } from "./samples";
import { chair, tableOf } from "./scenes";
import { seated } from "./tellers";

const COMMITMENT = "86df63a1";
const THREE = tableOf(chair("blue", { name: "Ann" }), chair("pink", { name: "Tomas", silent: true, votes: 1 }), chair("orange", { name: "Ann" }));

async function menu(changed: Partial<TableTold> = {}) {
  const { store } = await seated(scene(), { table: { ...THREE, commitment: COMMITMENT, ...changed } });
  render(Company, { store, onclose: () => undefined });
}

const rows = () => screen.getAllByRole("listitem");
const deal = () => screen.queryByRole("textbox", { name: t("company.deal") });

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

describe("the table menu", () => {
  it("names those of one name apart, and says who is oneself", async () => {
    await menu();
    expect(rows().map((row) => row.querySelector("b")?.textContent)).toEqual(["Ann (blue)", "Tomas", "Ann (orange)"]);
    const [mine, ...others] = rows();
    expect(within(mine as HTMLElement).getByText(t("company.you"))).toBeTruthy();
    for (const other of others) expect(within(other).queryByText(t("company.you"))).toBeNull();
  });

  it("says how many want a bot for whoever is silent", async () => {
    await menu();
    expect(screen.getAllByText(t("company.votes", { n: 1 }))).toHaveLength(1);
    expect(within(rows()[1] as HTMLElement).getByText(t("company.votes", { n: 1 }))).toBeTruthy();
  });

  it("shows the commitment of the deal and copies it", async () => {
    const user = userEvent.setup();
    await menu();
    expect(deal()).toHaveProperty("value", COMMITMENT);
    await user.click(screen.getByRole("button", { name: t("company.copy") }));
    expect(await navigator.clipboard.readText()).toBe(COMMITMENT);
    expect(screen.getByRole("button", { name: t("company.copied") })).toBeTruthy();
  });

  it("says so if it could not be copied", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("forbidden"));
    await menu();
    await user.click(screen.getByRole("button", { name: t("company.copy") }));
    expect(screen.getByRole("alert").textContent).toBe(t("company.not-copied"));
  });

  it("promises nothing of a position that was laid out", async () => {
    await menu({ laid_out: true });
    expect(deal()).toBeNull();
  });
});
