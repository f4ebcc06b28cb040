// Emotions in sentences: as words where they are heard, as shapes where they are seen.

import { t } from '$web/lib/words.svelte';
import type { Colour } from './wire/rules';

/** The colours by the shapes and letters that sentences name them with: `▲R`, or a whole card, `▲R|●G`. */
const SIGNS = /[▲■●◆]([RKGB])(?:\|[▲■●◆]([RKGB]))?/g;
/** A sign behind the word for it, as in “Calm, blue ◆B”, says nothing new. */
const SAID = /(\S+)(, \S+)\s[▲■●◆]([RKGB])/g;
/** A sentence with its signs in words. */
export const heard = (text: string): string =>
  text
    .replace(SAID, (all, word: string, colour: string, sign: string) =>
      word === t('held-colour', { colour: sign }) ? word + colour : all,
    )
    .replace(SIGNS, (_, one: string, other?: string) =>
      [one, ...(other ? [other] : [])].map((colour) => t('held-colour', { colour })).join(' / '),
    )
    .replace('♥', t('held-ring', { ring: 'heart' }));

/** A sentence in parts: words, and the colours that are drawn. */
export function partsOf(text: string): ({ text: string } | { colour: Colour })[] {
  return text
    .split(/[▲■●◆]([RKGB])\s?/)
    .map((part, at) => (at % 2 ? { colour: part as Colour } : { text: part }))
    .filter((part) => 'colour' in part || part.text !== '');
}
