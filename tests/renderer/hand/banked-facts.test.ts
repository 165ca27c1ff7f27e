import { describe, expect, it } from 'vitest';
import type { BetResult } from '../../../games/hand-event.ts';
import type { BankedView, HandView } from '../../../games/hand-view.ts';
import { type AnyGame, GAMES } from '../../../games/registry.ts';
import { gainOf, handsOf, headline, listed } from '../../../renderer/hand/banked-facts.ts';
import { feesPaid } from '../../../renderer/hand/hand-facts.ts';
import { bankedView } from '../../view-kinds.ts';
import { momentsOf } from '../any-hands.ts';
import { viewAt } from '../banked-hands.ts';

const SEEDS = [4, 7, 11];
/** The last moment of a hand of as many as may play. */
const endOf = (game: AnyGame, seed: number): HandView => {
  const last = momentsOf(game, game.seats(game.rules.parse({})).max, seed).at(-1);
  if (last === undefined) throw new Error(game.id);
  return last.hand;
};
const BANKED = [...GAMES.values()].filter((game) => endOf(game, 7).kind === 'banked');

describe('a hand in one line', () => {
  const nameOf = (seat: number): string => ({ 1: 'Maria', 2: 'Wen', 3: 'Sam' })[seat] ?? `Seat ${seat}`;

  it('says what everybody waits for', () => {
    expect(headline(viewAt('ez-baccarat', 'offer', 'public'), nameOf)).toBe('The bank is offered to Maria');
    expect(headline(viewAt('ez-baccarat', 'bets', 'public'), nameOf)).toBe('Place your bets');
    const over = viewAt('ez-baccarat-panda-8', 'over', 1, { before: 2, seed: 5 });
    expect(headline(over, nameOf)).toMatch(/wins, \d against \d|Tie/);
  });

  it('says at the end how the hand came out rather than where the action began, also with dice', () => {
    const over = viewAt('ez-baccarat-panda-8', 'over', 'public', { before: 2, seed: 5 });
    const begins = 'The player-dealer does not cover everything: the action begins at place 8.';
    const withAction = { ...over, action: { position: '8', text: begins }, dice: [1, 2, 3] };
    expect(headline(withAction, nameOf)).toMatch(/wins, \d against \d|Tie/);
  });

  it('says at the end what the hand brought the bank, where each bet comes out for itself', () => {
    const over = viewAt('double-hand-poker', 'over', 'public', { seed: 5 });
    const seat = over.dealer?.seat ?? 0;
    const paid = (result: Partial<BetResult>): BankedView => ({
      ...over,
      bets: over.bets.map((bet, nth) => ({
        ...bet,
        result: bet.result && { ...bet.result, won: 0, lost: 0, ...(nth === 0 ? result : {}) },
      })),
    });
    // The tag of the player-dealer and the bets of everybody are told before fees, and so is this.
    expect(feesPaid(over, seat)).toBeGreaterThan(0);
    expect(gainOf(paid({ won: 2500 }), seat)).toBe(-2500 - feesPaid(over, seat));
    expect(headline(paid({ won: 2500 }), nameOf)).toBe('The bank pays $25');
    expect(headline(paid({ lost: 1000 }), nameOf)).toBe('The bank wins $10');
    expect(headline(paid({}), nameOf)).toBe('The bank comes out even');
  });

  it('says why nothing was settled', () => {
    const over = viewAt('double-hand-poker', 'over', 'public', { seed: 5 });
    const told = { kind: 'told', text: 'No bets: nothing is dealt.' } as const;
    const dealt = { ...over, bets: [], events: [told] };
    expect(headline(dealt, nameOf)).toBe('No bets: nothing is dealt.');
    expect(headline({ ...dealt, events: [], dealer: null }, nameOf)).toBe('The hand is over');
  });

  it.each(BANKED.flatMap((game) => SEEDS.map((seed) => [game.id, seed, game] as const)))(
    'leaves no earlier headline at the end of %s, seed %d',
    (_, seed, game) => {
      const hand = bankedView(endOf(game, seed));
      const said = headline(hand, nameOf);
      if (hand.outcome !== undefined) expect(said).toMatch(/^(Player|Banker|Dealer) wins, |^Tie at /);
      else {
        const seat = hand.dealer?.seat ?? 0;
        const gain = gainOf(hand, seat) + feesPaid(hand, seat);
        expect(said).toMatch(
          gain > 0 ? /^The bank wins \$/ : gain < 0 ? /^The bank pays \$/ : /^The bank comes out even$/,
        );
      }
    },
  );

  it('lists names as people do', () => {
    expect(listed([])).toBe('');
    expect(listed(['Maria'])).toBe('Maria');
    expect(listed(['Maria', 'Wen', 'Sam'])).toBe('Maria, Wen and Sam');
  });
});

describe('the hands that a seat looks after', () => {
  const own = [{ label: '', cards: [], text: 'jack-ten', playing: false }];
  const whose = (decides: number | null, seat: number | null = 1, id = '1') => {
    const view = viewAt('double-hand-poker', 'over', 1, { before: 2, seed: 5 });
    return handsOf({ ...view, positions: [{ id, seat, decides, hands: own }] }, 1).map(({ at }) => at);
  };

  it('says whose they are unless they are their own; a bonus bet alone lets nobody else play them', () => {
    expect(whose(1)).toEqual([null]);
    expect(whose(null)).toEqual([null]);
    expect(whose(5)).toEqual(['seat 5 plays']);
    expect(whose(1, 4, '4')).toEqual(['seat 4']);
    expect(whose(1, null, 'A')).toEqual(['place A']);
  });
});
