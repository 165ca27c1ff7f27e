import { describe, expect, test } from 'vitest';
import type { BankedMemory } from '../../../games/banked/memory.ts';
import type { Occupant } from '../../../games/hand-start.ts';
import type { Seat } from '../../../games/seat.ts';
import { highCardGame } from './high-card.ts';
import { begin, choose, people, playOut, rulesOf, seatHand, turn, wager } from './play.ts';

const fresh = highCardGame.newMemory();

const lastBank = (hands: number, seat: Seat, more: Partial<BankedMemory> = {}): BankedMemory => ({
  ...fresh,
  bank: { seat, player: `player-${seat}`, hands },
  ...more,
});

/** To whom the bank is offered, in order: seat, and which of their two hands it would be. */
function offers(memory: BankedMemory, occupants: readonly Occupant[], rules = rulesOf()): readonly string[] {
  const { start } = seatHand(rules, memory, occupants);
  return start?.offers.map(({ seat, hand }) => `${seat}/${hand}`) ?? [];
}

describe('whose turn the bank is (004 C1, 003 C1)', () => {
  test('a new game begins with the first seat', () => {
    expect(offers(fresh, people([3, 5, 8]))).toEqual(['3/1', '5/1', '8/1']);
  });
  test('who had it once may have it again, before it moves on clockwise', () => {
    expect(offers(lastBank(1, 5), people([3, 5, 8]))).toEqual(['5/2', '8/1', '3/1']);
  });
  test('where it goes to the right, the next is who sits there; a new game begins with the first seat (000:2622-2623)', () => {
    const right = rulesOf({ bankTurns: 'counterclockwise' });
    expect(offers(lastBank(2, 5), people([3, 5, 8]), right)).toEqual(['3/1', '8/1']);
    expect(offers(lastBank(1, 3), people([3, 5, 8]), right)).toEqual(['3/2', '8/1', '5/1']);
    expect(offers(fresh, people([1, 4, 10]), right)).toEqual(['1/1', '10/1', '4/1']);
  });
  test('a player who had it twice must let somebody else have it', () => {
    expect(offers(lastBank(2, 5), people([3, 5, 8]))).toEqual(['8/1', '3/1']);
  });
  test('a house may allow one hand only', () => {
    expect(offers(lastBank(1, 5), people([3, 5, 8]), rulesOf({ bankHands: 1 }))).toEqual(['8/1', '3/1']);
  });
  test('a player who has left is not offered their second hand', () => {
    expect(offers(lastBank(1, 5), people([3, 8]))).toEqual(['8/1', '3/1']);
    const moved = people([3, 8]).map((one) => (one.seat === 8 ? { ...one, player: 'player-5' } : one));
    expect(offers(lastBank(2, 5), moved)).toEqual(['3/1']);
  });
  test('who never wants the bank is passed over, who always takes it is not asked', () => {
    const [three, five, eight] = people([3, 5, 8]);
    const some = [{ ...three, choices: ['no-bank'] }, { ...five, choices: ['bank'] }, eight] as Occupant[];
    const { start } = seatHand(rulesOf(), fresh, some);
    expect(start?.offers.map(({ seat, taken }) => [seat, taken])).toEqual([
      [5, true],
      [8, false],
    ]);
  });
  test('where the rules ask for it only who wagered in the hand before may bank (004:1583-1589)', () => {
    const memory = lastBank(2, 5, { wagered: [{ player: 'player-8', position: '8' }] });
    expect(offers(memory, people([3, 5, 8]), rulesOf({ bankNeeds: 'wager-last-hand' }))).toEqual(['8/1']);
    expect(offers(memory, people([3, 5, 8]))).toEqual(['8/1', '3/1']);
  });
  test('the wager must have been at the position that they would bank from (002:245-305, rule 12)', () => {
    const wagered = [
      { player: 'player-8', position: '3' },
      { player: 'player-3', position: '3' },
    ];
    const needs = rulesOf({ bankNeeds: 'wager-last-hand' });
    expect(offers(lastBank(2, 5, { wagered }), people([3, 5, 8]), needs)).toEqual(['3/1']);
  });
  test('once the game stands still anybody may who asks for it, also when all who wagered have left', () => {
    const rules = rulesOf({ bankNeeds: 'wager-last-hand' });
    const memory = lastBank(2, 5, { wagered: [{ player: 'player-8', position: '8' }] });
    const seated = seatHand(rules, memory, people([3, 5]));
    expect(seated.start).toBeNull();
    const asking = people([3, 5]).map((one) => ({ ...one, choices: ['bank'] }));
    expect(offers(seated.memory, asking, rules)).toEqual(['3/1']);
  });
  test('a player without the chips for the minimum wager and the highest fee is passed over', () => {
    const [three, five] = people([3, 5]);
    expect(
      offers(fresh, [{ ...three, stack: 900 } as Occupant, five as Occupant], rulesOf({ minBank: 1_000 })),
    ).toEqual(['5/1']);
  });
  test('who bet behind a seat may bank from it when its holder does not (000:2036-2044)', () => {
    const memory = lastBank(2, 3, {
      holders: [3, 5].map((seat) => ({ seat, player: `player-${seat}` })),
      wagered: [{ player: 'player-8', position: '5' }],
    });
    const { start } = seatHand(rulesOf({ positions: 2, backline: 'yes' }), memory, people([3, 5, 8]));
    expect(start?.offers).toEqual([
      { seat: 5, position: '5', hand: 1, taken: false },
      { seat: 8, position: '5', hand: 1, taken: false },
    ]);
  });
});

