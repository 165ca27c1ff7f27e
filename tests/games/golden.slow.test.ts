import { expect, it } from 'vitest';
import { goldenFiles, goldenText, SLOW } from './golden.ts';

it('the long counts of the ways to bet are what the games do', () => {
  expect(goldenFiles().get(SLOW)?.()).toBe(goldenText(SLOW));
});
