// Texts in one language after the other: what is loaded when, which language was chosen, and what is already on the page.
import { configure, render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { loaders } from "virtual:locales";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import App from "../src/App.svelte";
import RulesTab from "../src/help/RulesTab.svelte";
import { api, ApiError } from "../src/lib/api";
import { chooseLanguage, loadFirstTexts } from "../src/lib/chosenLanguage";
import { errorText } from "../src/lib/errorText";
import { identity } from "../src/lib/identity.svelte";
import { ServerRequest } from "../src/lib/request.svelte";
import { route } from "../src/lib/routing.svelte";
import { rulebook } from "../src/lib/rulebook.svelte";
import { settings } from "../src/lib/settings.svelte";
import JoinByCode from "../src/lobby/JoinByCode.svelte";
import ReplayPage from "../src/replay/ReplayPage.svelte";
import GameRecord from "../src/score/GameRecord.svelte";
import { Turn } from "../src/table/turn.svelte";
import { language, t, useLanguage } from "../src/texts";
import { Texts } from "../src/texts/fluent";
import LanguageChoice from "../src/ui/LanguageChoice.svelte";
import { FakeServer } from "./fakeServer";
import { connectedStore } from "./fakeSocket";
import { MESSAGES } from "./generated";
import { must } from "./samples";
import { myQuestion, pickUp } from "./snapshots";

type Loaders = Record<string, Record<string, () => Promise<{ default: string }>>>;

const NOBODY = { known: false, name: "", language: null };
let server: FakeServer;
// To look at the style of every element is slow.
configure({ defaultHidden: true });
vi.stubGlobal("scrollTo", () => undefined);

beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
  identity.set(NOBODY);
  Object.assign(settings, { language: null, languageUnsent: false });
});

afterEach(async () => {
  vi.restoreAllMocks();
  Object.assign(settings, { language: null, languageUnsent: false });
  route.go("/");
  await useLanguage("en");
});