describe('a turn of the bank belongs to the position where it began', () => {
  const rules = rulesOf({ positions: 3, backline: 'yes' });
  const holders = [1, 3, 5].map((seat) => ({ seat, player: `player-${seat}` }));

  /** The memory after a hand that this seat banks and seat 5 bets on. */
  function banks(memory: BankedMemory, occupants: readonly Occupant[], seat: Seat, with_ = rules): BankedMemory {
    const { start, memory: kept } = seatHand(with_, memory, occupants);
    if (!start) throw new Error('no hand');
    let state = highCardGame.begin(with_, start, highCardGame.deck(with_));
    for (let [asked] = turn(state); asked !== seat; [asked] = turn(state))
      state = highCardGame.absent(state, asked ?? 0);
    state = wager(choose(state, seat, 'bank'), seat, { bank: 50_000 });
    return highCardGame.after(playOut(wager(state, 5, { base: 500 })), kept);
  }

  test('who banks from behind a seat has two hands there, and then the bank moves on from that seat', () => {
    const all = people([1, 3, 5, 9]);
    const behind = lastBank(2, 1, { holders, wagered: [{ player: 'player-9', position: '3' }] });
    const first = banks(behind, all, 9);
    expect(offers(first, all, rules)).toEqual(['9/2', '5/1', '1/1', '3/1']);
    expect(seatHand(rules, first, all).start?.offers[0]?.position).toBe('3');
    const second = banks(first, all, 9);
    expect(offers(second, all, rules)).toEqual(['5/1', '1/1', '3/1']);
    const one = rulesOf({ positions: 3, backline: 'yes', bankHands: 1 });
    expect(offers(banks(behind, all, 9, one), all, one)).toEqual(['5/1', '1/1', '3/1']);
  });

  test('nobody is passed over because the player-dealer has moved between their two hands', () => {
    const wide = rulesOf();
    const first = banks(lastBank(2, 1), people([1, 3, 5, 7]), 3, wide);
    const moved = people([1, 5, 7, 8]).map((one) => (one.seat === 8 ? { ...one, player: 'player-3' } : one));
    expect(offers(first, moved, wide)).toEqual(['8/2', '5/1', '7/1', '1/1']);
    expect(offers(banks(first, moved, 8, wide), moved, wide)).toEqual(['5/1', '7/1', '1/1']);
  });
});

describe('nobody takes the bank', () => {
  test('the game stands until somebody asks for it (003:639-671)', () => {
    const passed = playOut(begin(rulesOf(), people([3, 5])));
    const memory = highCardGame.after(passed, fresh);
    expect(highCardGame.outcome(passed).moves).toEqual([]);
    expect(memory.stopped).toBe(true);
    const waiting = seatHand(rulesOf(), memory, people([3, 5]));
    expect(waiting.start).toBeNull();
    expect(waiting.waiting.map(({ why, choices }) => [why, choices])).toEqual([
      ['no-bank', ['bank']],
      ['no-bank', ['bank']],
    ]);
    const again = people([3, 5]).map((one) => (one.seat === 5 ? { ...one, choices: ['bank'] } : one));
    expect(offers(memory, again)).toEqual(['5/1']);
  });
  test("of always and never, the player's last choice counts", () => {
    const said = (...choices: string[]) => people([3, 5]).map((one) => (one.seat === 5 ? { ...one, choices } : one));
    const memory = { ...fresh, stopped: true };
    expect(offers(memory, said('no-bank', 'bank'))).toEqual(['5/1']);
    expect(offers(memory, said('bank', 'no-bank'))).toEqual([]);
    expect(offers(fresh, said('bank', 'no-bank'))).toEqual(['3/1']);
  });
  test('only a player who could have it is asked', () => {
    const memory = lastBank(2, 3, { stopped: true });
    const some = people([3, 5, 8]).map((one) => (one.seat === 8 ? { ...one, stack: 600 } : one));
    const { waiting } = seatHand(rulesOf({ minBank: 1_000 }), memory, some);
    expect(waiting.map(({ seat, why, choices }) => [seat, why, choices])).toEqual([
      [3, 'no-bank', undefined],
      [5, 'no-bank', ['bank']],
      [8, 'no-bank', undefined],
    ]);
  });
  test('a player who had it twice cannot continue alone', () => {
    const wantsOn = people([3, 5]).map((one) => (one.seat === 3 ? { ...one, choices: ['bank'] } : one));
    expect(offers(lastBank(2, 3, { stopped: true }), wantsOn)).toEqual([]);
  });
});

