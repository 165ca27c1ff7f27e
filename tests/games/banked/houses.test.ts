import { expect, test } from 'vitest';
import { GAMES } from '../../../games/registry.ts';
import { repeated } from '../../repeated.ts';
import { oneOfEach, played, spreads } from './houses.ts';

const HANDS = repeated(60, 200);

test.each(spreads().map((spread) => [spread.name, spread] as const))(
  `%s: ${HANDS} hands over all its options hold everything that must hold`,
  (_, spread) => {
    const { hands, wrong } = played(spread, HANDS);
    expect(wrong).toEqual([]);
    expect(hands).toBeGreaterThanOrEqual(HANDS);
  },
);

test('every player-dealer game of the registry is played, and nothing that is not in it', () => {
  const ids = [...GAMES.values()].flatMap(({ id, odds }) => (odds ? [id] : []));
  expect(new Set(spreads().map(({ game }) => game))).toEqual(new Set(ids));
  expect(oneOfEach().map(({ game }) => game)).toEqual(ids);
});
