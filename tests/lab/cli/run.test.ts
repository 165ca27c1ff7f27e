import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../../../games/registry.ts';
import { InvariantError } from '../../../games/result.ts';
import { playFile } from '../../../lab/cli/run.ts';

const HOLDEM = join(import.meta.dirname, '../../scenarios/spec-example.json');

describe('a scenario whose rules break down', () => {
  afterEach(() => vi.restoreAllMocks());

  const breakWith = (error: Error): void => {
    const game = GAMES.get('holdem');
    if (game)
      vi.spyOn(game, 'begin').mockImplementation(() => {
        throw error;
      });
  };

  it('fails by itself, and those after it are played', () => {
    breakWith(new InvariantError('101 cents in a hand of 100'));
    expect(playFile(HOLDEM)).toMatchObject([{ failures: ['the rules failed: 101 cents in a hand of 100'], hands: [] }]);
    vi.restoreAllMocks();
    expect(playFile(HOLDEM)).toMatchObject([{ failures: [] }]);
  });

  it('any other error is not swallowed', () => {
    breakWith(new TypeError('not a function'));
    expect(() => playFile(HOLDEM)).toThrow(TypeError);
  });
});
