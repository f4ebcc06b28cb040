// Where the page is: the first visit, a table, or a game gone through again.

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

  /** Whether it is the first page; an address that is neither this nor any other leads nowhere. */
  get isHome(): boolean {
    return this.path === '/' || this.path === '/index.html';
  }

  /** The table that is shown, if one is. */
  get table(): string | null {
    return /^\/t\/([A-Za-z0-9_-]+)$/.exec(this.path)?.[1] ?? null;
  }

  /** The code that is said at a door, if one is: nothing yet at `/join` alone. */
  get code(): string | null {
    const found = /^\/join(?:\/([^/]*))?\/?$/.exec(this.path);
    return found && decodeURIComponent(found[1] ?? '');
  }

  /** The game that is gone through again, if one is: whose table, and at which moment. */
  get replay(): { table: string | null; at: number | null } | null {
    const found = /^(?:\/t\/([A-Za-z0-9_-]+))?\/replay(?:\/(\d+))?$/.exec(this.path);
    return (
      found && { table: found[1] ?? null, at: found[2] === undefined ? null : Number(found[2]) }
    );
  }
}

export const route = new Route();