test('an offer that is declined, not answered, or taken without a wager moves on', () => {
  const offered = begin(rulesOf(), people([3, 5, 8, 9]));
  expect(turn(offered)).toEqual([3]);
  const declined = choose(offered, 3, 'decline');
  expect(turn(declined)).toEqual([5]);
  const unanswered = highCardGame.absent(declined, 5);
  expect(turn(unanswered)).toEqual([8]);
  const nothing = wager(choose(unanswered, 8, 'bank'), 8, {});
  expect(turn(nothing)).toEqual([9]);
  expect(turn(wager(choose(nothing, 9, 'bank'), 9, { bank: 50_000 }))).toEqual([3, 5, 8]);
});

test('a hand without bets does not change the turn', () => {
  const posted = wager(choose(begin(rulesOf(), people([3, 5])), 3, 'bank'), 3, { bank: 50_000 });
  const empty = playOut(posted);
  expect(highCardGame.asks(empty)).toEqual([]);
  expect(highCardGame.after(empty, fresh).bank).toBeNull();
});

test('positions are places at the felt: the seats taken and the first free ones; whom they do not reach bets behind', () => {
  const start = seatHand(rulesOf({ positions: 4 }), fresh, people([2, 4, 9])).start;
  expect(start?.positions).toEqual([
    { id: 'A', seat: null },
    { id: '2', seat: 2 },
    { id: '4', seat: 4 },
    { id: '9', seat: 9 },
  ]);
  const two = rulesOf({ positions: 2, backline: 'yes' });
  const full = seatHand(two, fresh, people([2, 4, 9]));
  expect(full.start?.positions.map(({ id }) => id)).toEqual(['2', '4']);
  expect(full.start?.players).toHaveLength(3);
  // Who was there first keeps their place when others sit down before them.
  const later = seatHand(two, full.memory, people([1, 2, 4, 9]));
  expect(later.start?.positions.map(({ id }) => id)).toEqual(['2', '4']);
});

test('a player with no position and nobody to bet behind gets that as the reason', () => {
  const rules = rulesOf({ positions: 2, backline: 'permission' });
  const { start, waiting } = seatHand(rules, fresh, people([2, 4, 9]));
  expect(start?.players.map(({ seat }) => seat)).toEqual([2, 4]);
  expect(waiting.map(({ seat, why }) => [seat, why])).toEqual([[9, 'no-place']]);
  const lets = people([2, 4, 9]).map((one) => (one.seat === 4 ? { ...one, choices: ['welcome'] } : one));
  expect(seatHand(rules, fresh, lets).start?.players.map(({ seat }) => seat)).toEqual([2, 4, 9]);
  const welcoming = people([2, 4, 9]).map((one) => (one.seat === 9 ? { ...one, choices: ['welcome'] } : one));
  expect(seatHand(rules, fresh, welcoming).waiting.map(({ seat, why }) => [seat, why])).toEqual([[9, 'no-place']]);
});

test('a deck that continues is counted, and a new one begins with the results of the last', () => {
  const rules = rulesOf({ cut: 6 });
  let memory = fresh;
  let state = begin(rules, people([3, 5]));
  const used: (number | null)[] = [];
  for (let hand = 0; hand < 3; hand++) {
    const { start, memory: before } = seatHand(rules, memory, people([3, 5]));
    if (!start) throw new Error('no hand');
    const [offer] = start.offers;
    if (!offer) throw new Error('no offer');
    state = choose(highCardGame.begin(rules, start, highCardGame.deck(rules)), offer.seat, 'bank');
    state = wager(state, offer.seat, { bank: 50_000 });
    for (const seat of turn(state)) state = wager(state, seat, { base: 500 });
    memory = highCardGame.after(playOut(state), before);
    used.push(memory.used);
  }
  expect(used).toEqual([2, 4, null]);
  expect(highCardGame.continues?.(rules, memory)).toBe(false);
  const next = seatHand(rules, memory, people([3, 5])).start;
  expect([next?.used, next?.results, next?.previous.length]).toEqual([0, [], 3]);
});

test('a deck does not continue past a cut card that was moved or removed', () => {
  const memory = { ...fresh, used: 20 };
  const goesOn = (cut: number | null) => highCardGame.continues?.(rulesOf({ cut }), memory);
  expect([goesOn(21), goesOn(20), goesOn(10), goesOn(null)]).toEqual([true, false, false, false]);
});
