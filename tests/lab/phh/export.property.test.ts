import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, variantOf } from '../../../lab/phh/export.ts';
import { readEntries } from '../../../lab/phh/file.ts';
import { replay } from '../../../lab/phh/replay.ts';
import { writeToml } from '../../../lab/phh/toml.ts';
import { repeated } from '../../repeated.ts';
import { must } from './must.ts';
import { randomHands, WRITTEN } from './random-hands.ts';

describe('any hand dealt in a variant of the format', () => {
  it.each(WRITTEN)('%s %s: written down and replayed, it ends with the same stacks and the same fees', (...game) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (seed) => {
        for (const { hand, voided } of randomHands(game, seed, 12)) {
          const variant = variantOf(hand);
          if (!variant) throw new Error(`no variant for ${game.join(' ')}`);
          const text = writeToml(fieldsOf(hand, variant, voided));
          const [entry] = must(readEntries(text));
          expect(replay(entry?.fields ?? {}), text).toEqual({ kind: 'passed', note: voided ? 'voided' : null });
        }
      }),
      { numRuns: repeated(8, 30) },
    );
  });
});
