import { expect, test } from 'vitest';
import type { Notice } from '../../../protocol/notice.ts';
import { NOTHING_SAID, type Said, type Saying, saidAfter } from '../../../renderer/kit/said.ts';

const say = (text: string): Saying => ({ event: 'said', notice: { level: 'info', text } satisfies Notice });
const drawn = (count: number): Saying => ({ event: 'drawn', count });
const over = (count: number): Saying => ({ event: 'over', count });

/** What is on the screen after all of this. */
const shown = (...sayings: Saying[]): string[] =>
  sayings.reduce<Said>(saidAfter, NOTHING_SAID).notices.map(({ text }) => text);

test('a notice takes the place of those that were seen', () => {
  expect(shown(say('a'), drawn(1), say('b'))).toEqual(['b']);
  expect(shown(say('a'), say('b'), drawn(2), say('c'))).toEqual(['c']);
});

test('notices that come together are shown together, also where the first was about to be drawn', () => {
  expect(shown(say('a'), say('b'))).toEqual(['a', 'b']);
  expect(shown(say('a'), say('b'), drawn(1), say('c'))).toEqual(['a', 'b', 'c']);
});

test('the end of a notice’s time takes away no later one that has not been drawn yet', () => {
  expect(shown(say('a'), drawn(1), say('b'), over(1))).toEqual(['b']);
  expect(shown(say('a'), drawn(1), over(1))).toEqual([]);
  expect(shown(say('a'), drawn(1), over(1), say('b'), drawn(2))).toEqual(['b']);
});
