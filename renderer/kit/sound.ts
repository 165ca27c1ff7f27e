/**
 * Short sounds, made for these screens (`tests/renderer/kit/samples.ts` synthesizes them). Silent until the first touch, where the
 * browser demands one, and while muted.
 */

export type Cue = 'key' | 'turn' | 'hurry' | 'chip' | 'card' | 'win' | 'call';

const FILES: Readonly<Record<Cue, string>> = {
  key: new URL('./samples/key.wav', import.meta.url).href,
  turn: new URL('./samples/turn.wav', import.meta.url).href,
  hurry: new URL('./samples/hurry.wav', import.meta.url).href,
  chip: new URL('./samples/chip.wav', import.meta.url).href,
  card: new URL('./samples/card.wav', import.meta.url).href,
  win: new URL('./samples/win.wav', import.meta.url).href,
  /** A player calls the floor: a bell rung twice, heard across the room. */
  call: new URL('./samples/call.wav', import.meta.url).href,
};

/** The sounds of each cue that may be heard at the same time. */
const VOICES = 3;
const voices = new Map<Cue, HTMLAudioElement[]>();

const MUTED = 'dealerless.muted';

let volume = 1;
let house = 1;
const listeners = new Set<() => void>();
let muted = read();

function read(): boolean {
  try {
    return localStorage.getItem(MUTED) === 'yes';
  } catch {
    return false;
  }
}

export const isMuted = (): boolean => muted;

/** Mutes this screen, or gives it its voice back; remembered on this screen. */
export function setMuted(value: boolean): void {
  muted = value;
  try {
    localStorage.setItem(MUTED, value ? 'yes' : 'no');
  } catch {
    // A page without storage forgets its setting and works all the same.
  }
  for (const listener of listeners) listener();
}

/** How loud this screen is for its player, from 0 for silence to 1. */
export function setVolume(share: number): void {
  volume = share;
}

/** How loud the house has screens of this kind, from 0 for silence to 1. */
export function setHouseVolume(share: number): void {
  house = share;
}

/** Calls back whenever muting changes; the result ends it. */
export function onMuted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Plays one cue, as soon as the picture that goes with it is there. */
export function play(cue: Cue): void {
  const loud = volume * house;
  if (muted || loud === 0 || typeof Audio === 'undefined') return;
  afterPicture(() => {
    const voice = freeVoice(cue);
    voice.volume = loud;
    voice.currentTime = 0;
    // A page that nobody has touched yet, or a machine without a sound device: it stays silent.
    voice.play().catch(() => {});
  });
}

/** To begin a sound takes about as long as to draw a view, which is what people wait for. A page that nobody sees is never painted. */
function afterPicture(run: () => void): void {
  if (document.visibilityState === 'hidden') run();
  else requestAnimationFrame(() => setTimeout(run));
}

/** A voice that is silent now, or else the one that has sounded longest. */
function freeVoice(cue: Cue): HTMLAudioElement {
  const known = voices.get(cue) ?? [];
  voices.set(cue, known);
  const free = known.find(({ paused, ended }) => paused || ended);
  if (free !== undefined) return free;
  const voice = known.length < VOICES ? new Audio(FILES[cue]) : known.shift();
  const chosen = voice ?? new Audio(FILES[cue]);
  known.push(chosen);
  return chosen;
}
