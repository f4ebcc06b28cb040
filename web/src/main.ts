import { mount } from 'svelte';
import App from './App.svelte';
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
mount(App, { target: document.getElementById('app')! });
