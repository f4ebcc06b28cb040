// What somebody touched on a table: let go when something is asked anew, and when something else is advised.

import type { TableState } from './table-state';

type Moment = Pick<TableState, 'version' | 'hint'>;

export class Touched<T> {
  private last = $state.raw<(Moment & { what: T | null }) | null>(null);

  /** `now` says what the table shows at the moment. */
  constructor(private readonly now: () => Moment) {}

  touch(what: T | null): void {
    const { version, hint } = this.now();
    this.last = { version, hint, what };
  }

  letGo(): void {
    this.touch(null);
  }

  /** What is chosen: what was touched last, else what is advised. */
  or(advised: T | null): T | null {
    const { version, hint } = this.now();
    const stands = this.last?.version === version && (hint === null || hint === this.last.hint);
    return stands ? this.last!.what : advised;
  }
}
