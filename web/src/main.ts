import "@fontsource-variable/figtree/index.css";
import "@fontsource/marcellus/index.css";
import "./reset.css";
import "./tokens.css";
import "./typography.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followOtherTabs, loadFirstTexts } from "./lib/chosenLanguage";
import { loadTablePage } from "./lib/pages";
import { route } from "./lib/routing.svelte";
import { settings } from "./lib/settings.svelte";

settings.apply();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.apply());
const target = document.getElementById("app");
addEventListener("storage", followOtherTabs);
if (route.table) void loadTablePage().catch(() => undefined); // while the texts are loaded; App says what failed
const loaded = await loadFirstTexts();
if (target && loaded) mount(App, { target });
else if (target) target.textContent = "Naqala could not be loaded. Please check your connection and reload the page.";
