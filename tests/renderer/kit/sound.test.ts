/** When a cue begins to sound, with a page and voices of the test's own. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { play, setMuted } from '../../../renderer/kit/sound.ts';

const begun: string[] = [];
let frames: (() => void)[] = [];

class Voice {
  paused = true;
  ended = false;
  volume = 1;
  currentTime = 0;
  readonly #file: string;
  constructor(file: string) {
    this.#file = file;
  }
  play(): Promise<void> {
    begun.push(this.#file.replace(/.*\//, ''));
    return Promise.resolve();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  begun.length = 0;
  frames = [];
  vi.stubGlobal('Audio', Voice);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('document', { visibilityState: 'visible' });
});

afterEach(() => {
  setMuted(false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('begins once the picture is painted that it goes with', () => {
  play('chip');
  vi.runAllTimers();
  expect(begun).toEqual([]);
  for (const run of frames) run();
  expect(begun).toEqual([]);
  vi.runAllTimers();
  expect(begun).toEqual(['chip.wav']);
});

it('begins at once on a page that nobody sees: it is never painted', () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  play('call');
  expect([begun, frames]).toEqual([['call.wav'], []]);
});

it('does not begin while the screen is muted', () => {
  setMuted(true);
  play('turn');
  expect(frames).toEqual([]);
});
