import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import NetworkLink from "../src/clock/NetworkLink.svelte";
import type { ServerInfo } from "../src/protocol";
import { CODE, FakeServer } from "./fakeServer";

const LAN: ServerInfo = { local_only: false, lan_url: "http://192.168.1.7:8000" };
let server: FakeServer;

beforeEach(() => (server = new FakeServer()));
afterEach(cleanup);

function invite(info: ServerInfo): void {
  server.answer("GET /api/server", info);
  render(NetworkLink, { code: CODE });
}

const image = () => screen.queryByRole<HTMLImageElement>("img", { name: "QR code of the link for your network" });

test("beside the link for the network is its QR code", async () => {
  invite(LAN);
  const link = await screen.findByRole<HTMLInputElement>("textbox", { name: "Link for your network" });
  expect(link.value).toBe(`http://192.168.1.7:8000/t/${CODE}`);
  expect(image()?.getAttribute("src")).toBe(`/api/tables/${CODE}/invitation.svg`);
});

test("a QR code that cannot be loaded leaves the link alone", async () => {
  invite(LAN);
  await waitFor(() => expect(image()).not.toBeNull());
  await fireEvent.error(image() as HTMLImageElement);
  expect(image()).toBeNull();
  expect(screen.getByRole("textbox", { name: "Link for your network" })).toBeTruthy();
});

test("a server for this computer only says so, and has none", async () => {
  invite({ local_only: true, lan_url: null });
  await screen.findByText(/This link works on this computer only/);
  expect(image()).toBeNull();
});
