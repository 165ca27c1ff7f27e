import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Cue } from '../../../renderer/kit/sound.ts';
import { SAMPLES_FOLDER, wavOf } from './samples.ts';

const CUES: readonly Cue[] = ['call', 'card', 'chip', 'hurry', 'key', 'turn', 'win'];

describe('the sounds of the screens', () => {
  it('are one file for each cue, and no other', () => {
    expect(readdirSync(SAMPLES_FOLDER).sort()).toEqual(CUES.map((cue) => `${cue}.wav`));
  });

  it.each(CUES)('are what is synthesized: %s', (cue) => {
    const file = readFileSync(join(SAMPLES_FOLDER, `${cue}.wav`));
    const made = wavOf(cue);
    expect(file.length).toBe(made.length);
    const [kept, fresh] = [file, made].map((bytes) => new DataView(Uint8Array.from(bytes).buffer));
    // A sine may differ in its last bit from one processor to another.
    for (let at = 44; at < made.length; at += 2) {
      expect(Math.abs((kept?.getInt16(at, true) ?? 0) - (fresh?.getInt16(at, true) ?? 0))).toBeLessThanOrEqual(1);
    }
  });

  it.each(CUES)('begin and end in silence, are loud enough and never cut: %s', (cue) => {
    const bytes = wavOf(cue);
    const pcm = Array.from({ length: (bytes.length - 44) / 2 }, (_, i) =>
      new DataView(bytes.buffer, bytes.byteOffset).getInt16(44 + i * 2, true),
    );
    const loudest = Math.max(...pcm.map(Math.abs));
    expect(loudest).toBeGreaterThan(3000);
    expect(loudest).toBeLessThan(32_767);
    expect(Math.abs(pcm.at(-1) ?? 0)).toBeLessThan(200);
    expect(Math.abs(pcm[0] ?? 0)).toBeLessThan(200);
  });
});
