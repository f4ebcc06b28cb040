import { expect, test } from 'vitest';
import type { SeatDoc } from '../wire';
import { calling } from './calling';

const person = (holder: string): SeatDoc => ({ name: holder, who: 'person', holder });
const bot: SeatDoc = { name: 'Kiku', who: 'bot', bot: 'casual' };
const table = { seats: [person('nora'), bot, person('theo'), person('nora')] };

test('nobody is asked where nobody else sits', () => {
  const alone = calling({ seats: [person('nora'), bot] }, null, 0);
  expect(alone).toMatchObject({ others: [], silent: [], complete: false });
});

test('who shares a device is one person, and a bot is none', () => {
  expect(calling(table, null, 0)).toMatchObject({ others: [2], silent: [2], mine: false });
});

test('it is complete once everybody is in, me too', () => {
  expect(calling(table, { again: [2] }, 0)).toMatchObject({ in: [2], complete: false });
  expect(calling(table, { again: [0, 3] }, 0)).toMatchObject({ mine: true, complete: false });
  expect(calling(table, { again: [0, 2, 3] }, 0)).toMatchObject({ silent: [], complete: true });
});

test('one who does not play again is named, and is waited for no longer', () => {
  const left = calling(table, { again: [0, 3], not_again: [2] }, 0);
  expect(left).toMatchObject({ out: [2], silent: [], complete: false });
});
