// What a sealed deal is and whether a record keeps to it, worked out in this browser alone. `docs/deals.md` says the
// same in words.

import { bytesOf, fromHex, hex, hmac, sha256 } from './hash';

/** What this browser noted of a table before the first card. */
export interface Noted {
  word: string;
  commitment: string;
  /** The number of the seal, noted before the own word was opened. */
  digest?: string;
}

/** One line of a record's seal. */
export interface GivenWord {
  given: 'before_the_seal' | 'after_the_seal' | 'left_out';
  seats?: number[];
  name?: string;
  hash?: string;
  word?: string;
}

export interface Seal {
  sealed: boolean;
  digest?: string;
  words?: GivenWord[];
  bots?: number[];
}

/** What of a record is looked at. */
export interface Recorded {
  config: { players: number };
  luck: {
    generator: number;
    commitment?: string;
    secret?: string;
    words?: string[];
    seal?: Seal | null;
  } | null;
}

/** What is looked at, one by one. */
export type What = 'commitment' | 'secret' | 'promises' | 'people' | 'luck' | 'number' | 'own';
export interface Finding {
  what: What;
  holds: boolean;
}

export interface Checked {
  /** What can be said: all holds, something does not, this browser was not there, it gave no word in time, no seal. */
  verdict: 'holds' | 'fails' | 'not_there' | 'left_out' | 'open';
  findings: Finding[];
  /** The key that all lots follow from, to be compared with what others worked out. */
  key: string;
}

const WORD = /^[A-Za-z0-9_-]{1,64}$/;
const SEALED_WORD = /^[A-Za-z0-9_-]{22,64}$/;
const HASH = /^sha256:[0-9a-f]{64}$/;

const hashOf = async (lines: string[]): Promise<string> =>
  `sha256:${hex(await sha256(bytesOf(lines.join('\n'))))}`;

/** A word of 128 bits for a deal. */
export const drawWord = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** The hash that promises a word at the table of that commitment. */
export const wordHash = (commitment: string, word: string): Promise<string> =>
  hashOf(['tsugi word 1', commitment, word]);

/** The number of a seal: all that everybody could see before the first word was opened. */
export function digestOf(commitment: string, { words = [], bots = [] }: Seal): Promise<string> {
  const line = ({ given, word, seats = [], hash }: GivenWord) =>
    given === 'before_the_seal' ? `before ${word}` : `seats ${seats.join(',')} ${hash ?? '-'}`;
  return hashOf([
    'tsugi seal 1',
    commitment,
    ...words.map(line),
    ...(bots.length ? [`bots ${bots.join(',')}`] : []),
  ]);
}

/** Whether a line says what its kind says. */
function isLine({ given, seats = [], name, hash, word }: GivenWord): boolean {
  if (given === 'before_the_seal')
    return hash === undefined && seats.length === 0 && WORD.test(word ?? '');
  const named =
    name !== undefined &&
    seats.length > 0 &&
    seats.every((seat, at) => Number.isInteger(seat) && (at === 0 || seats[at - 1]! < seat));
  if (given === 'after_the_seal')
    return named && HASH.test(hash ?? '') && SEALED_WORD.test(word ?? '');
  return (
    given === 'left_out' && named && word === undefined && (hash === undefined || HASH.test(hash))
  );
}

/** Whether every seat stands once in the seal, those given in the open first, then people by seat. */
function isWhole({ words = [], bots = [] }: Seal, players: number): boolean {
  const seats = [...words.flatMap(({ seats = [] }) => seats), ...bots].sort((a, b) => a - b);
  const order = words.map(({ given, seats = [] }) =>
    given === 'before_the_seal' ? -1 : (seats[0] ?? -2),
  );
  return (
    words.every(isLine) &&
    seats.length === players &&
    seats.every((seat, at) => seat === at) &&
    order.every((first, at) => at === 0 || order[at - 1]! <= first)
  );
}

const same = (one: unknown[], other: unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);

/** Holds a record against its seal, and against what this browser noted before the first card. */
export async function check(record: Recorded, noted: Noted | null): Promise<Checked> {
  const { luck } = record;
  const seal = luck?.seal;
  const words = luck?.words ?? [];
  const secret = fromHex(luck?.secret ?? '');
  const key = secret ? hex(await hmac(secret, bytesOf(['tsugi deal 1', ...words].join('\n')))) : '';
  // A deal that was sealed before this browser's eyes cannot be an open one afterwards.
  if (!noted && !seal?.sealed) return { verdict: 'open', findings: [], key };
  const [commitment, lines] = [luck?.commitment ?? '', seal?.words ?? []];
  const promised = await Promise.all(
    lines.map(
      async ({ given, hash, word }) =>
        given !== 'after_the_seal' || hash === (await wordHash(commitment, word ?? '')),
    ),
  );
  const digest = seal ? await digestOf(commitment, seal) : '';
  const findings: Finding[] = [
    {
      what: 'secret',
      holds: secret?.length === 32 && commitment === `sha256:${hex(await sha256(secret))}`,
    },
    { what: 'promises', holds: promised.every(Boolean) },
    { what: 'people', holds: seal?.sealed === true && isWhole(seal, record.config.players) },
    {
      what: 'luck',
      holds:
        luck?.generator === 2 &&
        same(
          words,
          lines.flatMap(({ word }) => (word === undefined ? [] : [word])),
        ),
    },
    { what: 'number', holds: seal?.digest === digest && (noted?.digest ?? digest) === digest },
  ];
  if (noted) {
    const mine = lines.find(({ word }) => word === noted.word);
    findings.unshift({ what: 'commitment', holds: commitment === noted.commitment });
    // Who has opened a word must find it; who was late finds out that it is not there.
    if (noted.digest) findings.push({ what: 'own', holds: mine?.given === 'after_the_seal' });
  }
  if (!findings.every(({ holds }) => holds)) return { verdict: 'fails', findings, key };
  return { verdict: !noted ? 'not_there' : noted.digest ? 'holds' : 'left_out', findings, key };
}
