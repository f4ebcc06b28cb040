// The stream of a viewer: numbered versions of what is shown, and choices that are sent until they are answered.

import { type AnyPage, type Sound } from '../games/page';
import type {
  Asked,
  Because,
  Code,
  Hello,
  Refused,
  Shown,
  Status,
  TableDoc,
  TakeBack,
  Taught,
  ToClient,
  ToServer,
} from '../wire';
import { api, isFinal } from './api';
import { drawWord } from './deal';
import { hurry, isStill, moved } from './motion';
import { play } from './sound';
import type { Advised, Barred, GameTypes, Moves, Offer, Step, TableState } from './table-state';
import { words } from './words.svelte';

/** What is wished with every update. */
const WISHES = 'ask,offers,previews,receipts,undo,end';
/** The text of the table, where nothing else draws it. */
const PLAINLY = 'text';
const PROTOCOL = 2;
/** A stream that ends for one of these reasons is called again. */
const PASSING: Code[] = ['going_down', 'too_slow', 'timed_out', 'too_many', 'unavailable'];
/** When more than these wait to be shown, they are shown as one. */
const MOST_WAITING = 3;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5000;

/** No piece changes its place. */
const SAME: ReadonlyMap<string, string> = new Map();

type Waiting = { id: string; message: ToServer };

/** What is heard of what was seen: one sound, the gravest alone where several things happen at once. */
export function heard(steps: readonly Step<GameTypes>[], page: Pick<AnyPage, 'sound'>): Sound {
  const sounds = steps.flatMap(({ sighting }) =>
    sighting === undefined ? [] : [page.sound?.(sighting) ?? 'move'],
  );
  return (['mend', 'break'] as const).find((sound) => sounds.includes(sound)) ?? 'move';
}

/** A table as one viewer follows it. */
export class Stream implements TableState, Moves {
  table: TableDoc;
  version = $state(0);
  view = $state.raw<unknown>(null);
  status = $state.raw<Status | null>(null);
  offers = $state.raw<Offer<GameTypes>[]>([]);
  barred = $state.raw<Barred<GameTypes>[]>([]);
  outlook = $state.raw<unknown>(null);
  text = $state('');
  ask = $state('');
  receipts = $state.raw<NonNullable<Shown['receipts']>>([]);
  /** Whether the last choice could be taken back, and which it is. */
  undo = $state.raw<TakeBack | null>(null);
  /** What everybody is asked: whether somebody may take back. */
  asked = $state.raw<Asked | null>(null);
  end = $state('');
  /** What a learner is told, at the table of a lesson. */
  lesson = $state.raw<Taught | null>(null);
  told = $state.raw<string[]>([]);
  /** Which bots thought less than their strength promises in what was told last, in words. */
  hurried = $state('');
  news = $state.raw<Step<GameTypes>[]>([]);
  stopped = $state(false);
  /** Whether the line stands; a line that dropped is called again. */
  online = $state(true);
  /** Why the last message was refused, until the next is sent. */
  refused = $state('');
  waiting = $state(false);
  hint = $state.raw<Advised<GameTypes> | null>(null);
  meaning = $state('');
  /** Why something cannot be chosen, for whoever reached for it. */
  because = $state.raw<Because | null>(null);
  /** Why the stream ended for good. */
  gone = $state('');
  /** Why the seat of this stream is no longer this device's. */
  moved = $state('');

  private socket: WebSocket | null = null;
  private unanswered: Waiting[] = [];
  private pause = FIRST_PAUSE;
  private closed = false;
  private counter = 0;
  /** The newest version that was heard; what is shown may be older. */
  private heard = 0;
  private queue: Shown[] = [];
  private showing = false;
  private unshown = false;

  constructor(
    table: TableDoc,
    readonly viewer: string,
    private readonly page: AnyPage,
    /** Whether the table is wanted as text too. */
    private readonly plainly: boolean,
  ) {
    this.table = $state.raw(table);
    this.open();
  }

