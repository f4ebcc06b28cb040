import { mount } from 'svelte';
import App from './App.svelte';
import { games } from './lib/games.svelte';
import { settings } from './lib/settings.svelte';
import { words } from './lib/words.svelte';
import './styles/tokens.css';
import './styles/frame.css';
import './styles/mine.css';
import './styles/page.css';
import './styles/around.css';
import './styles/sizes.css';

settings.apply();
for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
  matchMedia(query).addEventListener('change', () => settings.apply());
}
document.documentElement.lang = words.lang;
// The catalogue is on its way while the labels come.
void games.load();
void words.load().then(() => mount(App, { target: document.getElementById('app')! }));
