/** The bank: several stakes in turn, the player-dealer's bets at other positions, and how much can be wagered. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cover, inTurn } from '../../../games/banked/coverage.ts';
import { collection, mostWager } from '../../../games/banked/fees.ts';
import { parseCard } from '../../../games/card.ts';
import { sum } from '../../../games/money.ts';
import { highCardGame } from './high-card.ts';
import { begin, choose, gains, people, playOut, rulesOf, type State, turn, wager } from './play.ts';

const cards = (text: string): number[] => text.split(' ').map((card) => parseCard(card) ?? -1);

/** Seat 3 banks with `bank`; the cards go to the positions that are bet on, from its left, then to the player-dealer. */
/** `says` is what the player-dealer has said for all hands to come. */
function banked(written: Record<string, unknown>, bank: number, top: string, says: string[] = []): State {
  const seated = people([3, 5, 8]).map((one) => ({ ...one, choices: one.seat === 3 ? says : [] }));
  return wager(choose(begin(rulesOf(written), seated, cards(top)), 3, 'bank'), 3, { bank });
}

const results = (state: State) =>
  highCardGame.outcome(state).bets?.map(({ seat, spot, result, won, lost }) => [seat, spot, result, won, lost]);

describe('several stakes in one bank (000:1856-1859, 000:2334-2335)', () => {
  const several = (top: string, base: number, behind: number) =>
    playOut(wager(wager(banked({ banks: 'several' }, 3_000, top), 5, { base }), 8, { 'behind-bank': behind }));

  test('the second pays where the first is used up', () => {
    const done = several('Ac 2d', 6_000, 5_000);
    expect(gains(done)).toEqual({ 3: -3_000, 5: 6_000, 8: -3_000 });
    expect(results(done)).toEqual([
      [5, 'base', 'win', 6_000, 0],
      [8, 'behind-bank', 'lose', 0, 3_000],
    ]);
    expect(highCardGame.view(done, 'public').dealer?.left).toBe(0);
  });

  test('and takes where the first has taken all it covers', () => {
    expect(gains(several('2c Ad', 6_000, 5_000))).toEqual({ 3: 3_000, 5: -6_000, 8: 3_000 });
  });

  test('what no stake covers goes back', () => {
    expect(gains(several('Ac 2d', 10_000, 5_000))).toEqual({ 3: -3_000, 5: 8_000, 8: -5_000 });
  });

  test('a stake that was not needed says so', () => {
    const done = several('Ac 2d', 3_000, 5_000);
    expect(gains(done)).toEqual({ 3: -3_000, 5: 3_000 });
    expect(highCardGame.outcome(done).bets?.[1]).toMatchObject({
      result: 'no-action',
      text: 'No action: the stakes before it were enough. $50 goes back.',
    });
  });

  test('is shown to nobody before bets are closed, and lies on the table afterwards', () => {
    const state = wager(banked({ banks: 'several' }, 3_000, 'Ac 2d'), 8, { 'behind-bank': 5_000 });
    expect(highCardGame.view(state, 5).bets).toEqual([]);
    const closed = wager(state, 5, { base: 500 });
    expect(highCardGame.view(closed, 5).bets).toMatchObject([
      { seat: 5, label: 'Base' },
      { seat: 8, spot: 'behind-bank', label: 'Behind the bank', position: '3' },
    ]);
    expect(highCardGame.view(closed, 5).events).toContainEqual({
      kind: 'told',
      text: 'Seat 8 stands behind the bank with $50.',
    });
  });

  test('goes back with its fee when nobody bets', () => {
    const collected = { playerBy: 'wager', player: [{ from: 500, fee: 100 }], playerBonus: false };
    const posted = { ...collected, dealerBy: 'hand', dealer: [{ from: 0, fee: 200 }], dealerBonus: false };
    const state = banked({ banks: 'several', collection: posted }, 3_000, 'Ac 2d');
    expect(gains(wager(wager(state, 5, {}), 8, { 'behind-bank': 5_000 }))).toEqual({});
  });

  test('is not offered where the house has one', () => {
    const [, ask] = highCardGame.asks(banked({}, 3_000, 'Ac 2d'));
    expect(ask?.kind === 'wager' && ask.spots.some(({ id }) => id === 'behind-bank')).toBe(false);
  });

  test('lets its bettor bank from that position in the next hand', () => {
    const { wagered } = highCardGame.after(several('Ac 2d', 3_000, 5_000), highCardGame.newMemory());
    expect(wagered).toContainEqual({ player: 'player-8', position: '3' });
  });

  const model = fc.constantFrom('gross', 'separate', 'losers-first');
  const claim = fc.record({ verdict: fc.constantFrom('win', 'lose'), amount: fc.integer({ min: 0, max: 90 }) });

  test('share exactly what the bank as a whole paid and took, none beyond its stake', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(60), { minLength: 1, maxLength: 4 }),
        model,
        fc.array(claim),
        (stakes, how, claims) => {
          const { covered, left } = cover(sum(stakes), how, claims);
          const parts = inTurn(stakes, how, covered);
          expect(sum(parts.map(({ paid }) => paid))).toBe(sum(covered.map(({ won }) => won)));
          expect(sum(parts.map(({ taken }) => taken))).toBe(sum(covered.map(({ lost }) => lost)));
          for (const [i, { paid, taken }] of parts.entries()) {
            expect(paid - taken).toBeLessThanOrEqual(stakes[i] ?? 0);
            expect(taken).toBeLessThanOrEqual(stakes[i] ?? 0);
          }
          // One stake is the whole bank.
          expect(inTurn([sum(stakes)], how, covered)[0]?.left).toBe(left);
        },
      ),
    );
  });
});