  private open(): void {
    const since = this.heard > 0 ? `&since=${this.heard}` : '';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const wishes = this.plainly ? `${WISHES},${PLAINLY}` : WISHES;
    const query = `protocol=${PROTOCOL}&viewer=${this.viewer}&lang=${words.lang}&with=${wishes}${since}`;
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.table.id}/stream?${query}`,
    );
    this.socket = socket;
    let greeted = false;
    socket.onopen = () => {
      this.online = true;
      this.pause = FIRST_PAUSE;
      // What was not answered is sent again with its own id: it is applied once.
      for (const { message } of this.unanswered) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      greeted = true;
      this.hear(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      this.online = false;
      void this.callAgain(greeted);
    };
  }

  /** Calls again in a while. A line that was never taken up may be refused for good, and a browser is not told why. */
  private async callAgain(greeted: boolean): Promise<void> {
    if (!greeted) await this.inquire();
    if (this.closed) return;
    setTimeout(() => this.closed || this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** Whether this viewer may still look: the seat may have been handed on, or the table be gone. */
  private async inquire(): Promise<void> {
    try {
      const { yours } = await api.look(this.table.id);
      if (
        this.closed ||
        this.viewer === 'spectator' ||
        yours.some((seat) => this.viewer === `seat:${seat}`)
      )
        return;
      this.moved = words.say('table-seat-moved');
    } catch (error) {
      if (this.closed || !isFinal(error)) return;
      this.gone = error.message;
    }
    this.close();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  private hear(message: ToClient): void {
    if ('hello' in message) this.greet(message.hello);
    else if ('shown' in message) void this.take(message.shown);
    else if ('done' in message) this.answered(message.done.id);
    else if ('refused' in message) this.refuse(message.refused);
    else if ('hinted' in message) this.hint = message.hinted;
    else if ('asked' in message) this.question(message.asked);
    else if ('explained' in message) this.meaning = message.explained.meaning;
    else if ('because' in message) this.because = message.because;
    else if ('bye' in message && !PASSING.includes(message.bye.code)) {
      this.gone = message.bye.message;
      this.close();
    }
  }

  private greet(hello: Hello): void {
    if (hello.note) {
      // What follows is a spectator's: whoever looks opens a stream of their own.
      this.moved = hello.note;
      this.close();
      return;
    }
    this.table = hello.table;
  }

  /** Versions are shown one after the other; when many wait, only where they lead to. */
  private async take(shown: Shown): Promise<void> {
    this.heard = shown.version;
    this.queue.push(shown);
    if (this.showing) return;
    this.showing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      if (!next.whole && next.steps?.length) play(heard(next.steps, this.page));
      if (next.whole || next.view == null || this.queue.length > MOST_WAITING || isStill())
        this.learn(next);
      else await this.show(next);
    }
    this.showing = false;
  }

  private async show(shown: Shown): Promise<void> {
    const sightings = (shown.steps ?? []).flatMap(({ sighting }) =>
      sighting === undefined ? [] : [sighting],
    );
    this.unshown = true;
    const change = () => {
      this.unshown = false;
      this.learn(shown);
    };
    await moved(change, sightings, this.page.renamed?.(sightings) ?? SAME);
  }

  private learn(shown: Shown): void {
    const told = shown.steps?.flatMap(({ text }) => (text ? [text] : [])) ?? [];
    this.version = shown.version;
    this.told = shown.whole ? told : [...this.told, ...told];
    if (shown.whole || told.length)
      this.hurried = (shown.hurried ?? []).map(({ told }) => told).join(' ');
    if (shown.table) this.table = shown.table;
    this.notice(shown);
    if (shown.view != null) this.view = shown.view;
    if (shown.status) {
      this.status = shown.status;
      this.offers = (shown.offers ?? []).map((offer) => ({ ...offer, text: offer.text ?? '' }));
      this.barred = shown.barred ?? [];
      this.outlook = shown.outlook ?? null;
      this.text = shown.text ?? '';
      this.ask = shown.ask ?? '';
      this.undo = shown.undo ?? null;
      this.end = shown.end ?? '';
      this.lesson = shown.lesson ?? this.lesson;
      this.receipts = shown.receipts ?? this.receipts;
    }
    this.hint = null;
    this.because = null;
    this.asked = null;
  }

  /** What is new stays in sight while everybody looks at it. */
  private notice({ whole, steps = [] }: Shown): void {
    if (this.stopped || whole || !steps.length) return;
    this.news = steps;
    this.stopped = steps.some(({ sighting }) => this.page.stops?.(sighting) ?? false);
  }

  /** What was shown has been looked at. */
  goOn(): void {
    this.stopped = false;
  }

  /** A question waits for the others, not for the server; one that is withdrawn leaves a word. */
  private question(asked: Asked): void {
    for (const { id, message } of this.unanswered) if ('undo' in message) this.answered(id);
    this.asked = asked.seat === null ? null : asked;
    if (asked.seat === null) this.refused = asked.message;
  }

  /** Answers what everybody is asked. */
  consent(agrees: boolean): void {
    if (!this.asked) return;
    const [id, { version }] = [this.fresh(), this.asked];
    this.send(id, agrees ? { agree: { id, version } } : { decline: { id, version } }, false);
  }

  private refuse(refused: Refused): void {
    if (refused.id) this.answered(refused.id);
    this.refused = refused.message;
  }

  private answered(id: string): void {
    this.unanswered = this.unanswered.filter((waiting) => waiting.id !== id);
    this.waiting = this.unanswered.length > 0;
  }

  /** An id that nobody else uses. */
  private fresh(): string {
    this.counter += 1;
    return `${drawWord()}-${this.counter}`;
  }

  private send(id: string, message: ToServer, kept: boolean): void {
    this.refused = '';
    this.because = null;
    if (kept) {
      this.unanswered.push({ id, message });
      this.waiting = true;
    }
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  act(action: unknown): void {
    hurry();
    // What waits to be shown may change what can be chosen.
    if (this.waiting || this.unshown || this.queue.length) return;
    const id = this.fresh();
    this.send(id, { act: { id, version: this.version, action } }, true);
  }

  takeBack(ask: boolean): void {
    if (this.waiting) return;
    const id = this.fresh();
    this.send(id, { undo: { id, version: this.version, ask } }, true);
  }

  explain(action: unknown): void {
    const id = this.fresh();
    this.meaning = '';
    this.hint = null;
    this.send(id, { explain: { id, action } }, false);
  }

  /** Selects what the lesson means, as advice does. */
  showLesson(): void {
    const action = this.lesson?.action;
    if (action) this.hint = { action, of: 'win', hints: [] };
  }

  why(action: unknown): void {
    const id = this.fresh();
    this.send(id, { why: { id, action } }, false);
  }

  askHint(): void {
    const id = this.fresh();
    this.send(id, { hint: { id } }, false);
  }
}
