// The plain requests.

import type {
  CodeDoc,
  Entered,
  Fault,
  GameDoc,
  Knocked,
  Landing,
  Linked,
  NewTable,
  PlayingOn,
  Rematched,
  Replay,
  RulesDoc,
  Tables,
  Wording,
} from '../wire';
import type { Box } from './table-state';
import { happened, type Happened } from './happened';
import { settings } from './settings.svelte';
import { words } from './words.svelte';

/** Refusals that say nothing of what was asked: the same may be answered in a while. */
const PASSING = ['away', 'broken', 'going_down', 'timed_out', 'too_many', 'unavailable'];

/** A request that was refused, in words. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Whether somebody was refused for good. */
export function isFinal(error: unknown): error is Refusal {
  return error instanceof Refusal && !PASSING.includes(error.code);
}

/** So many moments are asked for at once. */
const MOMENTS = 100;

async function asked<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const query = path.includes('?') ? '&' : '?';
  let response: Response;
  try {
    response = await fetch(`/api${path}${query}lang=${words.lang}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('away', words.say('error-away'));
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const fault = (answer as { error?: Fault } | null)?.error;
  throw new Refusal(fault?.code ?? 'broken', fault?.message ?? words.say('error-broken'));
}

/** What somebody is called who gave no name: a piece of pottery. */
export const called = (): string => settings.name || words.say('piece-name', { ...settings.piece });

/** The table that was made last, until somebody arrives at it. */
let made: Entered | null = null;

export const api = {
  /** Lets a bot play for somebody who has been away for a while. */
  standIn: (id: string, seat: number) => asked<Landing>('POST', `/tables/${id}/stand-in`, { seat }),
  games: () => asked<GameDoc[]>('GET', '/games'),
  rules: (game: string, table?: string) =>
    asked<RulesDoc>('GET', table ? `/tables/${table}/rules` : `/games/${game}/rules`),
  /** What lies in the box: of a table what it began with, else what new tables are played with. */
  components: (game: string, table?: string) =>
    asked<Box>('GET', table ? `/tables/${table}/components` : `/games/${game}/components`),
  tables: () => asked<Tables>('GET', '/tables'),
  open: async (table: NewTable) => {
    const wish = { ...table, name: table.name || called(), sealed: !table.lesson };
    const entered = await asked<Entered>('POST', '/tables', wish);
    made = entered;
    return entered;
  },
  look: (id: string) => asked<Landing>('GET', `/tables/${id}`),
  /** The same for who arrives at a table: who has just made it was told where they land. */
  arrive: async (id: string): Promise<Landing> => {
    const told = made;
    made = null;
    return told?.id === id ? told.landing : api.look(id);
  },
  enter: (id: string, key: string) => asked<Landing>('POST', `/tables/${id}/enter`, { key }),
  sit: (id: string, key: string | null, name: string) =>
    asked<Landing>('POST', `/tables/${id}/sit`, { key, name: name || called() }),
  word: (id: string, said: Wording) => asked<Landing>('POST', `/tables/${id}/word`, said),
  begin: (id: string) => asked<Landing>('POST', `/tables/${id}/begin`, {}),
  swap: (id: string, seat: number, bot: string | null) =>
    asked<Landing>('POST', `/tables/${id}/swap`, { seat, bot }),
  leave: (id: string, seat: number) => asked<Landing>('POST', `/tables/${id}/leave`, { seat }),
  /** A code to say over the phone, while the table waits. */
  code: (id: string) => asked<CodeDoc>('POST', `/tables/${id}/code`, {}),
  /** Knocks with a code; sent again, it tells whether one is let in. */
  knock: (code: string, name: string) =>
    asked<Knocked>('POST', '/knock', { code, name: name || called() }),
  letIn: (id: string, knock: number, welcome: boolean) =>
    asked<Landing>('POST', `/tables/${id}/let-in`, { knock, welcome }),
  seats: (id: string, seats: number) => asked<Landing>('POST', `/tables/${id}/seats`, { seats }),
  rename: (id: string, seat: number, name: string) =>
    asked<Landing>('POST', `/tables/${id}/name`, { seat, name }),
  /** Says, after a game, whether one plays again. */
  again: (id: string, joins: boolean) => asked<Landing>('POST', `/tables/${id}/again`, { joins }),
  link: (id: string, seat: number) => asked<Linked>('POST', `/tables/${id}/links`, { seat }),
  /** Moments come by the page: as many as are sent at once, from this one on. */
  replay: (id: string, viewer: string, from: number) =>
    asked<Replay>('GET', `/tables/${id}/replay?viewer=${viewer}&from=${from}&moments=${MOMENTS}`),
  replayOf: (record: unknown, viewer: string, from: number) =>
    asked<Replay>('POST', '/replays', { record, viewer, from, moments: MOMENTS }),
  /** A new table that stands as a finished game stood at a moment, with bots in the other seats. */
  playOn: (wish: PlayingOn) =>
    asked<Entered>('POST', '/replays/onward', { ...wish, name: called() }),
  rematch: (id: string) => asked<Rematched>('POST', `/tables/${id}/rematch`, { sealed: true }),
  record: (id: string) => asked<unknown>('GET', `/tables/${id}/record`),
  /** All that happened in a finished game, in order. */
  events: async (id: string) => happened(await asked<Happened>('GET', `/tables/${id}/record`)),
};
