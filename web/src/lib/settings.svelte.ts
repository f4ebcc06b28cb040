// What a person has set in this browser: theme, pace, motion, sound, a name.

import { type Piece, PIECES } from '../art/clay';
import { type Pace, PACES } from './acts';
import { lasting } from './store';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';

const read = (key: string): string | null => lasting.get(key);
const write = (key: string, value: string): void => lasting.set(key, value);
const THEMES: Theme[] = ['auto', 'light', 'dark', 'contrast'];

/** A piece drawn by lot once, and kept. */
function keptPiece(): Piece {
  const [shape, glaze] = (read('piece') ?? '').split('-');
  const known = PIECES.find((one) => one.shape === shape && one.glaze === glaze);
  if (known) return known;
  const drawn = PIECES[Math.floor(Math.random() * PIECES.length)]!;
  write('piece', `${drawn.shape}-${drawn.glaze}`);
  return drawn;
}

class Settings {
  theme = $state<Theme>(THEMES.find((theme) => theme === read('theme')) ?? 'auto');
  name = $state(read('name') ?? '');
  /** The piece that somebody without a name is called after, the same at every table. */
  readonly piece = keptPiece();
  still = $state(read('still') === 'yes');
  sound = $state(read('sound') === 'yes');
  /** How fast what happens is shown, whoever did it. */
  pace = $state<Pace>(PACES.find((pace) => pace === read('pace')) ?? 'brisk');

  setTheme(theme: Theme): void {
    this.theme = theme;
    write('theme', theme);
    this.apply();
  }

  setName(name: string): void {
    this.name = name;
    write('name', name);
  }

  setStill(still: boolean): void {
    this.still = still;
    write('still', still ? 'yes' : 'no');
    this.apply();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    write('pace', pace);
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    write('sound', sound ? 'yes' : 'no');
  }

  /** Puts the theme on the page; `auto` follows the system. */
  apply(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const contrast = matchMedia('(prefers-contrast: more)').matches;
    const auto = contrast ? 'contrast' : dark ? 'dark' : 'light';
    document.documentElement.dataset.theme = this.theme === 'auto' ? auto : this.theme;
    document.documentElement.dataset.still = this.still ? 'yes' : 'no';
  }
}

export const settings = new Settings();
