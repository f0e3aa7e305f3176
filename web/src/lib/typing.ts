// Where a key is text or belongs to a dialog, and is no shortcut of the page.
const TYPING = "input, textarea, select, [contenteditable], dialog, dialog *";

export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches(TYPING);
