import { describe, expect, test } from 'vitest';
import { parseCard } from '../../../games/card.ts';
import { highCardGame } from './high-card.ts';
import { begin, choose, gains, people, playOut, rulesOf, type State, turn, wager } from './play.ts';

const cards = (text: string): number[] => text.split(' ').map((card) => parseCard(card) ?? -1);

/** Seat 3 banks; the cards go to the positions that are bet on, from its left, then to the player-dealer. */
function banked(written: Record<string, unknown>, bank: number, top: string, seats = [3, 5, 8], more = {}): State {
  const state = begin(rulesOf(written), people(seats, more), cards(top));
  return wager(choose(state, 3, 'bank'), 3, { bank });
}

describe('bets', () => {
  test('are asked of everybody at once, and nobody sees another’s before they are closed', () => {
    const state = wager(banked({}, 50_000, 'As Ks 2d'), 5, { base: 5_000 });
    expect(turn(state)).toEqual([8]);
    const others = highCardGame.view(state, 8);
    expect(others.bets).toEqual([]);
    expect(others.seats.find(({ seat }) => seat === 5)).toMatchObject({ stack: 100_000, bet: 0 });
    expect(highCardGame.view(state, 5).bets).toHaveLength(1);
    const closed = wager(state, 8, {});
    expect(highCardGame.view(closed, 8).bets).toHaveLength(1);
  });

  test.each([
    [{ base: 400 }, 'limits'],
    [{ base: 50_500 }, 'limits'],
    [{ base: 700 }, 'step'],
    [{ base: 500.5 }, 'limits'],
    [{ ace: 100 }, 'needs'],
    [{ base: 500, ace: 600 }, 'up-to'],
    [{ 'base@3': 500 }, 'no-such-spot'],
    [{ tie: 500 }, 'no-such-spot'],
  ])('%j is refused: %s', (bets, code) => {
    const state = banked({}, 50_000, 'As Ks 2d');
    expect(highCardGame.decide(state, 5, { kind: 'wager', bets })).toMatchObject({ ok: false, error: { code } });
  });

  test('cost their fees too, and more than the chips is refused', () => {
    const collection = {
      playerBy: 'wager',
      player: [{ from: 500, fee: 100 }],
      playerBonus: true,
      dealerBy: 'action',
      dealer: [
        { from: 0, fee: 200 },
        { from: 10_001, fee: 500 },
      ],
      dealerBonus: false,
    };
    const state = banked({ collection }, 50_000, 'As 2d 7s', [3, 5, 8], {});
    const [ask] = highCardGame.asks(state);
    expect(ask?.kind === 'wager' && ask.spots[0]?.fee).toEqual([{ from: 500, fee: 100 }]);
    const played = playOut(wager(wager(state, 5, { base: 10_000, ace: 500 }), 8, {}));
    // $100 and $5 at 10 to 1 won, two fees of $1; the table's $100 without the bonus is in the first row of $2.
    expect(gains(played)).toEqual({ 3: -10_000 - 5_000 - 200, 5: 10_000 + 5_000 - 200 });
    const { moves } = highCardGame.outcome(played);
    expect(moves.filter(({ to }) => to.startsWith('collection:')).map(({ to, amount }) => [to, amount])).toEqual([
      ['collection:player-fee', 200],
      ['collection:dealer-fee', 200],
    ]);
  });

  test('of the last hand are offered again', () => {
    const done = playOut(wager(banked({}, 50_000, 'As 2d'), 5, { base: 5_000, ace: 100 }));
    const memory = highCardGame.after(done, highCardGame.newMemory());
    const again = highCardGame.seatHand(rulesOf(), memory, people([3, 5, 8]), () => 0).start;
    expect(again?.last).toEqual({ 5: { base: 5_000, ace: 100 } });
  });
});

