/**
 * The sounds of the screens, synthesized: `node tests/renderer/kit/samples.ts --write` writes them into renderer/kit/samples, one
 * WAV file for each cue, 22,050 samples a second of 16 bits. The same on every machine: the noise comes of a fixed seed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../main/screens.ts';
import { type Cue, SAMPLE_RATE as RATE } from '../../../renderer/kit/sound.ts';

export const SAMPLES_FOLDER = join(ROOT, 'renderer', 'kit', 'samples');

/** A struck body: its partials, each with its share of the loudness, die away. */
interface Struck {
  readonly kind: 'struck';
  /** Seconds after the beginning, and until it has died away to a third. */
  readonly at: number;
  readonly dies: number;
  readonly gain: number;
  /** Hertz, and the share of each. */
  readonly partials: readonly (readonly [hertz: number, share: number])[];
}

/** Noise through a low and a high pass, swelling and dying away: paper on felt. */
interface Brushed {
  readonly kind: 'brushed';
  readonly at: number;
  readonly swells: number;
  readonly dies: number;
  readonly gain: number;
  /** How much of the last value a low pass keeps, 0 to 1. */
  readonly dull: number;
}

type Part = Struck | Brushed;

const bell = (at: number, hertz: number, gain: number, dies = 0.22): Struck => ({
  ...{ kind: 'struck', at, dies, gain },
  partials: [
    [hertz, 1],
    [hertz * 2.01, 0.35],
    [hertz * 3.02, 0.12],
  ],
});
/** Clay on clay: a short clink of tones that do not belong together. */
const clink = (at: number, hertz: number, gain: number): Struck => ({
  ...{ kind: 'struck', at, dies: 0.018, gain },
  partials: [
    [hertz, 1],
    [hertz * 1.47, 0.7],
    [hertz * 2.23, 0.4],
  ],
});
const brush = (at: number, swells: number, dies: number, gain: number, dull: number): Brushed => ({
  ...{ kind: 'brushed', at, swells, dies, gain, dull },
});

const CUES: Readonly<Record<Cue, { readonly seconds: number; readonly parts: readonly Part[] }>> = {
  key: { seconds: 0.06, parts: [brush(0, 0.001, 0.006, 0.25, 0.6), bell(0, 420, 0.12, 0.012)] },
  card: { seconds: 0.2, parts: [brush(0, 0.05, 0.03, 0.5, 0.35), brush(0.09, 0.002, 0.012, 0.7, 0.7)] },
  chip: { seconds: 0.22, parts: [clink(0, 2350, 0.3), clink(0.06, 2710, 0.24), clink(0.1, 2480, 0.16)] },
  turn: { seconds: 0.75, parts: [bell(0, 587, 0.34), bell(0.14, 880, 0.34)] },
  hurry: { seconds: 0.3, parts: [bell(0, 740, 0.32, 0.08)] },
  win: { seconds: 1, parts: [bell(0, 523, 0.26), bell(0.12, 659, 0.26), bell(0.24, 784, 0.28, 0.3)] },
  call: { seconds: 1.3, parts: [bell(0, 1047, 0.45, 0.3), bell(0.02, 1319, 0.2, 0.3), bell(0.45, 1047, 0.45, 0.3)] },
};

/** The bytes of a cue's WAV file. */
export function wavOf(cue: Cue): Uint8Array {
  const { seconds, parts } = CUES[cue];
  const mixed = new Float64Array(Math.round(seconds * RATE));
  for (const part of parts) (part.kind === 'struck' ? strike : brushOver)(mixed, part as never);
  // The last hundredth of a second fades, so that no sound ends with a click.
  const fade = Math.round(0.01 * RATE);
  const pcm = Int16Array.from(mixed, (value, i) => {
    const left = Math.min(1, (mixed.length - i) / fade);
    return Math.round(Math.max(-1, Math.min(1, value)) * left * 32_767);
  });
  return wav(pcm);
}

function strike(mixed: Float64Array, { at, dies, gain, partials }: Struck): void {
  const from = Math.round(at * RATE);
  for (let i = from; i < mixed.length; i += 1) {
    const t = (i - from) / RATE;
    const loud = gain * Math.exp(-t / dies) * Math.min(1, t / 0.002);
    for (const [hertz, share] of partials)
      mixed[i] = (mixed[i] ?? 0) + loud * share * 0.6 * Math.sin(2 * Math.PI * hertz * t);
  }
}

function brushOver(mixed: Float64Array, { at, swells, dies, gain, dull }: Brushed): void {
  const from = Math.round(at * RATE);
  let [seed, low, slow] = [20_611, 0, 0];
  for (let i = from; i < mixed.length; i += 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    low = dull * low + (1 - dull) * (seed / 2 ** 31 - 1);
    slow = 0.97 * slow + 0.03 * low;
    const t = (i - from) / RATE;
    const loud = t < swells ? t / swells : Math.exp(-(t - swells) / dies);
    mixed[i] = (mixed[i] ?? 0) + gain * loud * (low - slow);
  }
}

/** Mono, 16 bits, low byte first. */
function wav(pcm: Int16Array): Uint8Array {
  const file = Buffer.alloc(44 + pcm.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + pcm.length * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(pcm.length * 2, 40);
  for (const [i, value] of pcm.entries()) file.writeInt16LE(value, 44 + i * 2);
  return new Uint8Array(file);
}

if (import.meta.main && process.argv.includes('--write')) {
  for (const cue of Object.keys(CUES) as Cue[]) writeFileSync(join(SAMPLES_FOLDER, `${cue}.wav`), wavOf(cue));
}
