/** The guides of the desks: what they set in bold stands on a screen, and every part of one is in its list at the top. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { texts as cash } from '../../cage/cash/texts.ts';
import { texts as people } from '../../cage/people/texts.ts';
import { texts as report } from '../../cage/report/texts.ts';
import { texts as cage } from '../../cage/texts.ts';
import { texts as tables } from '../../floor-console/tables/texts.ts';
import { texts as floor } from '../../floor-console/texts.ts';
import { texts as tournaments } from '../../floor-console/tournaments/texts.ts';
import { texts as desk } from '../../renderer/desk-kit/texts.ts';
import { texts as stationTexts } from '../../station/texts.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const SCREENS = { cash, people, report, cage, tables, floor, tournaments, desk, station: stationTexts };

/** Whatever a screen puts into one of its sentences. */
const PUT_IN = '…';

/** All that a catalogue says; where something is put in, the sentence has three dots there. */
function wordsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') {
    try {
      const said: unknown = part(PUT_IN, PUT_IN, PUT_IN, PUT_IN);
      return typeof said === 'string' ? [said] : [];
    } catch {
      // It takes something that is not a word.
      return [];
    }
  }
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(wordsOf) : [];
}

const onScreens = new Set(wordsOf(SCREENS).map((text) => text.trim()));
const guide = (name: string): string => readFileSync(join(DOCS, `${name}.md`), 'utf8');
/** As GitHub makes the address of a heading. */
const anchorOf = (heading: string): string =>
  `#${heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')}`;

it('the screens have words', () => {
  expect(onScreens.size).toBeGreaterThan(600);
  expect(onScreens).toContain('Void hand …');
});

describe.each(['floor', 'cage', 'technician'])('the guide %s', (name) => {
  const text = guide(name);

  it('calls every key as its screen does', () => {
    const bold = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words.replaceAll(/\s+/g, ' '));
    expect(bold.length).toBeGreaterThan(3);
    expect(bold.filter((words) => !onScreens.has(words))).toEqual([]);
  });

  it('has each of its parts in the list at its top', () => {
    const [head = '', ...parts] = text.split(/^## /m);
    const listed = new Set([...head.matchAll(/\]\((#[^)]+)\)/g)].map(([, anchor]) => anchor));
    expect(new Set(parts.map((part) => anchorOf(part.split('\n')[0] ?? '')))).toEqual(listed);
  });

  it('has its pictures', () => {
    const pictures = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = '']) => path);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((path) => !existsSync(join(DOCS, path)))).toEqual([]);
  });
});
