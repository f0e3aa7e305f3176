import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import PeopleDialog from "../src/table/PeopleDialog.svelte";
import { api } from "../src/lib/api";
import { t } from "../src/texts";
import type { ContributionInfo, TableInfo } from "../src/protocol";
import { snapshot } from "./samples";
import { seatInfo, tableWith } from "./snapshots";
import { connectedStore } from "./fakeSocket";

const COMMITMENT = "86df63a1".padEnd(64, "0");
const THREE = tableWith(
  seatInfo("blue", { name: "Ann" }),
  seatInfo("pink", {
    name: "Tomas",
    replaceable: true,
    vote: { voters: ["blue", "orange"], agreed: ["orange"], warning: 40, confirm: false },
  }),
  seatInfo("orange", { name: "Ann" }),
);

async function menu(changed: Partial<TableInfo> = {}) {
  const { store } = await connectedStore(snapshot(), { table: { ...THREE, commitment: COMMITMENT, ...changed } });
  render(PeopleDialog, { store, onclose: () => undefined });
}

const rows = () => screen.getAllByRole("listitem");
const deal = () => screen.queryByRole("textbox", { name: t("fair-commitment") });

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

describe("the table menu", () => {
  it("distinguishes players of one name, and marks oneself", async () => {
    await menu();
    expect(rows().map((row) => row.querySelector("b")?.textContent)).toEqual(["Ann (blue)", "Tomas", "Ann (orange)"]);
    const [mine, ...others] = rows();
    expect(within(mine as HTMLElement).getByText(t("people-you"))).toBeTruthy();
    for (const other of others) expect(within(other).queryByText(t("people-you"))).toBeNull();
  });

  it("lets a bot play only when the player has confirmed it, knowing that the seat can be taken back", async () => {
    const substitute = vi.spyOn(api, "addSubstitute").mockResolvedValue(undefined as never);
    await menu({ status: "playing", substitute_level: "calm" });
    await userEvent.click(screen.getByRole("button", { name: t("people-substitute") }));
    expect(screen.getByText(t("people-substitute-sure", { level: t("level-calm") }))).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: t("cancel") }));
    expect(substitute).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: t("people-substitute") }));
    await userEvent.click(screen.getByRole("button", { name: t("people-substitute-yes") }));
    expect(substitute).toHaveBeenCalledWith(expect.any(String), "blue");
    expect(screen.queryByRole("group", { name: /seat back/ })).toBeNull();
  });

  it("shows how many want a bot for the absent player", async () => {
    await menu();
    const agreed = t("absence-agreed", { agreed: 1, voters: 2 });
    expect(screen.getAllByText(agreed)).toHaveLength(1);
    expect(within(rows()[1] as HTMLElement).getByText(agreed)).toBeTruthy();
  });

  it("shows three words to compare, and who took part in the shuffle", async () => {
    const contributions: ContributionInfo[] = [
      { seat: "blue", digest: "", value: "00" },
      { seat: "pink", digest: "", value: null },
    ];
    await menu({ contributions });
    expect(screen.getByText("miriz-kavod-babab").getAttribute("aria-label")).toBe(t("fair-words"));
    expect(screen.getByText(/Shuffled together by the server and you\./).textContent).toContain("did not answer in time: Tomas.");
  });

  it("says that a chosen seed is known to the host", async () => {
    await menu({ custom_seed: true });
    expect(screen.getByText(t("fair-chosen"))).toBeTruthy();
  });

  it("shows the commitment of the deal and copies it", async () => {
    const user = userEvent.setup();
    await menu();
    expect(deal()).toHaveProperty("value", COMMITMENT);
    await user.click(screen.getByRole("button", { name: t("fair-copy") }));
    expect(await navigator.clipboard.readText()).toBe(COMMITMENT);
    expect(screen.getByRole("button", { name: t("fair-copied") })).toBeTruthy();
  });

  it("reports if it could not be copied", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("forbidden"));
    await menu();
    await user.click(screen.getByRole("button", { name: t("fair-copy") }));
    expect(screen.getByRole("alert").textContent).toBe(t("fair-not-copied"));
  });

  it("shows no commitment for a game from a position", async () => {
    await menu({ custom_start: true, commitment: "" });
    expect(deal()).toBeNull();
  });
});
