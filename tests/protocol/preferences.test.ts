import { describe, expect, test } from 'vitest';
import { readPreferences, USUAL } from '../../protocol/preferences.ts';

describe('stored preferences', () => {
  test('are the usual ones where nothing is stored, or nothing that can be read', () => {
    for (const stored of [{}, null, 'large', 7, []]) expect(readPreferences(stored)).toEqual(USUAL);
  });

  test('of a value that is not known anymore, only that one is the usual again', () => {
    expect(readPreferences({ deck: 'two-color', back: 'plaid', volume: 400, shoe: true })).toEqual({
      ...USUAL,
      deck: 'two-color',
    });
  });
});
