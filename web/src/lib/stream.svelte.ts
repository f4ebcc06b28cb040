// The stream of a viewer: numbered versions of what is shown, and choices that are sent until they are answered.

import { type AnyPage } from '../games/page';
import type {
  Asked,
  Because,
  Code,
  Hello,
  Knock,
  Present,
  Refused,
  Shown,
  Status,
  Step as WireStep,
  TableDoc,
  TakeBack,
  Taught,
  ToClient,
  ToServer,
} from '../wire';
import { type Act, type Cue, cuesOf, lengthOf, Player } from './acts';
import { api, isFinal } from './api';
import { drawWord } from './deal';
import { hurry, moved } from './motion';
import { settings } from './settings.svelte';
import { play } from './sound';
import type {
  Advised,
  Barred,
  GameTypes,
  Moves,
  Offer,
  Step,
  TableState,
  Trace,
} from './table-state';
import { words } from './words.svelte';

/** What is wished with every update. */
const WISHES = 'ask,offers,previews,reckoned,receipts,undo,end,views,presence';
/** The text of the table, where nothing else draws it. */
const PLAINLY = 'text';
const PROTOCOL = 2;
/** A stream that ends for one of these reasons is called again. */
const PASSING: Code[] = ['going_down', 'too_slow', 'timed_out', 'too_many', 'unavailable'];
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5000;
/** A line on which nothing was heard for so long is asked whether it stands, and after twice as long it does not. */
const BEAT = 4000;

/** So many steps are kept for whoever only looks on and never chooses. */
const MOST_TRACED = 60;
/** No piece changes its place. */
const SAME: ReadonlyMap<string, string> = new Map();

/** So many moments can be gone back to. */
const MOST_SEEN = 400;

/** The table as it was seen at some moment. */
export interface Seen {
  view: unknown;
  status: Status | null;
  reckoned: unknown;
  receipts: NonNullable<Shown['receipts']>;
  version: number;
  /** How many lines of the log were told by then. */
  lines: number;
}

type Waiting = { id: string; message: ToServer };

/** A table as one viewer follows it. */
export class Stream implements TableState, Moves {
  table: TableDoc;
  version = $state(0);
  view = $state.raw<unknown>(null);
  status = $state.raw<Status | null>(null);
  offers = $state.raw<Offer<GameTypes>[]>([]);
  barred = $state.raw<Barred<GameTypes>[]>([]);
  outlook = $state.raw<unknown>(null);
  reckoned = $state.raw<unknown>(null);
  /** Whether what is shown is for this seat's eyes alone. */
  isPrivate = $state(false);
  text = $state('');
  ask = $state('');
  receipts = $state.raw<NonNullable<Shown['receipts']>>([]);
  /** Whether the last choice could be taken back, and which it is. */
  undo = $state.raw<TakeBack | null>(null);
  /** What everybody is asked: whether somebody may take back. */
  asked = $state.raw<Asked | null>(null);
  end = $state('');
  decided = $state('');
  /** What a learner is told, at the table of a lesson. */
  lesson = $state.raw<Taught | null>(null);
  told = $state.raw<string[]>([]);
  lines = $state.raw<Pick<WireStep, 'text' | 'weight'>[]>([]);
  /** The table as it was seen before, one for each change of it, with how many lines were told by then. */
  before = $state.raw<Seen[]>([]);
  /** Which bots thought less than their strength promises in what was told last, in words. */
  hurried = $state('');
  /** What is being shown happening. */
  acting = $state.raw<Act | null>(null);
  /** What happened since this viewer last chose. */
  since = $state.raw<Trace<GameTypes>[]>([]);
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
  /** Who is away, how many watch, and by how much this clock is ahead of the server's. */
  present = $state.raw<(Present & { late: number }) | null>(null);
  /** Who knocks, for whoever made the table. */
  knocks = $state.raw<Knock[]>([]);
  /** Why the stream ended for good. */
  gone = $state('');
  /** Why the seat of this stream is no longer this device's. */
  moved = $state('');

  private socket: WebSocket | null = null;
  private unanswered: Waiting[] = [];
  private pause = FIRST_PAUSE;
  private closed = false;
  private lastHeard = Date.now();
  private readonly beats = setInterval(() => this.beat(), BEAT);
  private counter = 0;
  /** The newest version that was heard; what is shown may be older. */
  private heard = 0;
  private readonly player = new Player({
    set: (cue) => this.follow(cue),
    show: (cue) => this.show(cue),
    settle: hurry,
    rest: () => (this.acting = null),
    length: (now, waiting) => this.length(now, waiting),
  });

