// Sounds, made here and off until asked for: paper on wood, a dry crack, a struck bowl, a wood block.

import type { Sound } from '../games/page';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** A burst of noise through a filter: paper and clay. */
function noise(
  audio: AudioContext,
  kind: BiquadFilterType,
  pitch: number,
  length: number,
  loud: number,
): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++)
    samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 3;
  const [source, filter, gain] = [
    audio.createBufferSource(),
    audio.createBiquadFilter(),
    audio.createGain(),
  ];
  source.buffer = buffer;
  filter.type = kind;
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

/** Partials that ring and fade: wood and bronze. */
function ring(
  audio: AudioContext,
  partials: [pitch: number, length: number, loud: number][],
): void {
  for (const [pitch, length, loud] of partials) {
    const [tone, gain] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(loud, audio.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + length);
    tone.connect(gain).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + length);
  }
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  move: (audio) => noise(audio, 'lowpass', 900, 0.09, 0.16),
  break: (audio) => noise(audio, 'highpass', 2400, 0.07, 0.3),
  mend: (audio) =>
    ring(audio, [
      [196, 2.4, 0.12],
      [533, 1.5, 0.05],
      [1043, 0.8, 0.025],
    ]),
  turn: (audio) =>
    ring(audio, [
      [880, 0.09, 0.12],
      [1320, 0.05, 0.05],
    ]),
};

/** Plays a sound, if sound was asked for. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound](context);
}
