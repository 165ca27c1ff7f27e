/** Payments without a stake, at a made-up game: an `ace` bet of $5 and more brings its bettor $20 beside its own result. */
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../games/ask.ts';
import { bankedGame } from '../../../games/banked/banked.ts';
import type { Owed } from '../../../games/banked/entitlement.ts';
import { parseCards } from '../../../games/card.ts';
import type { Occupant } from '../../../games/hand-start.ts';
import { sum } from '../../../games/money.ts';
import { invariant } from '../../../games/result.ts';
import type { Seat } from '../../../games/seat.ts';
import { highCard } from './high-card.ts';

type Variant = typeof highCard;
type Table = Parameters<Variant['deal']>[0];
type Bets = Readonly<Record<number, Readonly<Record<string, number>>>>;

const everybody = (table: Table): readonly Owed[] =>
  table.entitled.map((entitled) => ({ entitled, amount: 2_000, text: 'Cheer.' }));

const gameOf = (owed: NonNullable<Variant['owed']> = everybody) =>
  bankedGame({
    ...highCard,
    bets: (rules) =>
      highCard
        .bets(rules)
        .map((kind) => (kind.id === 'ace' ? { ...kind, entitles: { id: 'cheer', label: 'Cheer', from: 500 } } : kind)),
    owed,
  });

/** Seat 1 banks; everybody else has a deuce and seat 1 a king, so that base and ace bets lose. */
function played({
  bank,
  bets,
  rules: written = {},
  owed,
}: {
  readonly bank: number;
  readonly bets: Bets;
  readonly rules?: Record<string, unknown>;
  readonly owed?: NonNullable<Variant['owed']>;
}) {
  const game = gameOf(owed);
  const rules = game.rules.parse(written);
  const occupants = [1, 2, 3, 4].map(
    (seat): Occupant => ({ seat, player: `p${seat}`, stack: 100_000, sittingOut: false, entry: 'wait' }),
  );
  const { start } = game.seatHand(rules, game.newMemory(), occupants, () => 0);
  invariant(start !== null, 'a hand can be dealt');
  const active = new Set(Object.values(bets).flatMap((made) => Object.keys(made).filter((key) => !key.includes('@'))));
  invariant(active.size > 0, 'somebody bets');
  const top = parseCards('2c 2d 2h Ks') ?? [];
  const rest = game.deck(rules).filter((card) => !top.includes(card));
  const cards = Object.keys(bets).length === 3 ? top : [...top.slice(0, Object.keys(bets).length), ...top.slice(3)];
  let state = game.begin(rules, start, [...cards, ...rest]);
  const say = (seat: Seat, decision: Decision): void => {
    const next = game.decide(state, seat, decision);
    invariant(next.ok, () => (next.ok ? '' : next.error.message));
    state = next.value;
  };
  say(1, { kind: 'choose', option: 'bank' });
  say(1, { kind: 'wager', bets: { bank } });
  for (const { seat } of game.asks(state)) say(seat, { kind: 'wager', bets: bets[seat] ?? {} });
  const before = game.view(state, 'public');
  for (let [ask] = game.asks(state); ask; [ask] = game.asks(state)) state = game.absent(state, ask.seat);
  const { stacks, bets: results = [], moves } = game.outcome(state);
  return {
    before,
    over: game.view(state, 'public'),
    results: results.map(({ seat, spot, result, won }) => `${seat} ${spot} ${result}${won > 0 ? ` ${won / 100}` : ''}`),
    gains: stacks.map(({ before: had, after }) => (after - had) / 100),
    total: sum(stacks.map(({ before: had, after }) => after - had)),
    moves,
  };
}

const both = { base: 1_000, ace: 500 };

describe('a payment without a stake', () => {
  it('comes after every bet, out of the player-dealer’s wager, and the house has no part in it', () => {
    const hand = played({ bank: 50_000, bets: { 2: both, 3: both, 4: { base: 1_000, ace: 400 } } });
    expect(hand.results.slice(-2)).toEqual(['2 cheer win 20', '3 cheer win 20']);
    expect(hand.gains).toEqual([4, 5, 5, -14]);
    expect(hand.total).toBe(0);
    expect(hand.moves.every(({ from, to }) => !`${from}${to}`.includes('collection'))).toBe(true);
  });

  it('is paid in its order as far as what the bets have left of the wager reaches', () => {
    // 45 are taken of the 75: what is left is 30, 20 for the first and 10 for the second.
    const hand = played({ bank: 7_500, bets: { 2: both, 3: both, 4: both } });
    expect(hand.results.slice(-3)).toEqual(['2 cheer win 20', '3 cheer win 10', '4 cheer no-action']);
    expect(hand.over.bets.find(({ spot, seat }) => spot === 'cheer' && seat === 4)?.result?.text).toBe(
      'No action: the player-dealer’s money was used up.',
    );
    expect(hand.total).toBe(0);
  });

  it('is paid with what lost bets have brought where these pay first', () => {
    const hand = played({ bank: 1_500, bets: { 2: both, 3: both, 4: both }, rules: { coverage: 'losers-first' } });
    expect(hand.total).toBe(0);
    // All 15 of the wager take 15; with them there are 30.
    expect(hand.results.slice(-3)).toEqual(['2 cheer win 20', '3 cheer win 10', '4 cheer no-action']);
  });

  it('is shown to all as a bet without chips from the moment that bets are closed', () => {
    const { before, over } = played({ bank: 50_000, bets: { 2: both } });
    const shown = before.bets.filter(({ spot }) => spot === 'cheer');
    expect(shown).toEqual([{ seat: 2, position: '2', spot: 'cheer', label: 'Cheer', amount: 0, result: null }]);
    expect(over.bets.find(({ spot }) => spot === 'cheer')?.result).toMatchObject({ amount: 0, won: 2_000, lost: 0 });
  });

  it('is no longer mentioned when it came to nothing', () => {
    const { over, results } = played({ bank: 50_000, bets: { 2: both }, owed: () => [] });
    expect(over.bets.map(({ spot }) => spot)).toEqual(['base', 'ace']);
    expect(results).toEqual(['2 base lose', '2 ace lose']);
  });

  it('belongs to each bet: behind another player’s hand it is named by it', () => {
    const kinds = gameOf();
    expect(kinds.id).toBe('high-card');
    const hand = played({ bank: 50_000, bets: { 2: { base: 1_000, ace: 500, 'base@A': 1_000, 'ace@A': 500 } } });
    expect(hand.results.slice(-2).toSorted()).toEqual(['2 cheer win 20', '2 cheer@A win 20']);
  });

  it('is not part of what a joint bet shares', () => {
    const hand = played({ bank: 50_000, bets: { 2: both, 3: both }, rules: { joint: 'joint' } });
    expect(hand.results.slice(-2)).toEqual(['2 cheer win 20', '3 cheer win 20']);
    expect(hand.total).toBe(0);
  });

  it.each([
    ['twice', (table: Table) => [...everybody(table), ...everybody(table)]],
    ['for no bet', (table: Table) => everybody(table).map((one) => ({ ...one, entitled: { ...one.entitled } }))],
    ['with nothing to pay', (table: Table) => everybody(table).map((one) => ({ ...one, amount: 0 }))],
  ])('stops the table when it is owed %s', (_, owed) => {
    expect(() => played({ bank: 50_000, bets: { 2: both }, owed })).toThrow();
  });
});
