import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../main/screens.ts';

const css = readFileSync(join(ROOT, 'renderer/kit/tokens.css'), 'utf8');

/** The color of a token, as red, green and blue between 0 and 1. */
function color(name: string): readonly [number, number, number] {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(css)?.[1];
  if (hex === undefined) throw new Error(`tokens.css has no --${name} of six hex figures`);
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(0), part(2), part(4)];
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(name: string): number {
  const [red, green, blue] = color(name).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const SURFACES = ['room', 'surface-1', 'surface-2', 'surface-3'];
const TEXTS = ['ink', 'ink-soft', 'gold', 'green-ink', 'red-ink', 'amber-ink', 'blue-ink'];

describe('colors (S13)', () => {
  it.each(TEXTS)('%s reads on every surface: 4.5 to 1 or better', (text) => {
    for (const surface of SURFACES) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['suit-s', 'suit-h', 'suit-d', 'suit-c'])('%s reads on card white', (suit) => {
    expect(contrast(suit, 'card-paper')).toBeGreaterThanOrEqual(4.5);
  });

  it('lets the edge of a key be seen: 3 to 1 or better', () => {
    for (const surface of SURFACES) expect(contrast('line-strong', surface)).toBeGreaterThanOrEqual(3);
  });

  it('writes white on the felt', () => {
    for (const felt of ['felt', 'felt-light', 'felt-dark']) expect(contrast('ink', felt)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('where motion is unwelcome', () => {
  const sheets = globSync('{renderer,station,center-display,floor-console,cage}/**/*.module.css', { cwd: ROOT });

  it('no animation is begun that would be over at once: its length may be none, so it is left out', () => {
    const timed = sheets.flatMap((sheet) =>
      [...readFileSync(join(ROOT, sheet), 'utf8').matchAll(/animation:([^;]*var\(--(?:calm|swift)\)[^;]*);/g)].map(
        ([, value]) => ({ sheet, value: value?.trim() ?? '' }),
      ),
    );
    expect(timed.length).toBeGreaterThan(5);
    expect(timed.filter(({ value }) => !value.startsWith('var(--still, '))).toEqual([]);
  });
});
