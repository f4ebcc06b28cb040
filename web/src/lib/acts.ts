// What happened, as acts: the steps of an update turned into what is shown one after the other, each with its sentence,
// its sound, its length, and the table as it stands after it. A game says only what its acts look like.

import type { AnyPage, Sound } from '../games/page';
import type { Shown } from '../wire';
import type { GameTypes, Step } from './table-state';

/** How fast acts follow each other. */
export const PACES = ['calm', 'brisk', 'once'] as const;
export type Pace = (typeof PACES)[number];

/** How long an act is looked at by its weight, in milliseconds at a brisk pace. */
const LENGTHS = { detail: 180, normal: 650, milestone: 1200 } as const;
/** What one did oneself is known already. */
const OWN = 0.5;
const FACTORS: Record<Pace, number> = { calm: 1.8, brisk: 1, once: 0 };
/** What waits longer than this at a brisk pace is shown faster, however much it is within twice this time. */
const LONGEST = 6500;
/** Behind by more than this many acts, only where they lead to is shown. */
const MOST_ACTS = 60;

/** What of a game's page turns steps into acts. */
export type Staging = Pick<AnyPage, 'heard' | 'sound' | 'joins' | 'who' | 'stops'>;

/** One thing that is shown: a step, or several that belong together. */
export interface Act<G extends GameTypes = GameTypes> {
  /** Which version it is of, and its last step in it: `17.3`. */
  readonly place: string;
  readonly steps: readonly Step<G>[];
  /** The table as it stands after it; nothing where it stands as before. */
  readonly view: G['view'] | undefined;
  readonly text: string;
  readonly weight: Step<G>['weight'];
  readonly sound: Sound | null;
  /** Who did it; nobody where it happened by itself. */
  readonly who: number | null;
  /** Whether everybody looks at it before going on. */
  readonly stops: boolean;
}

const RANK = ['detail', 'normal', 'milestone'] as const;
const heavier = (one: Step<GameTypes>, other: Step<GameTypes>): number =>
  RANK.indexOf(other.weight) - RANK.indexOf(one.weight);

/** Whether a step belongs to the act that the step before it is in. */
function joins(before: Shown['steps'] & object, next: Step<GameTypes>, page: Staging): boolean {
  const last = before[before.length - 1];
  if (!last || last.sighting === undefined || next.sighting === undefined) return false;
  const own = page.joins?.(last.sighting, next.sighting);
  return own ?? (last.weight === 'detail' && next.weight === 'detail');
}

/** What is heard: the gravest sound of what belongs together; upkeep is silent unless its game gives it a sound. */
function heard(steps: readonly Step<GameTypes>[], page: Staging): Sound | null {
  const sounds = steps.flatMap(({ sighting, weight }) => {
    const own = sighting === undefined ? null : (page.sound?.(sighting) ?? null);
    return own ?? (weight === 'detail' ? [] : 'move');
  });
  return (['mend', 'break'] as const).find((sound) => sounds.includes(sound)) ?? sounds[0] ?? null;
}

function act(place: string, steps: Step<GameTypes>[], view: unknown, page: Staging): Act {
  const weight = steps.toSorted(heavier)[0]!.weight;
  const seen = steps.flatMap(({ sighting }) => (sighting === undefined ? [] : [sighting]));
  return {
    place,
    steps,
    view,
    weight,
    text: steps
      .flatMap(({ weight: own, text }) =>
        own === weight && text ? (page.heard?.(text) ?? text) : [],
      )
      .join(' '),
    sound: heard(steps, page),
    who: seen.map((sighting) => page.who?.(sighting) ?? null).find((who) => who !== null) ?? null,
    stops: seen.some((sighting) => page.stops?.(sighting) ?? false),
  };
}

