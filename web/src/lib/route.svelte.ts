// Where the page is: the first visit, or a table.

function path(): string {
  return location.pathname;
}

class Route {
  path = $state(path());

  constructor() {
    addEventListener('popstate', () => (this.path = path()));
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.path = path();
    scrollTo(0, 0);
  }

  /** The table that is shown, if one is. */
  get table(): string | null {
    return /^\/t\/([A-Za-z0-9_-]+)$/.exec(this.path)?.[1] ?? null;
  }
}

export const route = new Route();
