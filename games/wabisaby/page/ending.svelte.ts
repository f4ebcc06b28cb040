// Whether I wish to move cards after my action; kept in this browser.

import { lasting } from '$web/lib/store';

const KEY = 'wabisaby-after';

class Ending {
  /** Then a turn ends by hand; else the page says that it ends. */
  byHand = $state(lasting.get(KEY) === 'yes');

  set(byHand: boolean): void {
    this.byHand = byHand;
    lasting.set(KEY, byHand ? 'yes' : 'no');
  }
}

export const ending = new Ending();
