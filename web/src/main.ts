import "@fontsource-variable/figtree/index.css";
import "@fontsource/marcellus/index.css";
import "./reset.css";
import "./tokens.css";
import "./typography.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followOtherTabs, startLanguage } from "./lib/chosenLanguage";
import { loadTablePage } from "./lib/pages";
import { route } from "./lib/routing.svelte";
import { settings } from "./lib/settings.svelte";
import { useLanguage } from "./texts";

settings.apply();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.apply());
const target = document.getElementById("app");
addEventListener("storage", followOtherTabs);
if (route.table) void loadTablePage().catch(() => undefined); // while the texts are loaded; App says what failed
await useLanguage(startLanguage());
if (target) mount(App, { target });
