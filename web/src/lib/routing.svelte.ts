// The lobby at /, a table at /t/CODE, the operator's page at /operator. Any other address is not found.
class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get table(): string | null {
    return /^\/t\/([A-Za-z0-9-]{4,20})\/?$/.exec(this.path)?.[1]?.replaceAll("-", "").toUpperCase() ?? null;
  }

  get operator(): boolean {
    return /^\/operator\/?$/.test(this.path);
  }

  get notFound(): boolean {
    return this.path !== "/" && this.table === null && !this.operator;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }

  /** A plain click on a link navigates without a reload; any other is left to the browser. */
  follow(event: MouseEvent, path: string): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(path);
  }
}

export const route = new Route();
