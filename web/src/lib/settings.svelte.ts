// What a person has set in this browser: theme, motion, sound, a name.

import { lasting } from './store';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';

const read = (key: string): string | null => lasting.get(key);
const write = (key: string, value: string): void => lasting.set(key, value);
const THEMES: Theme[] = ['auto', 'light', 'dark', 'contrast'];

class Settings {
  theme = $state<Theme>(THEMES.find((theme) => theme === read('theme')) ?? 'auto');
  name = $state(read('name') ?? '');
  still = $state(read('still') === 'yes');
  sound = $state(read('sound') === 'yes');

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
