// The catalogue: what the server says of each game, in the language of the page.

import type { GameDoc } from '../wire';
import { api } from './api';
import { words } from './words.svelte';

class Games {
  list = $state.raw<GameDoc[]>([]);
  /** Why there is no catalogue, in words. */
  problem = $state('');
  private lang = '';

  /** Asks for the catalogue in the language of the page, unless it is here. */
  async load(): Promise<void> {
    const { lang } = words;
    if (this.lang === lang) return;
    this.lang = lang;
    try {
      const list = await api.games();
      if (this.lang !== lang) return;
      this.list = list;
      this.problem = '';
    } catch (error) {
      if (this.lang === lang) this.lang = '';
      this.problem = (error as Error).message;
    }
  }

  of(id: string): GameDoc | null {
    return this.list.find((game) => game.id === id) ?? null;
  }

  /** What a game is called; nothing before the catalogue is here. */
  name(id: string): string {
    return this.of(id)?.name ?? '';
  }

  /** Whether seats see different things; before the catalogue is here, they might. */
  hides(id: string): boolean {
    return this.of(id)?.hides ?? true;
  }
}

export const games = new Games();
