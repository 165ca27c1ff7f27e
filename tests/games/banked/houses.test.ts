import { expect, test } from 'vitest';
import { played, spreads } from './houses.ts';

const HANDS = 600;

test.each(spreads().map((spread) => [spread.name, spread] as const))(
  `%s: ${HANDS} hands over all its options hold everything that must hold`,
  (_, spread) => {
    const { hands, wrong } = played(spread, HANDS);
    expect(wrong).toEqual([]);
    expect(hands).toBeGreaterThanOrEqual(HANDS);
  },
);

test('every player-dealer game is spread somewhere', () => {
  expect(new Set(spreads().map(({ game }) => game))).toEqual(
    new Set([
      'ez-baccarat',
      'ez-baccarat-panda-8',
      'commission-free-baccarat',
      'cash-in-baccarat',
      'fast-nine',
      'no-bust-21',
      'pure-21-5',
      'california-blackjack-22',
      'blackjack-8-0',
      'century-21-blackjack',
      'double-hand-poker',
      'three-card-poker',
      'three-card-poker-6-card',
      'three-card-poker-parkwest',
      'caribbean-stud',
      'lucky-pai-gow-poker',
      'fortune-pai-gow-poker',
      'ace-up-pai-gow-poker',
      'nines-up',
      'ultimate-texas-holdem',
      'pai-gow-tiles',
      'century-baccarat',
      'community-baccarat',
    ]),
  );
});