/** A promise that is kept when the test says so. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe("The first texts", () => {
  const failing = async (fails: Record<string, number>) => {
    for (const [code, n] of Object.entries(fails)) {
      const loader = vi.spyOn(must((loaders as Loaders)[code], "language"), "page");
      for (let nth = 0; nth < n; nth += 1) loader.mockRejectedValueOnce(new TypeError("offline"));
    }
    const loaded = await loadFirstTexts("fr", 0);
    return [loaded, language.code];
  };

  it("are asked for again if they do not come", async () => {
    expect(await failing({ fr: 1 })).toEqual([true, "fr"]);
  });

  it("are English if they do not come again", async () => {
    expect(await failing({ fr: 2 })).toEqual([true, "en"]);
  });

  it("may not come at all", async () => {
    expect((await failing({ fr: 2, en: 1 }))[0]).toBe(false);
  });
});

describe("The chosen language", () => {
  const sent = () => server.sent("POST /api/me/language");
  const visit = () => {
    route.go("/nowhere"); // a page that asks the server for nothing
    render(App);
  };
  const accept = () =>
    server.answer("POST /api/me/language", () => {
      server.identity = { ...server.identity, language: must(sent().at(-1) as { language: string }, "choice").language };
      return server.identity;
    });

  beforeEach(() => {
    accept();
    vi.spyOn(identity, "load").mockImplementation(() => Promise.resolve()); // the tests say when it is loaded
  });

  it("is told to the server as soon as the player has an identity", async () => {
    visit();
    await chooseLanguage("de");
    expect(sent()).toEqual([]);
    server.identity = { ...NOBODY, known: true };
    await identity.reload();
    await waitFor(() => expect(sent()).toEqual([{ language: "de" }]));
    await waitFor(() => expect(settings.languageUnsent).toBe(false));
    expect(language.code).toBe("de");
  });

  it("counts more than what the server knew before", async () => {
    visit();
    const { opened, open } = gate();
    server.answer("GET /api/me", async () => {
      await opened;
      return { known: true, name: "", language: "nl" };
    });
    const loaded = identity.reload();
    await chooseLanguage("fr");
    open();
    await loaded;
    await waitFor(() => expect(sent()).toEqual([{ language: "fr" }]));
    expect([language.code, settings.language]).toEqual(["fr", "fr"]);
  });

  it("counts more than an answer that comes after it was told", async () => {
    visit();
    identity.set({ known: true, name: "", language: "nl" });
    await waitFor(() => expect(language.code).toBe("nl"));
    const { opened, open } = gate();
    server.answer("GET /api/me", async () => {
      await opened;
      return { known: true, name: "", language: "nl" };
    });
    const loaded = identity.reload();
    await chooseLanguage("fr");
    open();
    await loaded;
    expect([identity.language, language.code, settings.language]).toEqual(["fr", "fr", "fr"]);
  });

  it("is told with the next visit if the server could not be reached", async () => {
    identity.set({ known: true, name: "", language: "nl" });
    server.unreachable = true;
    await chooseLanguage("fr");
    expect(JSON.parse(localStorage.getItem("naqala.settings") ?? "{}")).toMatchObject({ language: "fr", languageUnsent: true });
    server.unreachable = false;
    visit();
    await waitFor(() => expect(sent()).toEqual([{ language: "fr" }]));
    expect([language.code, settings.language]).toEqual(["fr", "fr"]);
  });

  it("on another device is followed", async () => {
    visit();
    settings.language = "fr";
    identity.set({ known: true, name: "", language: "nl" });
    await waitFor(() => expect(language.code).toBe("nl"));
    expect([settings.language, sent()]).toEqual(["nl", []]);
  });
});

describe("What is on the page follows the language", () => {
  const phrase = { key: "server-name-blank", arguments: {} };
  const refused = () => new ApiError("malformed", "This name is blank.", null, phrase);

  it("if it is an error of the server", async () => {
    const request = new ServerRequest();
    await request.run(() => Promise.reject(refused()));
    vi.spyOn(api, "rename").mockRejectedValue(refused());
    await identity.rename(" ");
    const english = t("server-name-blank");
    expect([request.message, identity.nameError, errorText(refused())]).toEqual([english, english, english]);
    const error = refused();
    await useLanguage("fr");
    const french = t("server-name-blank");
    expect(french).not.toBe(english);
    expect([request.message, identity.nameError, error.message]).toEqual([french, french, french]);
  });

  it("if it says why the network was banned", async () => {
    vi.spyOn(api, "identity").mockRejectedValue(new ApiError("banned", "", null, phrase));
    await identity.reload().catch(() => undefined);
    await useLanguage("de");
    expect(identity.networkBan).toBe(t("server-name-blank"));
  });

  it("if it says why something is not possible", async () => {
    const { store } = await connectedStore(myQuestion("moving", [pickUp("C3")]));
    const { whyNot } = new Turn(store);
    const why = { possible: false, code: null, message: "", text: { key: "server-no-palm-left", arguments: {} }, rule: "P1" };
    vi.spyOn(store, "why").mockResolvedValue(why);
    await whyNot.ask("A1>");
    const english = t("server-no-palm-left");
    expect(whyNot.reason).toMatchObject({ text: english, rule: "P1" });
    await useLanguage("nl");
    expect(whyNot.reason?.text).toBe(t("server-no-palm-left"));
    expect(whyNot.reason?.text).not.toBe(english);
  });

  it("if it is about a code or a record", async () => {
    render(JoinByCode, { own: [] });
    render(GameRecord, { code: "AAAAAAAA" });
    render(ReplayPage, { code: null, at: null });
    await userEvent.type(must(screen.getAllByRole("textbox")[0], "code"), "AB{Enter}");
    await userEvent.click(screen.getByRole("button", { name: t("score-record-copy") }));
    await userEvent.click(screen.getByRole("button", { name: t("replay-show") }));
    const shown = () => [t("lobby-join-short", { n: 2 }), t("score-record-failed"), t("replay-record-empty")];
    const all = () => shown().every((text) => document.body.textContent.includes(text));
    await waitFor(() => expect(all()).toBe(true));
    await useLanguage("fr");
    await waitFor(() => expect(all()).toBe(true));
  });

  it("if it is the rules", async () => {
    rulebook.book = null;
    for (const code of ["en", "de"]) {
      const section = { letter: "M", title: code, rules: [{ number: "M1", text: `This is in ${code}.` }] };
      server.answer(`GET /api/rulebook?language=${code}`, { version: "1", language: code, levels: [], djinns: [], rules: [section] });
    }
    server.answer("GET /api/summary", MESSAGES["GET /api/summary"]);
    server.answer("GET /api/examples", MESSAGES["GET /api/examples"]);
    render(RulesTab, { props: { short: false, target: { at: "", reached: false }, onrule: () => undefined } });
    expect(await screen.findByText("This is in en.")).toBeTruthy();
    await useLanguage("de");
    expect(await screen.findByText("This is in de.")).toBeTruthy();
    rulebook.book = null;
  });
});

describe("The languages to choose from", () => {
  it("are marked as what they are, for screen readers", () => {
    render(LanguageChoice);
    const marked = screen.getAllByRole("option").map((option) => [option.textContent, option.getAttribute("lang")]);
    expect(marked).toContainEqual(["Français", "fr"]);
    expect(marked.every(([, lang]) => lang)).toBe(true);
  });
});

describe("The French “de”", () => {
  it("is elided before vowels, and before Y if a consonant follows", () => {
    const texts = new Texts("fr", ["of = { DE($name) }"]);
    const of = (name: string) => texts.text("of", { name });
    expect(["Léa", "Anna", "Élise", "Yves", "Yann", "Yoko", "Y"].map(of)).toEqual([
      "de Léa",
      "d’Anna",
      "d’Élise",
      "d’Yves",
      "de Yann",
      "de Yoko",
      "de Y",
    ]);
  });
});

describe("An error", () => {
  const text = (code: ApiError["code"], key: string, values = {}) =>
    errorText(new ApiError(code, "In English.", null, { key, arguments: values }));

  it("is told in our own words, unless the server tells more", () => {
    expect(text("taken", "server-seat-taken", { seat: "pink" })).toBe(t("waiting-error-taken"));
    expect(text("taken", "server-seat-own")).toBe(t("server-seat-own"));
    expect(text("rate-limited", "server-too-many-requests", { seconds: 3 })).toBe(t("lobby-join-rate-limited"));
    expect(text("not-ready", "server-start-too-early")).toBe(t("server-start-too-early"));
    expect(text("unreachable", "server-seat-own")).toBe(t("lobby-unreachable"));
  });

  it("is told in general words if this page does not know those of the server", () => {
    expect(text("taken", "of-a-newer-server")).toBe(t("waiting-error-taken"));
    expect(text("wrong-value", "of-a-newer-server")).toBe("In English.");
  });
});
