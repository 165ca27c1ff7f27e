/**
 * The samples, in a file loaded with the first sound. They are part of the page because a page of the shell may not
 * fetch anything.
 */
import call from './samples/call.wav?inline';
import card from './samples/card.wav?inline';
import chip from './samples/chip.wav?inline';
import hurry from './samples/hurry.wav?inline';
import key from './samples/key.wav?inline';
import turn from './samples/turn.wav?inline';
import win from './samples/win.wav?inline';
import type { Cue } from './sound.ts';

/** Each sample as the data URL of a WAV file. */
const FILES: Readonly<Record<Cue, string>> = { key, turn, hurry, chip, card, win, call };

/** The bytes of each cue's WAV file. */
export const samples = (): readonly (readonly [Cue, ArrayBuffer])[] =>
  Object.entries(FILES).map(([cue, url]) => [cue as Cue, bytesOf(url)]);

const bytesOf = (url: string): ArrayBuffer =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0)).buffer;
