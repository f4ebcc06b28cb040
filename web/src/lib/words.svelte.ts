// Words of the page, from the same Fluent files as everything else. What happens at a table is told by the
// server; these are the labels around it.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { lasting } from './store';

export type Lang = 'en' | 'fr';

/** The labels of the frame, and those that each game's page brings. */
const TEXTS = import.meta.glob<string>(
  ['../../../crates/narrator/lang/page.*.ftl', '../../../games/*/page/lang/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

function bundle(lang: Lang): FluentBundle {
  // Isolation marks are for mixed directions of writing.
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const [file, text] of Object.entries(TEXTS))
    if (file.endsWith(`${lang}.ftl`)) made.addResource(new FluentResource(text));
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
  private bundle = $derived(bundle(this.lang));

  /** The message of that id; a missing one gives its id back. */
  say = (id: string, args?: Record<string, FluentVariable>): string => {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, args ?? null) : `‹${id}›`;
  };

  /** Whether there is such a message. */
  has = (id: string): boolean => this.bundle.hasMessage(id);

  speak(lang: Lang): void {
    this.lang = lang;
    lasting.set(KEPT, lang);
    document.documentElement.lang = lang;
  }
}

export const words = new Words();
export const t = words.say;
