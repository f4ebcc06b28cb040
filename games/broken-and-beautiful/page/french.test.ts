// French agrees: every noun is built with every adjective that the page puts beside it.
import { expect, test } from 'vitest';
import { words } from '$web/lib/words.svelte';
import { PATTERNS } from './art/shapes';

const MASCULINE = ['bowl', 'vase', 'serving-tray', 'storage-box'];
const PIECES = ['cup', 'saucer', 'plate', 'bowl', 'tea-jar', 'vase', 'teapot'];
/** Adjectives as they stand beside a feminine and a masculine noun. */
const BESIDE = {
  broken: ['brisée', 'brisé'],
  mended: ['réparée', 'réparé'],
} as const;

async function inFrench(said: () => void): Promise<void> {
  await words.load('fr');
  try {
    said();
  } finally {
    await words.load();
  }
}

test('a piece and its state agree', async () => {
  await inFrench(() => {
    for (const type of PIECES)
      for (const pattern of PATTERNS)
        for (const [state, [feminine, masculine]] of Object.entries(BESIDE)) {
          const wanted = MASCULINE.includes(type) ? masculine : feminine;
          const said = words.say('pottery-card', { type, pattern, state });
          expect(said, `${type} ${pattern} ${state}`).toMatch(new RegExp(`, ${wanted}$`, 'u'));
        }
  });
});

test('what was mended agrees with what it is', async () => {
  await inFrench(() => {
    for (const type of PIECES) {
      const wanted = MASCULINE.includes(type) ? 'réparé' : 'réparée';
      expect(words.say('pottery-mended', { type }), type).toBe(wanted);
    }
  });
});

test('somebody who is called after a piece has a name that agrees', async () => {
  const colours = {
    blue: ['bleue', 'bleu'],
    white: ['blanche', 'blanc'],
    brown: ['brune', 'brun'],
  };
  await inFrench(() => {
    for (const shape of ['bowl', 'cup', 'vase', 'teapot', 'jar', 'plate'])
      for (const [glaze, [feminine, masculine]] of Object.entries(colours)) {
        const said = words.say('piece-name', { shape, glaze });
        const isMasculine = /^(Bol|Vase|Pot|Plat)\b/u.test(said);
        expect(said.split(' ').at(-1), said).toBe(isMasculine ? masculine : feminine);
      }
  });
});
