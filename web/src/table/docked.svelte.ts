// The room at the edges of the window that belongs to something else than the table, in pixels.

class Docked {
  left = $state(0);
  top = $state(0);

  keepFree({ left, top }: { left: number; top: number }): void {
    this.left = left;
    this.top = top;
    const { style } = document.documentElement;
    style.setProperty("--dock-left", `${left}px`);
    style.setProperty("--dock-top", `${top}px`);
  }
}

export const docked = new Docked();
