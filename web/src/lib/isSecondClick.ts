/** Whether this click is the second of a double click. The first one did what was meant, so this one must not open something else. */
export function isSecondClick(event: MouseEvent): boolean {
  return event.detail > 1;
}