/** The acts of an update, in the order in which they happened. */
export function actsOf(shown: Pick<Shown, 'version' | 'steps' | 'view'>, page: Staging): Act[] {
  const steps = shown.steps ?? [];
  const groups: Step<GameTypes>[][] = [];
  const views: unknown[] = [];
  steps.forEach((step, at) => {
    const last = groups.at(-1);
    // A step without a view stands as the step before it, and the last one as the newest.
    const view = step.view ?? (at === steps.length - 1 ? shown.view : undefined);
    if (last && joins(last, step, page)) {
      last.push(step);
      if (view !== undefined) views[views.length - 1] = view;
    } else {
      groups.push([step]);
      views.push(view);
    }
  });
  let last = -1;
  return groups.map((group, at) => {
    last += group.length;
    return act(`${shown.version}.${last}`, group, views[at], page);
  });
}

/** How long an act is shown at a pace, while others wait behind it. */
export function lengthOf(
  now: Act,
  waiting: readonly Act[],
  { pace, me }: { pace: Pace; me: number | null },
): number {
  if (waiting.length > MOST_ACTS) return 0;
  const own = ({ weight, view, who }: Act): number => {
    // Upkeep that changes nothing on the table is told, and not waited for.
    if (weight === 'detail' && view === undefined) return 0;
    return LENGTHS[weight] * (who !== null && who === me ? OWN : 1);
  };
  const all = [now, ...waiting].reduce((sum, act) => sum + own(act), 0);
  return Math.round(own(now) * FACTORS[pace] * Math.min(1, (LONGEST / Math.max(1, all)) ** 2));
}

/** What is played: an act, and with its last act an update. */
export interface Cue {
  readonly act: Act | null;
  readonly update: Shown;
  readonly isLast: boolean;
}

/** An update as cues; one that shows nothing is a single cue. */
export function cuesOf(update: Shown, page: Staging): Cue[] {
  const acts = update.whole ? [] : actsOf(update, page);
  if (!acts.length) return [{ act: null, update, isLast: true }];
  return acts.map((act, at) => ({ act, update, isLast: at === acts.length - 1 }));
}

/** Where acts are played. */
export interface Stage {
  /** Lets the table stand as it does after a cue. */
  set(cue: Cue): void;
  /** The same, with what moves seen moving. */
  show(cue: Cue): void;
  /** Ends whatever still moves. */
  settle(): void;
  /** Nothing is played any more. */
  rest(): void;
  /** How long an act is looked at, while others wait. */
  length(now: Act, waiting: readonly Act[]): number;
}

/** Plays cues one after the other, each for its time; hurried, all that wait are set at once. */
export class Player {
  private waiting: Cue[] = [];
  /** Counts performances: one that was hurried to its end does not go on. */
  private performance = 0;
  private playing = false;
  private wake: (() => void) | null = null;

  constructor(private readonly stage: Stage) {}

  /** Whether something is still to be shown. */
  get isBehind(): boolean {
    return this.playing;
  }

  add(cues: readonly Cue[]): void {
    this.waiting.push(...cues);
    if (!this.playing) void this.play();
  }

  private async play(): Promise<void> {
    this.playing = true;
    const own = ++this.performance;
    for (let cue = this.waiting.shift(); cue; cue = this.waiting.shift()) {
      const behind = this.waiting.flatMap(({ act }) => (act ? [act] : []));
      const time = cue.act ? this.stage.length(cue.act, behind) : 0;
      if (time === 0) this.stage.set(cue);
      else {
        this.stage.show(cue);
        await this.pause(time);
        if (own !== this.performance) return;
      }
    }
    this.playing = false;
    this.stage.rest();
  }

  private pause(time: number): Promise<void> {
    return new Promise((done) => {
      const end = () => {
        clearTimeout(alarm);
        this.wake = null;
        done();
      };
      const alarm = setTimeout(end, time);
      this.wake = end;
    });
  }

  /** Goes on to the newest: nothing that waits is left out, and nothing is waited for. */
  hurry(): void {
    this.stage.settle();
    for (const cue of this.waiting.splice(0)) this.stage.set(cue);
    if (!this.playing) return;
    // Whoever hurried may choose at once.
    this.performance += 1;
    this.playing = false;
    this.wake?.();
    this.stage.rest();
  }
}
