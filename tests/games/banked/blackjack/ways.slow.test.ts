import { expect, it } from 'vitest';
import { disagreements, LAWS } from './ways-agreement.ts';

it.each(Object.keys(LAWS))('%s: a second reading of the texts has the same ways, on 100,000 random hands', (id) => {
  expect(disagreements(id, 100_000)).toEqual([]);
});
