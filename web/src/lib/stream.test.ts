import { expect, test } from 'vitest';
import type { AnyPage } from '../games/page';
import type { Shown, TableDoc } from '../wire';
import { settings } from './settings.svelte';
import { Stream } from './stream.svelte';

/** A line that is never taken up: what is sent is kept, what comes is put in by hand. */
class Line {
  static OPEN = 1;
  static last: Line;
  readyState = 1;
  sent: unknown[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  constructor(readonly address: string) {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  shows(shown: Partial<Shown>): void {
    this.onmessage({ data: JSON.stringify({ shown: { version: 1, ...shown } }) });
  }
}

const page = {
  stops: (seen: unknown) => seen === 'round_scored',
  sound: (seen: unknown) => (seen === 'mended' ? 'mend' : seen === 'broke' ? 'break' : null),
} as Pick<AnyPage, 'stops' | 'sound'> as AnyPage;
const table = { id: 'abc', game: 'wabisaby', seats: [] } as Partial<TableDoc> as TableDoc;
const step = (sighting: unknown, text = 'told') => ({ sighting, text, weight: 'normal' as const });

function follow(plainly = false): { stream: Stream; line: Line } {
  Object.assign(globalThis, {
    WebSocket: Line,
    matchMedia: () => ({ matches: true }),
    document: { documentElement: { dataset: {} }, hidden: false },
  });
  settings.pace = 'once';
  const stream = new Stream(table, 'seat:0', page, plainly);
  return { stream, line: Line.last };
}

test('a stream asks by the second protocol, for the text only where nothing else draws the table', () => {
  expect(follow().line.address).toMatch(/protocol=2&viewer=seat:0&lang=en&with=ask,offers/);
  expect(follow().line.address).not.toContain(',text');
  expect(follow(true).line.address).toContain(',text');
});

test('what is new is told after what was, and a whole table begins anew', () => {
  const { stream, line } = follow();
  line.shows({ whole: true, steps: [step(1, 'one')], view: 'first', status: { awaiting: [0] } });
  line.shows({ version: 2, steps: [step(2, 'two')] });
  expect([stream.told, stream.view, stream.version]).toEqual([['one', 'two'], 'first', 2]);
  line.shows({ version: 3, whole: true, steps: [step(1, 'all')] });
  expect(stream.told).toEqual(['all']);
});

test('the end of a round stays in sight until it was looked at', () => {
  const { stream, line } = follow();
  line.shows({ version: 2, steps: [step('round_scored', 'scored')] });
  expect([stream.stopped, stream.news[0]?.text]).toEqual([true, 'scored']);
  line.shows({ version: 3, steps: [step('moved', 'moved')] });
  expect(stream.news[0]?.text).toBe('scored');
  stream.goOn();
  line.shows({ version: 4, steps: [step('moved', 'moved again')] });
  expect([stream.stopped, stream.news[0]?.text]).toEqual([false, 'moved again']);
});

test('a choice is sent once, names the version it answers, and waits for its answer', () => {
  const { stream, line } = follow();
  line.shows({ version: 7, view: {}, status: { awaiting: [0] }, offers: [{ action: 'pass' }] });
  stream.act('pass');
  stream.act('pass');
  expect(line.sent).toHaveLength(1);
  const [{ act }] = line.sent as [{ act: { id: string; version: number; action: unknown } }];
  expect([act.version, act.action, stream.waiting]).toEqual([7, 'pass', true]);
  line.onmessage({ data: JSON.stringify({ done: { id: act.id, version: 8 } }) });
  expect(stream.waiting).toBe(false);
});

test('a choice that was not answered is sent again with its own id', () => {
  const { stream, line } = follow();
  line.shows({ view: {}, status: { awaiting: [0] } });
  stream.act('pass');
  line.onopen();
  expect(line.sent).toHaveLength(2);
  expect(line.sent[1]).toEqual(line.sent[0]);
});

test('between two acts the table stands as it did, nothing can be chosen, and a key goes on to the newest', () => {
  const { stream, line } = follow();
  settings.pace = 'brisk';
  line.shows({ view: 'old', status: { awaiting: [0] }, offers: [{ action: 'pass' }] });
  const steps = [{ ...step('kept', 'one'), view: 'between' }, step('broke', 'two')];
  line.shows({
    version: 2,
    steps,
    view: 'new',
    status: { awaiting: [0] },
    offers: [{ action: 2 }],
  });
  expect([stream.view, stream.told, stream.acting?.text]).toEqual(['between', ['one'], 'one']);
  expect([stream.offers, stream.version]).toEqual([[], 1]);
  stream.hurry();
  expect([stream.view, stream.told, stream.acting]).toEqual(['new', ['one', 'two'], null]);
  expect([stream.offers[0]?.action, stream.version]).toEqual([2, 2]);
});

test('traces stay until the next choice', () => {
  const { stream, line } = follow();
  line.shows({ view: {}, status: { awaiting: [1] } });
  line.shows({ version: 2, steps: [step('kept')], view: {}, status: { awaiting: [0] } });
  expect(stream.since).toHaveLength(1);
  stream.act('pass');
  expect(stream.since).toEqual([]);
});
