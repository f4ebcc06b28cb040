// What may be chosen before the first cavern: how hard it is, and who goes.

import { api } from '../../lib/api';
import type { Box } from '../../lib/table-state';
import { t } from '../../lib/words.svelte';
import type { OptionSpec } from '../../wire';
import type { Choice } from '../page';
import type { Unbroken } from './index';

/** The words that an option may be set to. */
const wordsOf = ({ values }: OptionSpec): string[] =>
  Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];

export async function choices(options: OptionSpec[]): Promise<Choice[]> {
  const { words } = (await api.components('unbroken')) as Box<Unbroken>;
  const called: Record<string, { label: string; name: (id: string, at: number) => string }> = {
    difficulty: {
      label: t('setup-difficulty'),
      name: (id, at) => words.difficulties[at] ?? id,
    },
    character: {
      label: t('setup-character'),
      name: (id) => words.characters[id]?.class ?? t('setup-random'),
    },
  };
  return options.flatMap((option) => {
    const say = called[option.key];
    if (!say) return [];
    const values = wordsOf(option).map((id, at): [string, string] => [id, say.name(id, at)]);
    return [{ key: option.key, label: say.label, values, usual: String(option.default) }];
  });
}
