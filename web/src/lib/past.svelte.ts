// A game that is over, at one of its moments: the value that a table is drawn from, without a stream.

import type { Replay, TableDoc } from '../wire';
import type { GameTypes, Step, TableState, Trace } from './table-state';
import { fullest } from './told';

export class Past implements TableState {
  at = $state(0);
  readonly viewer: string;
  readonly table: TableDoc;
  // Nothing can be chosen in the past.
  readonly offers = [];
  readonly barred = [];
  readonly outlook = null;
  readonly acting = null;
  readonly since: Trace<GameTypes>[] = [];
  readonly news: Step<GameTypes>[] = [];
  readonly stopped = false;
  readonly ask = '';
  readonly waiting = false;
  readonly hint = null;
  readonly lesson = null;
  readonly meaning = '';
  readonly decided = '';
  // A record is told, moment by moment, and drawn by whoever can draw a view.
  readonly text = '';

  /** The moments that have come so far; the others are on their way. */
  moments = $state.raw<Replay['moments']>([]);
  /** Where to go once its moment has come. */
  private wanted: number | null = null;

  private moment = $derived.by(() => this.moments[this.at]!);
  view = $derived(this.moment.view);
  status = $derived(this.moment.status ?? null);
  reckoned = $derived(this.moment.reckoned ?? null);
  receipts = $derived(this.moment.receipts ?? []);
  version = $derived(this.at);
  told = $derived.by(() => this.moments.slice(0, this.at + 1).flatMap((one) => this.said(one)));
  /** What was told at this moment. */
  fresh = $derived.by(() => this.said(this.moment));
  lines = $derived.by(() => this.told.map((text) => ({ text, weight: 'normal' as const })));
  end = $derived.by(() => (this.status && 'over' in this.status ? (this.fresh.at(-1) ?? '') : ''));

  constructor(
    readonly replay: Replay,
    at: number,
    /** A sentence of the game as it is read. */
    private readonly heard: (text: string) => string = (text) => text,
  ) {
    this.viewer = replay.viewer;
    this.moments = replay.moments;
    this.table = {
      id: '',
      game: replay.game,
      options: replay.options,
      seats: replay.names.map((name, seat) => ({
        name,
        who: replay.bots[seat] ? 'bot' : 'person',
      })),
      public: false,
      hints: false,
      anyone_sits: false,
      take_over: false,
      begun: true,
      commitment: '',
      words: [],
      sealed: false,
    };
    this.go(at);
  }

  private said({ told }: Replay['moments'][number]): string[] {
    return fullest(told).map((text) => this.heard(text));
  }

  get last(): number {
    return this.replay.of - 1;
  }

  /** Whether every moment is here. */
  get whole(): boolean {
    return this.moments.length >= this.replay.of;
  }

  /** Takes more moments, those that follow. */
  add(more: Replay['moments']): void {
    this.moments = [...this.moments, ...more];
    if (this.wanted !== null) this.go(this.wanted);
  }

  /** Goes to a moment: as far as they are here, and further once they come. */
  go(to: number): void {
    const wanted = Math.max(0, Math.min(this.last, Math.round(to) || 0));
    this.at = Math.min(wanted, this.moments.length - 1);
    this.wanted = this.at === wanted ? null : wanted;
  }
}
