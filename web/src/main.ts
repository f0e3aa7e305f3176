import "@fontsource-variable/figtree/index.css";
import "@fontsource/marcellus/index.css";
import "./reset.css";
import "./tokens.css";
import "./typography.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";

settings.apply();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.apply());
const target = document.getElementById("app");
if (target) mount(App, { target });
