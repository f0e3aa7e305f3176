// Loaded after the page, with its own texts: nobody needs an explanation in the first second.
export { explainFocused } from "./explainer.svelte";
export { default as ExplanationBox } from "./ExplanationBox.svelte";
export { explanationText } from "./topics";
