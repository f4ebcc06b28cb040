// This browser's part in sealed deals: it notes the commitment, promises a word, opens it when everybody has promised,
// and keeps what it saw to check the record after the end.

import type { Landing, TableDoc } from '../wire';
import { api, Refusal } from './api';
import { digestOf, drawWord, type Noted, type Seal, wordHash } from './deal';
import { lasting } from './store';

/** A table asks for hashes and for words ten seconds each; after that nothing is awaited. */
const LONGEST = 25_000;
const PAUSE = 300;
/** What is refused for these reasons is tried again. */
const PASSING = ['away', 'unavailable', 'too_many', 'timed_out'];

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE));

/** Beside the browser's store, for one that keeps nothing. */
const notes = new Map<string, Noted>();

/** What was noted of a table; none where this browser gave it no word. */
export function noted(id: string): Noted | null {
  try {
    const kept = lasting.get(`seal.${id}`);
    return kept ? (JSON.parse(kept) as Noted) : (notes.get(id) ?? null);
  } catch {
    return notes.get(id) ?? null;
  }
}

function note(id: string, what: Noted): void {
  notes.set(id, what);
  lasting.set(`seal.${id}`, JSON.stringify(what));
}

/** A new word, noted at once: another window of this browser finds it. */
function drawn(id: string, commitment: string): Noted {
  const fresh = { word: drawWord(), commitment };
  note(id, fresh);
  return fresh;
}

/** The seal of a table as everybody sees it before the words are opened. */
function sealOf(table: TableDoc): Seal {
  const people = table.seal?.people ?? [];
  const taken = new Set(people.flatMap(({ seats }) => seats));
  return {
    sealed: true,
    words: [
      ...table.words.map((word) => ({ given: 'before_the_seal' as const, word })),
      ...people.map(({ seats, name, hash }) => ({
        given: 'left_out' as const,
        seats,
        name,
        ...(hash ? { hash } : {}),
      })),
    ],
    bots: table.seats.flatMap((_, seat) => (taken.has(seat) ? [] : [seat])),
  };
}

/** Does the next thing that is this browser's to do; none where there is none. */
async function step(table: TableDoc, yours: number[]): Promise<Landing | null> {
  const { id, commitment, seal } = table;
  const mine = seal?.people.find(({ seats }) => seats.some((seat) => yours.includes(seat)));
  if (!seal || !mine || table.begun || mine.left_out) return null;
  const asks = seal.stage === 'waiting' || (seal.stage === 'hashes' && !mine.hash);
  const kept = noted(id) ?? (asks ? drawn(id, commitment) : null);
  // Another commitment than the one that was noted: no word is given to it.
  if (kept?.commitment !== commitment) return null;
  const hash = await wordHash(commitment, kept.word);
  if (asks) return mine.hash === hash ? null : api.word(id, { hash });
  // A word is opened only where everybody else is bound to theirs, and what they are bound to is noted.
  const bound = seal.people.every((person) => person.hash || person.left_out);
  if (seal.stage !== 'words' || mine.opened || mine.hash !== hash || !bound) return null;
  const digest = await digestOf(commitment, sealOf(table));
  // Who has opened a word once does not open it to others' second thoughts.
  if (kept.digest && kept.digest !== digest) return null;
  note(id, { ...kept, digest });
  return api.word(id, { word: kept.word });
}

/** The same over a line that drops now and then. */
async function tried(table: TableDoc, yours: number[]): Promise<Landing | null> {
  for (const end = Date.now() + LONGEST; ; await pause()) {
    try {
      return await step(table, yours);
    } catch (error) {
      const passing = error instanceof Refusal && PASSING.includes(error.code);
      if (!passing || Date.now() > end) throw error;
    }
  }
}

/** Tables to which a word is being given, with what was heard of them meanwhile. */
const giving = new Map<string, [TableDoc, number[]] | null>();

/** Gives this browser's word as far as it can be given now; where the table then stands. */
export async function give(table: TableDoc, yours: number[]): Promise<Landing | null> {
  const { id } = table;
  if (giving.has(id)) {
    giving.set(id, [table, yours]);
    return null;
  }
  let landing: Landing | null = null;
  try {
    for (
      let heard: [TableDoc, number[]] | null = [table, yours];
      heard;
      heard = giving.get(id) ?? null
    ) {
      giving.set(id, null);
      for (let next = await tried(...heard); next; next = await tried(next.table, next.yours))
        landing = next;
    }
  } catch (error) {
    // What is refused was late or is given already; the table says which.
    if (!(error instanceof Refusal)) throw error;
  } finally {
    giving.delete(id);
  }
  return landing;
}

/** Gives a word to a table that this page does not show, such as the next game of the same people. */
export async function giveElsewhere(id: string): Promise<void> {
  for (const end = Date.now() + LONGEST; Date.now() < end; await pause()) {
    const landing = await api.look(id).catch(() => null);
    if (!landing || landing.table.begun || !landing.table.seal) return;
    await give(landing.table, landing.yours);
  }
}

/** The first letters of a commitment, to be compared at a glance. */
export const shortened = (commitment: string): string =>
  grouped(commitment).split(' ').slice(0, 2).join(' ');

/** A hash in groups of four letters. */
export const grouped = (hash: string): string =>
  hash
    .replace('sha256:', '')
    .match(/.{1,4}/g)
    ?.join(' ') ?? '';
