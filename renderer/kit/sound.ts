/** Short cues made on the spot: no sound files. Silent until the first touch, as browsers demand, and while muted. */

export type Cue = 'key' | 'turn' | 'hurry' | 'chip' | 'card' | 'win' | 'call';

interface Tone {
  readonly wave: OscillatorType;
  /** Hertz at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  /** Seconds after the cue begins, and how long. */
  readonly at: number;
  readonly long: number;
  /** Loudness, 0 to 1. */
  readonly gain: number;
}

const tone = (wave: OscillatorType, from: number, to: number, at: number, long: number, gain: number): Tone => ({
  wave,
  from,
  to,
  at,
  long,
  gain,
});

const CUES: Readonly<Record<Cue, readonly Tone[]>> = {
  key: [tone('sine', 420, 380, 0, 0.035, 0.05)],
  turn: [tone('sine', 587, 587, 0, 0.16, 0.16), tone('sine', 880, 880, 0.13, 0.28, 0.16)],
  hurry: [tone('sine', 740, 740, 0, 0.1, 0.14)],
  chip: [tone('triangle', 2300, 1900, 0, 0.03, 0.08), tone('triangle', 2700, 2200, 0.045, 0.04, 0.06)],
  card: [tone('triangle', 260, 120, 0, 0.06, 0.1)],
  /** A player calls the floor: a bell rung twice, heard across the room. */
  call: [
    tone('sine', 1047, 1047, 0, 0.35, 0.25),
    tone('sine', 1319, 1319, 0.02, 0.35, 0.12),
    tone('sine', 1047, 1047, 0.45, 0.5, 0.25),
    tone('sine', 1319, 1319, 0.47, 0.5, 0.12),
  ],
  win: [
    tone('sine', 523, 523, 0, 0.16, 0.13),
    tone('sine', 659, 659, 0.12, 0.16, 0.13),
    tone('sine', 784, 784, 0.24, 0.4, 0.14),
  ],
};

const MUTED = 'dealerless.muted';

/** Milliseconds after which a silent screen lets go of the sound device. */
const SILENCE = 1500;

let context: AudioContext | null = null;
let silence: ReturnType<typeof setTimeout> | undefined;
let volume = 1;
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

/** How loud this screen is, from 0 for silence to 1. */
export function setVolume(share: number): void {
  volume = share;
}

/** Calls back whenever muting changes; the result ends it. */
export function onMuted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Plays one cue. */
export function play(cue: Cue): void {
  if (muted || volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const audio = context;
  void audio.resume();
  clearTimeout(silence);
  silence = setTimeout(() => void audio.suspend(), SILENCE);
  for (const { wave, from, to, at, long, gain } of CUES[cue]) {
    const start = audio.currentTime + at;
    const voice = new OscillatorNode(audio, { type: wave, frequency: from });
    const loudness = new GainNode(audio, { gain: 0 });
    voice.frequency.linearRampToValueAtTime(to, start + long);
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(gain * volume, start + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + long);
    voice.connect(loudness).connect(audio.destination);
    voice.start(start);
    voice.stop(start + long + 0.02);
  }
}
