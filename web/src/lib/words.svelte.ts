// Words of the page, from the same Fluent files as everything else. What happens at a table is told by the
// server; these are the labels around it.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { lasting } from './store';

export type Lang = 'en' | 'fr';

/** A language comes when it is spoken. */
const LABELS: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import('./labels/en'),
  fr: () => import('./labels/fr'),
};

/** A number that is written as it is where that is how one writes it: a browser's first formatter takes 40 ms to make. */
class Whole extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return plain ? String(this.value) : super.toString(scope);
  }
}

/** What is said of something, its numbers told apart. */
const told = (args: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? new Whole(value) : value,
    ]),
  );

/** The labels of one language. A file is read when something is asked for that no file before it has. */
class Labels {
  private readonly bundle: FluentBundle;
  private readonly unread: string[];

  constructor(lang: Lang, texts: readonly string[]) {
    // Isolation marks are for mixed directions of writing.
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.unread = [...texts];
  }

  has(id: string): boolean {
    while (!this.bundle.hasMessage(id)) {
      const text = this.unread.shift();
      if (text === undefined) return false;
      this.bundle.addResource(new FluentResource(text));
    }
    return true;
  }

  say(id: string, args: Record<string, FluentVariable> | null): string | null {
    const pattern = this.has(id) ? this.bundle.getMessage(id)?.value : null;
    return pattern ? this.bundle.formatPattern(pattern, args) : null;
  }
}

const KEPT = 'lang';

function first(): Lang {
  const kept = lasting.get(KEPT);
  if (kept === 'en' || kept === 'fr') return kept;
  const spoken = navigator.languages
    .map((name) => name.slice(0, 2))
    .find((name) => name === 'en' || name === 'fr');
  return spoken === 'fr' ? 'fr' : 'en';
}

class Words {
  lang = $state<Lang>(first());
  private labels = $state.raw(new Labels('en', []));

  /** Loads the labels of the page's language: before that, nothing can be said. */
  async load(lang = this.lang): Promise<void> {
    this.labels = new Labels(lang, (await LABELS[lang]()).default);
  }

  /** The message of that id; a missing one gives its id back. */
  say = (id: string, args?: Record<string, FluentVariable>): string =>
    this.labels.say(id, args ? told(args) : null) ?? `‹${id}›`;

  /** Whether there is such a message. */
  has = (id: string): boolean => this.labels.has(id);

  async speak(lang: Lang): Promise<void> {
    await this.load(lang);
    this.lang = lang;
    lasting.set(KEPT, lang);
    document.documentElement.lang = lang;
  }
}

export const words = new Words();
export const t = words.say;