describe('the player-dealer at another position (000:2027, 000:2580-2582)', () => {
  const state = () => banked({ dealerBets: true, banks: 'several' }, 3_000, 'Ac Kc 2d', ['bank-bets']);

  test('may bet there like everybody else, and nobody is asked how it is played', () => {
    expect(turn(state())).toEqual([3, 5, 8]);
    const bet = wager(wager(state(), 3, { 'base@5': 2_000 }), 8, {});
    expect(highCardGame.view(bet, 8).seats.find(({ seat }) => seat === 3)).toMatchObject({ bet: 3_000, stack: 97_000 });
    const done = wager(bet, 5, {});
    expect(highCardGame.asks(done)).toEqual([]);
    expect(results(done)).toEqual([[3, 'base@5', 'win', 2_000, 0]]);
    expect(gains(done)).toEqual({});
  });

  test('is paid by who stands behind the bank', () => {
    const bet = wager(wager(state(), 3, { 'base@5': 5_000 }), 8, { 'behind-bank': 4_000 });
    expect(gains(wager(bet, 5, {}))).toEqual({ 3: 2_000, 8: -2_000 });
  });

  test('has the remaining chips for it, with the highest fee held back', () => {
    const posted = { playerBy: 'nothing', player: [], playerBonus: false, dealerBonus: false };
    const dealer = { dealerBy: 'action', dealer: [{ from: 0, fee: 300 }] };
    const offered = begin(
      rulesOf({ dealerBets: true, collection: { ...posted, ...dealer } }),
      people([3, 5]).map((one) => ({ ...one, choices: ['bank-bets'] })),
    );
    const asked = highCardGame.asks(wager(choose(offered, 3, 'bank'), 3, { bank: 90_000 }));
    expect(asked[0]?.kind === 'wager' && asked[0].stack).toBe(9_700);
  });

  test('is not asked where the house does not have it, or where they have not said that they want to', () => {
    expect(turn(banked({}, 3_000, 'Ac 2d', ['bank-bets']))).toEqual([5, 8]);
    expect(turn(banked({ dealerBets: true }, 3_000, 'Ac 2d'))).toEqual([5, 8]);
  });

  test('is set by a standing choice, offered only where the house posts it', () => {
    const labels = (written: Record<string, unknown>) =>
      highCardGame.choices?.(rulesOf(written)).map(({ id }) => id) ?? [];
    expect(labels({ dealerBets: true })).toContain('bank-bets');
    expect(labels({})).not.toContain('bank-bets');
  });

  test('was asked every hand before there was the choice: such a hand replays so', () => {
    const rules = rulesOf({ dealerBets: true });
    const { start } = highCardGame.seatHand(rules, highCardGame.newMemory(), people([3, 5]), () => 0);
    if (!start) throw new Error('no hand');
    const { betsAsDealer, ...old } = start;
    expect(betsAsDealer).toEqual([]);
    const state = wager(choose(highCardGame.begin(rules, old, highCardGame.deck(rules)), 3, 'bank'), 3, {
      bank: 5_000,
    });
    expect(turn(state)).toEqual([3, 5]);
  });
});

describe('how much the player-dealer can wager', () => {
  const posted = (dealerBy: string, rows: readonly (readonly [number, number])[]) =>
    collection.parse({
      ...{ playerBy: 'nothing', player: [], playerBonus: false, dealerBonus: false },
      dealerBy,
      dealer: rows.map(([from, fee]) => ({ from, fee })),
    });
  const rows = [
    [500, 300],
    [60_000, 500],
  ] as const;

  test.each([
    ['wager', 50_000, 49_700],
    ['wager', 60_200, 59_900],
    ['wager', 60_600, 60_100],
    ['hand', 50_000, 49_700],
    ['action', 50_000, 49_700],
  ] as const)('everything but the fee by %s, to the dollar: %i cents leave %i', (by, chips, most) => {
    expect(mostWager(posted(by, by === 'hand' ? [[0, 300]] : rows), chips, 59_999, 100)).toBe(most);
  });

  test('a fee by the action keeps back what the others could bring about', () => {
    expect(mostWager(posted('action', rows), 50_000, 60_000, 100)).toBe(49_500);
  });

  test('a player who is short by no more than the fee still has the bank', () => {
    const short = { collection: posted('wager', rows), minBank: 49_700 };
    const [three, five] = people([3, 5]);
    const state = begin(rulesOf(short), [{ ...three, stack: 50_000 } as never, five as never]);
    const posting = choose(state, 3, 'bank');
    expect(highCardGame.decide(posting, 3, { kind: 'wager', bets: { bank: 49_800 } }).ok).toBe(false);
    expect(turn(wager(posting, 3, { bank: 49_700 }))).toEqual([5]);
  });
});

describe('fees by the kind of bet', () => {
  test('replace the others only for those kinds', () => {
    const posted = {
      playerBy: 'wager',
      player: [{ from: 500, fee: 100 }],
      playerBonus: false,
      playerKinds: { ace: [{ from: 100, fee: 50 }] },
      dealerBy: 'hand',
      dealer: [{ from: 0, fee: 0 }],
      dealerBonus: false,
    };
    const state = banked({ collection: posted }, 50_000, 'Kc 2d');
    const [ask] = highCardGame.asks(state);
    expect(ask?.kind === 'wager' && ask.spots.slice(0, 2).map(({ id, fee }) => [id, fee])).toEqual([
      ['base', [{ from: 500, fee: 100 }]],
      ['ace', [{ from: 100, fee: 50 }]],
    ]);
    const done = playOut(wager(state, 5, { base: 1_000, ace: 500 }));
    // $10 won, $5 lost, fees of $1 and 50 cents.
    expect(gains(done)).toEqual({ 3: -500, 5: 350 });
  });
});