describe('settlement', () => {
  test('begins at the action and ends with the player-dealer’s money (000a)', () => {
    // The player-dealer's queen counts 12, the fifth of seven places from their left: seat 8.
    const state = wager(wager(banked({}, 10_000, '2c Ac Qd'), 5, { base: 8_000 }), 8, { base: 6_000 });
    const done = playOut(state);
    expect(gains(done)).toEqual({ 3: -6_000 + 4_000, 5: -4_000, 8: 6_000 });
    const bets = highCardGame.outcome(done).bets ?? [];
    expect(bets.map(({ seat, result, won, lost }) => [seat, result, won, lost])).toEqual([
      [8, 'win', 6_000, 0],
      [5, 'lose', 0, 4_000],
    ]);
    expect(bets[1]?.text).toContain('Only $40 was covered');
    expect(highCardGame.view(done, 'public').dealer?.left).toBe(0);
  });

  test('a bet that is not reached goes back, and says so', () => {
    const done = playOut(wager(wager(banked({}, 6_000, '2c Ac Qd'), 5, { base: 8_000 }), 8, { base: 6_000 }));
    const bets = highCardGame.outcome(done).bets ?? [];
    expect(bets[1]).toMatchObject({ seat: 5, result: 'no-action', won: 0, lost: 0 });
    expect(bets[1]?.text).toBe('No action: the player-dealer’s money was used up. $80 goes back.');
  });

  test('what was put out during the round is settled like the rest', () => {
    const state = wager(wager(banked({}, 50_000, 'Ac 2d'), 5, { base: 5_000 }), 8, {});
    expect(turn(state)).toEqual([5]);
    expect(gains(playOut(choose(state, 5, 'double')))).toEqual({ 3: -10_000, 5: 10_000 });
  });

  test('a hand declared foul loses, regardless of its cards', () => {
    const state = wager(wager(banked({}, 50_000, 'Ac 2d'), 5, { base: 5_000 }), 8, {});
    const fouled = highCardGame.rule(state, { kind: 'foul', seat: 5 });
    expect(fouled.ok && gains(playOut(fouled.value))).toEqual({ 3: 5_000, 5: -5_000 });
    expect(highCardGame.rule(state, { kind: 'foul', seat: 3 })).toMatchObject({ ok: false, error: { code: 'dealer' } });
    expect(highCardGame.rule(state, { kind: 'foul', seat: 8 })).toMatchObject({ ok: false, error: { code: 'no bet' } });
  });
});

describe('a foul hand', () => {
  const foul = (state: State, seat: number) => highCardGame.rule(state, { kind: 'foul', seat });
  const two = (bets5: Record<string, number>, bets8: Record<string, number>) =>
    wager(wager(banked({ backline: 'yes' }, 50_000, 'Ac Kc 2d'), 5, bets5), 8, bets8);

  test('is its decider’s: who else has bet on the position is settled as the cards say (000:2188)', () => {
    const fouled = foul(two({ base: 5_000 }, { 'base@5': 2_000 }), 5);
    expect(fouled.ok && gains(playOut(fouled.value))).toEqual({ 3: 3_000, 5: -5_000, 8: 2_000 });
  });

  test('loses nothing that its decider has bet behind another', () => {
    const fouled = foul(two({ base: 5_000, 'base@8': 2_000 }, { base: 5_000 }), 5);
    expect(fouled.ok && gains(playOut(fouled.value))).toEqual({ 3: -2_000, 5: -3_000, 8: 5_000 });
  });

  test('cannot be ruled for a player who decides for no hand', () => {
    const refused = foul(two({ base: 5_000 }, { 'base@5': 2_000 }), 8);
    expect(refused).toMatchObject({ ok: false, error: { code: 'no hand' } });
  });
});

