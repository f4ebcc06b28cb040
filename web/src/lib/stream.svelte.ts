// The stream of a viewer: numbered updates, and choices that are sent until they are answered.

import type {
  Act,
  Asked,
  Because,
  Code,
  Explained,
  Hello,
  Hinted,
  Refused,
  Status,
  TableDoc,
  Taught,
  ToClient,
  ToServer,
  Undoing,
  Update,
} from '../wire';
import { api, isFinal } from './api';
import { drawWord } from './deal';
import { hurry, isStill, moved } from './motion';
import { heard, play } from './sound';
import { words } from './words.svelte';

/** What is wished with every update. */
const WISHES = 'ask,offers,ahead,receipts,undo,end';
/** A stream that ends for one of these reasons is called again. */
const PASSING: Code[] = ['going_down', 'too_slow', 'timed_out', 'too_many', 'unavailable'];
/** When more than these wait to be shown, they are shown as one. */
const MOST_WAITING = 3;
/** Sightings after which a table waits until they were looked at: a round was scored. */
const STOPS = ['round_scored'];
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5000;

export interface ReceiptLine {
  line: string;
  sum: string;
  points: number;
  ruling: string;
  text: string;
}

/** No piece changes its place. */
const SAME: ReadonlyMap<string, string> = new Map();

type Waiting = { id: string; message: ToServer };

/** A table as one viewer follows it. */
export class Stream {
  table = $state.raw<TableDoc | null>(null);
  version = $state(0);
  view = $state.raw<unknown>(null);
  status = $state.raw<Status | null>(null);
  legal = $state.raw<unknown[]>([]);
  offers = $state.raw<string[]>([]);
  /** What lies before this viewer, in the game's own form. */
  ahead = $state.raw<unknown>(null);
  ask = $state('');
  receipts = $state.raw<ReceiptLine[][]>([]);
  undo = $state.raw<Undoing | null>(null);
  /** The choice that would be taken back, in words. */
  undoes = $state('');
  /** What everybody is asked: whether somebody may take back. */
  asked = $state.raw<Asked | null>(null);
  end = $state('');
  /** What a learner is told, at the table of a lesson. */
  lesson = $state.raw<Taught | null>(null);
  told = $state.raw<string[]>([]);
  /** Which bots thought less than their strength promises in what was told last, in words. */
  hurried = $state('');
  /** What the last update showed, sighting by sighting and in words. */
  news = $state.raw<{ sightings: unknown[]; told: string[] } | null>(null);
  /** Whether the news is of a kind that everybody looks at before going on. */
  stopped = $state(false);
  /** Whether the line stands; a line that dropped is called again. */
  online = $state(true);
  /** Why the last message was refused, until the next is sent. */
  refused = $state('');
  /** Whether a choice of this viewer waits for its answer. */
  waiting = $state(false);
  hint = $state.raw<Hinted | null>(null);
  explained = $state.raw<Explained | null>(null);
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
  private queue: Update[] = [];
  private showing = false;
  private unshown = false;
  /** Which pieces change places by what was seen, old name to new; a game's table says so. */
  renamed: (sightings: unknown[]) => ReadonlyMap<string, string> = () => SAME;

  constructor(
    private readonly id: string,
    readonly viewer: string,
  ) {
    this.open();
  }

  private open(): void {
    const since = this.heard > 0 ? `&since=${this.heard}` : '';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = `viewer=${this.viewer}&lang=${words.lang}&with=${WISHES}${since}`;
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/stream?${query}`,
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
      const { yours } = await api.look(this.id);
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
    else if ('update' in message) void this.take(message.update);
    else if ('done' in message) this.answered(message.done.id);
    else if ('refused' in message) this.refuse(message.refused);
    else if ('hinted' in message) this.hint = message.hinted;
    else if ('asked' in message) this.question(message.asked);
    else if ('explained' in message) this.explained = message.explained;
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

  /** Updates are shown one after the other; when many wait, only where they lead to. */
  private async take(update: Update): Promise<void> {
    this.heard = update.version;
    this.queue.push(update);
    if (this.showing) return;
    this.showing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      if (!next.whole && next.sightings?.length) play(heard(next.sightings));
      if (next.whole || next.view == null || this.queue.length > MOST_WAITING || isStill())
        this.learn(next);
      else await this.show(next);
    }
    this.showing = false;
  }

  private async show(update: Update): Promise<void> {
    const sightings = update.sightings ?? [];
    this.unshown = true;
    const change = () => {
      this.unshown = false;
      this.learn(update);
    };
    await moved(change, sightings, this.renamed(sightings));
  }

  private learn(update: Update): void {
    this.version = update.version;
    if (update.whole) this.told = update.told ?? [];
    else if (update.told) this.told = [...this.told, ...update.told];
    if (update.whole || update.told)
      this.hurried = (update.hurried ?? []).map(({ told }) => told).join(' ');
    if (update.table) this.table = update.table;
    this.notice(update);
    if (update.view != null) this.view = update.view;
    if (update.status) {
      this.status = update.status;
      this.legal = (update.legal as unknown[] | undefined) ?? [];
      this.offers = update.offers ?? [];
      this.ahead = update.ahead ?? null;
      this.ask = update.ask ?? '';
      this.undo = update.undo ?? null;
      this.undoes = update.undoes ?? '';
      this.end = update.end ?? '';
      this.lesson = update.lesson ?? this.lesson;
      if (update.receipts) this.receipts = update.receipts;
    }
    this.hint = null;
    this.because = null;
    this.asked = null;
  }

  private notice({ whole, sightings, told }: Update): void {
    if (this.stopped || whole || !sightings?.length) return;
    this.news = { sightings, told: told ?? [] };
    // What happened with nothing to say of it is a bare word.
    this.stopped = sightings.some(
      (sighting) =>
        typeof sighting === 'object' && STOPS.some((stop) => stop in (sighting as object)),
    );
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
    const act: Act = { id, version: this.version, action: action };
    this.send(id, { act }, true);
  }

  takeBack(ask: boolean): void {
    if (this.waiting) return;
    const id = this.fresh();
    this.send(id, { undo: { id, version: this.version, ask } }, true);
  }

  explain(action: unknown): void {
    const id = this.fresh();
    this.explained = null;
    this.hint = null;
    this.send(id, { explain: { id, action: action } }, false);
  }

  /** Selects what the lesson means, as advice does. */
  showLesson(): void {
    const { lesson, version } = this;
    if (lesson?.action)
      this.hint = {
        id: 'lesson',
        version,
        action: lesson.action,
        offer: lesson.todo ?? '',
        meaning: '',
        of: 'win',
        hints: [],
      };
  }

  /** Asks why something cannot be chosen now. */
  why(action: unknown): void {
    const id = this.fresh();
    this.send(id, { why: { id, action: action } }, false);
  }

  askHint(): void {
    const id = this.fresh();
    this.send(id, { hint: { id } }, false);
  }
}