  constructor(
    table: TableDoc,
    readonly viewer: string,
    private readonly page: AnyPage,
    /** Whether the table is wanted as text too. */
    private readonly plainly: boolean,
    /** Called when something new is shown, looked at, or known of the seat. */
    private readonly changed: (stream: Stream) => void = () => {},
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
    this.lastHeard = Date.now();
    socket.onopen = () => {
      this.online = true;
      this.pause = FIRST_PAUSE;
      // What was not answered is sent again with its own id: it is applied once.
      for (const { message } of this.unanswered) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      greeted = true;
      this.lastHeard = Date.now();
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
      this.changed(this);
    } catch (error) {
      if (this.closed || !isFinal(error)) return;
      this.gone = error.message;
    }
    this.close();
  }

  /** A line that dropped in silence is noticed: a sleeping tab, a lost network. */
  private beat(): void {
    const socket = this.socket;
    const silent = Date.now() - this.lastHeard;
    if (!socket || socket.readyState === WebSocket.CLOSED || silent < BEAT) return;
    if (silent < 2.5 * BEAT) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ping: {} }));
      return;
    }
    // Its end may never be told: the line is given up and called anew.
    this.socket = null;
    socket.onclose = null;
    socket.close();
    this.online = false;
    void this.callAgain(true);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.beats);
    this.socket?.close();
  }

  private hear(message: ToClient): void {
    if ('hello' in message) this.greet(message.hello);
    else if ('shown' in message) this.take(message.shown);
    else if ('done' in message) this.answered(message.done.id, message.done.version);
    else if ('refused' in message) this.refuse(message.refused);
    else if ('hinted' in message) this.hint = message.hinted;
    else if ('asked' in message) this.question(message.asked);
    else if ('explained' in message) this.meaning = message.explained.meaning;
    else if ('because' in message) this.because = message.because;
    else if ('present' in message) this.attend(message.present);
    else if ('knocks' in message) this.knocks = message.knocks.waiting;
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
      this.changed(this);
      return;
    }
    this.table = hello.table;
  }

  /** Who is there is told by the server's clock and counted by this one's. */
  private attend(present: Present): void {
    this.present = { ...present, late: Date.now() - present.now };
  }

  /** What happened is shown act by act, version by version; a whole table stands at once. */
  private take(shown: Shown): void {
    this.heard = shown.version;
    this.waiting = this.unanswered.length > 0;
    if (shown.whole) this.player.hurry();
    this.player.add(cuesOf(shown, this.page));
  }

  /** Nothing is waited for where nobody looks, and behind what everybody looks at. */
  private length(now: Act, waiting: readonly Act[]): number {
    if (this.stopped || document.hidden) return 0;
    return lengthOf(now, waiting, { pace: settings.pace, me: this.seat });
  }

  private get seat(): number | null {
    const [, seat] = this.viewer.split(':');
    return seat === undefined ? null : Number(seat);
  }

  private show(cue: Cue): void {
    const sightings = cue.act?.steps.flatMap(({ sighting }) => sighting ?? []) ?? [];
    if (cue.act?.sound) play(cue.act.sound);
    moved(() => this.follow(cue), this.page.renamed?.(sightings) ?? SAME);
  }

  /** The table stands as it does after a cue: between two, nothing can be chosen. */
  private follow({ act, update, isLast }: Cue): void {
    if (act) {
      this.acting = act;
      this.tell(act.steps);
      const traced = act.steps.map((step) => ({ ...step, before: this.view }));
      this.since = [...this.since, ...traced].slice(-MOST_TRACED);
      if (act.view !== undefined) this.view = act.view;
      this.reckoned = act.steps.findLast(({ reckoned }) => reckoned != null)?.reckoned ?? null;
      if (act.stops) this.notice(update);
    }
    if (isLast) return this.learn(update);
    this.offers = [];
    this.barred = [];
    this.ask = '';
    this.hint = null;
  }

  private tell(steps: readonly Step<GameTypes>[]): void {
    const said = steps.filter(({ text }) => text);
    const heard = this.page.heard ?? ((text: string) => text);
    this.told = [...this.told, ...said.map(({ text }) => heard(text))];
    this.lines = [
      ...this.lines,
      ...said.map(({ text, faded, weight }) => ({ text: heard(faded ?? text), weight })),
    ];
  }

  private learn(shown: Shown): void {
    this.version = shown.version;
    if (shown.whole) {
      this.told = [];
      this.lines = [];
      this.since = [];
      this.tell(shown.steps ?? []);
    }
    if (shown.whole || shown.steps?.some(({ text }) => text))
      this.hurried = (shown.hurried ?? []).map(({ told }) => told).join(' ');
    if (shown.table) this.table = shown.table;
    this.notice(shown);
    if (shown.view != null) this.view = shown.view;
    if (shown.view != null && shown.status) this.remember(shown);
    if (shown.status) {
      this.status = shown.status;
      this.offers = (shown.offers ?? []).map((offer) => ({ ...offer, text: offer.text ?? '' }));
      this.barred = shown.barred ?? [];
      this.outlook = shown.outlook ?? null;
      this.reckoned = shown.reckoned ?? null;
      this.isPrivate = shown.private ?? false;
      this.text = shown.text ?? '';
      this.ask = shown.ask ?? '';
      this.undo = shown.undo ?? null;
      this.end = shown.end ?? '';
      this.decided = shown.decided ?? '';
      this.lesson = shown.lesson ?? this.lesson;
      this.receipts = shown.receipts ?? this.receipts;
    }
    this.hint = null;
    this.because = null;
    // What may be taken back is another thing after a choice; whether the game ends is still asked.
    if (!this.asked?.stops || this.table.stopped) this.asked = null;
    this.changed(this);
  }

  /** What was seen can be gone back to, as long as this window is open. */
  private remember({ view, status, reckoned, receipts, version }: Shown): void {
    const seen = { view, status: status ?? null, reckoned, receipts: receipts ?? [], version };
    const known = this.before.filter((one) => one.lines <= this.lines.length);
    this.before = [...known, { ...seen, lines: this.lines.length }].slice(-MOST_SEEN);
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
    this.changed(this);
  }

  /** A question waits for the others, not for the server; one that is withdrawn leaves a word. */
  private question(asked: Asked): void {
    for (const { id, message } of this.unanswered)
      if ('undo' in message || 'stop' in message) this.answered(id);
    this.asked = asked.seat === null ? null : asked;
    this.refused = asked.seat === null ? asked.message : '';
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

  private answered(id: string, version?: number): void {
    const sent = this.unanswered.find((waiting) => waiting.id === id)?.message;
    this.unanswered = this.unanswered.filter((waiting) => waiting.id !== id);
    // On a quiet beat what came of a choice may be shown later than it was taken: until then there is none to make.
    const later = sent !== undefined && 'act' in sent && sent.act.version === version;
    this.waiting = this.unanswered.length > 0 || later;
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

  /** Goes on to what stands now. */
  hurry(): void {
    this.player.hurry();
  }

  act(action: unknown): void {
    const { version } = this;
    this.player.hurry();
    // What was still to be shown may have changed what can be chosen.
    if (version !== this.version) return;
    if (this.waiting) return;
    this.since = [];
    const id = this.fresh();
    this.send(id, { act: { id, version: this.version, action } }, true);
  }

  takeBack(ask: boolean): void {
    if (this.waiting) return;
    this.since = [];
    const id = this.fresh();
    this.send(id, { undo: { id, version: this.version, ask } }, true);
  }

  /** Asks everybody to end the game. */
  stop(): void {
    const id = this.fresh();
    this.send(id, { stop: { id, version: this.version } }, true);
  }

  explain(action: unknown): void {
    // A choice is on its way: what is asked will be something else.
    if (this.waiting) return;
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

/** The table as it was seen at some moment: there is nothing to choose in the past. */
export const asItWas = (stream: Stream, seen: Seen): TableState => ({
  table: stream.table,
  version: seen.version,
  view: seen.view,
  status: seen.status,
  offers: [],
  barred: [],
  outlook: null,
  reckoned: seen.reckoned ?? null,
  ask: '',
  end: '',
  decided: '',
  text: '',
  receipts: seen.receipts,
  acting: null,
  since: [],
  told: stream.told.slice(0, seen.lines),
  lines: stream.lines.slice(0, seen.lines),
  news: [],
  stopped: false,
  lesson: null,
  hint: null,
  meaning: '',
  waiting: false,
});