describe('several bettors on a position', () => {
  const behind = (written: Record<string, unknown>, bank: number, top: string, bets: Record<string, number>) => {
    const state = banked({ backline: 'yes', ...written }, bank, top);
    return wager(wager(state, 5, { base: 2_000 }), 8, bets);
  };

  test('the one with most decides, of equals the holder', () => {
    expect(turn(behind({}, 50_000, 'Ac 2d', { 'base@5': 5_000 }))).toEqual([8]);
    expect(turn(behind({}, 50_000, 'Ac 2d', { 'base@5': 2_000 }))).toEqual([5]);
    expect(turn(behind({ decides: 'holder' }, 50_000, 'Ac 2d', { 'base@5': 5_000 }))).toEqual([5]);
  });

  test('only who decides sees the card', () => {
    const state = behind({}, 50_000, 'Ac 2d', { 'base@5': 5_000 });
    const cardAt = (viewer: number | 'public') =>
      highCardGame.view(state, viewer).positions.find(({ id }) => id === '5')?.hands[0]?.cards;
    expect([cardAt(8), cardAt(5), cardAt('public')]).toEqual([['Ac'], [null], [null]]);
  });

  test('in turn: the holder’s bet is covered first', () => {
    const done = playOut(behind({ joint: 'sequential' }, 3_000, 'Ac 2d', { 'base@5': 2_000 }));
    expect(gains(done)).toEqual({ 3: -3_000, 5: 2_000, 8: 1_000 });
  });

  test('kum-kum: settled as one and shared by stake (004:1473-1483)', () => {
    const done = playOut(behind({ joint: 'joint' }, 3_000, 'Ac 2d', { 'base@5': 4_000 }));
    expect(gains(done)).toEqual({ 3: -3_000, 5: 1_000, 8: 2_000 });
  });

  test('on a position that nobody holds they lie from the player-dealer’s left, no matter who was quicker', () => {
    for (const order of [
      [5, 8],
      [8, 5],
    ]) {
      const state = banked({}, 50_000, 'Ac 2d');
      const closed = order.reduce((now, seat) => wager(now, seat, { 'base@A': 2_000 }), state);
      expect(turn(closed)).toEqual([5]);
      expect(highCardGame.outcome(playOut(closed)).bets?.map(({ seat }) => seat)).toEqual([5, 8]);
    }
  });

  test('bonus spots behind another are offered only where the game has them', () => {
    const [, ask] = highCardGame.asks(banked({ backline: 'yes' }, 50_000, 'Ac 2d'));
    const ids = ask?.kind === 'wager' ? ask.spots.map(({ id }) => id) : [];
    expect(ids).toContain('base@5');
    expect(ids).not.toContain('ace@5');
  });

  test('with permission only: the holder must have said that others may', () => {
    const spots = (choices: readonly string[]) => {
      const state = banked({ backline: 'permission', manyPositions: false }, 50_000, 'Ac 2d', [3, 5, 8], { choices });
      const [, ask] = highCardGame.asks(state);
      return ask?.kind === 'wager' ? ask.spots.map(({ id }) => id) : [];
    };
    expect(spots([])).toEqual(['base', 'ace']);
    expect(spots(['welcome'])).toEqual(['base', 'ace', 'base@5']);
  });
});

describe('special action (000a)', () => {
  const special = (bank: number, aside: number, base: number) => {
    const rules = rulesOf({ specialAction: true });
    const offered = choose(begin(rules, people([3, 5, 8]), cards('Ac Kc 2d')), 3, 'bank');
    const state = wager(offered, 3, { bank, 'special@8': aside });
    return wager(wager(state, 5, { base }), 8, { 'special-base': 20_000 });
  };
  test('is settled first, only against what was set aside for that player', () => {
    expect(gains(playOut(special(30_000, 20_000, 30_000)))).toEqual({ 3: -50_000, 5: 30_000, 8: 20_000 });
  });
  test('is offered only if the player-dealer has as much as all the players', () => {
    const done = playOut(special(10_000, 20_000, 30_000));
    expect(gains(done)).toEqual({ 3: -10_000, 5: 10_000 });
    expect(highCardGame.outcome(done).bets?.[0]?.text).toBe(
      'No action: the player-dealer has less out than all the players together. $200 goes back.',
    );
  });
  test('is not undone by what others put out during the round', () => {
    const closed = special(30_000, 20_000, 30_000);
    expect(gains(playOut(choose(closed, 5, 'double')))).toMatchObject({ 8: 20_000 });
  });
  test('is not offered to others', () => {
    const rules = rulesOf({ specialAction: true });
    const offered = choose(begin(rules, people([3, 5, 8])), 3, 'bank');
    const state = wager(offered, 3, { bank: 30_000, 'special@8': 20_000 });
    const [five, eight] = highCardGame.asks(state).map((ask) => (ask.kind === 'wager' ? ask.spots : []));
    expect(five?.some(({ id }) => id.startsWith('special'))).toBe(false);
    expect(eight?.find(({ id }) => id === 'special-base')?.max).toBe(20_000);
  });
});

test('the house has no part in any bet: all that is wagered goes into the middle and out of it again', () => {
  const done = playOut(wager(wager(banked({}, 50_000, 'Ac 2d 5s'), 5, { base: 5_000 }), 8, { base: 500 }));
  const { moves } = highCardGame.outcome(done);
  for (const { from, to } of moves) expect(`${from} ${to}`).toMatch(/^(seat:\d+ pot|pot seat:\d+)$/);
  const total = (of: (move: (typeof moves)[number]) => boolean) =>
    moves.filter(of).reduce((sum, { amount }) => sum + amount, 0);
  expect(total(({ to }) => to === 'pot')).toBe(50_000 + 5_000 + 500);
  expect(total(({ from }) => from === 'pot')).toBe(50_000 + 5_000 + 500);
});
