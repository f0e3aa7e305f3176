// The lobby at /, a table at /t/CODE, a replay at /replay/CODE/MOMENT, that of a record at /replay, the guided game and the lessons at /learn,
// the score pad at /pad, the finished games at /games, the operator's page at /operator. Any other address is not found.
class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get table(): string | null {
    return /^\/t\/([A-Za-z0-9-]{4,20})\/?$/.exec(this.path)?.[1]?.replaceAll("-", "").toUpperCase() ?? null;
  }

  /** The moment of a record is the parameter `at`. */
  get replay(): { code: string | null; at: number | null } | null {
    const found = /^\/replay(?:\/([A-Za-z0-9][A-Za-z0-9-]{3,19})(?:\/(\d{1,6}))?)?\/?$/.exec(this.path);
    if (!found) return null;
    const at = found[2] ?? /[?&]at=(\d{1,6})(?:&|$)/.exec(location.search)?.[1];
    return { code: found[1]?.replaceAll("-", "").toUpperCase() ?? null, at: at === undefined ? null : Number(at) };
  }

  /** The replay is shown in a frame of another site, which no other page may be: they open in a window of their own. */
  get embedded(): boolean {
    return this.replay?.code !== undefined && this.replay.code !== null && /[?&]embed(?:[=&]|$)/.test(location.search);
  }

  /** The attributes of links to other pages. */
  get linkTarget(): { target?: "_blank"; rel?: "noopener" } {
    return this.embedded ? { target: "_blank", rel: "noopener" } : {};
  }

  get operator(): boolean {
    return /^\/operator\/?$/.test(this.path);
  }

  get pad(): boolean {
    return /^\/pad\/?$/.test(this.path);
  }

  get games(): boolean {
    return /^\/games\/?$/.test(this.path);
  }

  get learn(): boolean {
    return /^\/learn\/?$/.test(this.path);
  }

  get notFound(): boolean {
    return this.path !== "/" && this.table === null && !this.replay && !this.operator && !this.pad && !this.games && !this.learn;
  }

  go(path: string): void {
    if (this.embedded) {
      open(path, "_blank", "noopener");
      return;
    }
    history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }

  /** A plain click on a link navigates without a reload; any other, and any in a frame, is left to the browser. */
  follow(event: MouseEvent, path: string): void {
    if (this.embedded || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(path);
  }
}

export const route = new Route();
