// Words of the page, from the same Fluent files as everything else. What happens at a table is told by the
// server; these are the labels around it.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { lasting } from './store';

export type Lang = 'en' | 'fr';

/** A language comes when it is spoken. */
const LABELS: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import('./labels/en'),
  fr: () => import('./labels/fr'),
};

function bundle(lang: Lang, texts: readonly string[]): FluentBundle {
  // Isolation marks are for mixed directions of writing.
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
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
  private bundle = $state.raw(bundle('en', []));

  /** Loads the labels of the page's language: before that, nothing can be said. */
  async load(lang = this.lang): Promise<void> {
    this.bundle = bundle(lang, (await LABELS[lang]()).default);
  }

  /** The message of that id; a missing one gives its id back. */
  say = (id: string, args?: Record<string, FluentVariable>): string => {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, args ?? null) : `‹${id}›`;
  };

  /** Whether there is such a message. */
  has = (id: string): boolean => this.bundle.hasMessage(id);

  async speak(lang: Lang): Promise<void> {
    await this.load(lang);
    this.lang = lang;
    lasting.set(KEPT, lang);
    document.documentElement.lang = lang;
  }
}

export const words = new Words();
export const t = words.say;
