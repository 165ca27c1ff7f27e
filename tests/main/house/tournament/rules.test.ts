/** The rules of a tournament, apart from any clock or store. */
import { describe, expect, it } from 'vitest';
import { handsLeft } from '../../../../main/house/tournament/clock.ts';
import { tournamentAfter } from '../../../../main/house/tournament/fold.ts';
import { placesPaid, poolOf, prizesOf } from '../../../../main/house/tournament/prizes.ts';
import type { Tournament } from '../../../../main/house/tournament/record.ts';
import { asked } from '../../../../main/house/tournament/rules.ts';
import { playersOf, tablesInPlay } from '../../../../main/house/tournament/seating.ts';
import { chipsInPlay, finished, placeOf } from '../../../../main/house/tournament/standing.ts';
import { levelLeft } from '../../../../protocol/level-clock.ts';
import { MOST_ENTERED, tournament as tournamentSchema, tournamentTerms } from '../../../../protocol/tournament.ts';
import { FACTS, TestTournament, termsOf } from './made-up.ts';

const MINUTE = 60_000;
const people = (count: number): number[] => Array.from({ length: count }, (_, nth) => nth + 1);

describe('prizes', () => {
  it('go by the row for so many entries, rounded down, with the rest to the first place', () => {
    const terms = termsOf();
    expect(placesPaid(terms, 4, 400_00)).toEqual([400_00]);
    expect(placesPaid(terms, 8, 800_00)).toEqual([520_00, 280_00]);
    expect(placesPaid({ prizes: [{ from: 3, parts: [1, 1, 1] }] }, 3, 100_00)).toEqual([33_34, 33_33, 33_33]);
  });

  it('two who go out with the same chips share what their places are paid, the odd cent to the older entry', () => {
    const terms = termsOf({ fewest: 3, prizes: [{ from: 3, parts: [1, 1, 1] }], entry: 33_35 });
    const game = new TestTournament(terms, [1]).enter(1, 2, 3);
    game.does({ act: 'start' });
    const [one, two, three] = [game.entry(1).id, game.entry(2).id, game.entry(3).id];
    game.hand(1, { [one]: 0, [two]: 0, [three]: 3000 });
    expect(poolOf(game.state)).toBe(100_05);
    expect(game.state.status).toBe('over');
    expect(game.state.prizes).toEqual([
      { entry: three, place: 1, amount: 33_35 },
      { entry: one, place: 2, amount: 33_35 },
      { entry: two, place: 2, amount: 33_35 },
    ]);
    const odd = { ...game.state, terms: { ...terms, prizes: [{ from: 3, parts: [4, 3, 2] }] } };
    expect(placesPaid(odd.terms, 3, 100_05)).toEqual([44_47, 33_35, 22_23]);
    expect(prizesOf({ ...odd, status: 'playing' }).map(({ amount }) => amount)).toEqual([44_47, 27_79, 27_79]);
    const cent = { ...odd.terms, prizes: [{ from: 3, parts: [5, 3, 2] }] };
    expect(placesPaid(cent, 3, 100_05)).toEqual([50_03, 30_01, 20_01]);
    const third = { ...odd.terms, prizes: [{ from: 3, parts: [3, 2, 1] }] };
    expect(placesPaid(third, 3, 100_05)).toEqual([50_03, 33_35, 16_67]);
    expect(prizesOf({ ...odd, terms: { ...odd.terms, prizes: [{ from: 3, parts: [100, 52, 49] }] } })).toEqual([
      { entry: three, place: 1, amount: 49_78 },
      { entry: one, place: 2, amount: 25_14 },
      { entry: two, place: 2, amount: 25_13 },
    ]);
  });

  it('refuses terms that pay more places than entries, a later place more, or nobody', () => {
    const wrong = (part: object) => tournamentTerms.safeParse({ ...termsOf(), ...part }).success;
    expect(wrong({ prizes: [{ from: 2, parts: [3, 2, 1] }] })).toBe(false);
    expect(wrong({ prizes: [{ from: 2, parts: [30, 70] }] })).toBe(false);
    expect(wrong({ prizes: [{ from: 9, parts: [1] }] })).toBe(false);
    expect(wrong({ fewest: 9, most: 4 })).toBe(false);
    expect(wrong({ lateThrough: 3 })).toBe(false);
    expect(wrong({ reentries: 1 })).toBe(false);
  });
});

describe('the order of finish', () => {
  it('is that of the hands; in the same hand the larger stack at its start is higher', () => {
    const game = new TestTournament(termsOf(), [1]).enter(...people(4)).does({ act: 'start' });
    const [a, b, c, d] = people(4).map((person) => game.entry(person).id) as [number, number, number, number];
    game.hand(1, { [a]: 1500, [b]: 500, [c]: 1000, [d]: 1000 });
    expect(placeOf(game.state, a)).toBeNull();
    game.hand(1, { [a]: 3000, [b]: 0, [c]: 0, [d]: 1000 });
    expect(placeOf(game.state, b)).toBe(4);
    expect(placeOf(game.state, c)).toBe(3);
    game.hand(1, { [a]: 4000, [d]: 0 });
    expect(finished(game.state).map(({ place, entries }) => [place, entries.map(({ id }) => id)])).toEqual([
      [1, [a]],
      [2, [d]],
      [3, [c]],
      [4, [b]],
    ]);
    expect(game.state.prizes).toEqual(
      [a, d, c, b].map((entry, nth) => ({ entry, place: nth + 1, amount: nth === 0 ? 400_00 : 0 })),
    );
  });

  it('is not announced while a late entry could still change it', () => {
    const game = new TestTournament(termsOf({ lateThrough: 1 }), [1]).enter(1, 2, 3).does({ act: 'start' });
    const [one, two] = [game.entry(1).id, game.entry(2).id];
    game.hand(1, { [one]: 0, [two]: 2000 });
    expect(placeOf(game.state, one)).toBeNull();
    game.passes(20 * MINUTE);
    expect(placeOf(game.state, one)).toBe(3);
  });
});

describe('seats', () => {
  it('are drawn for as few tables as hold everybody, within one player of each other', () => {
    const game = new TestTournament(termsOf(), [4, 7, 9]).enter(...people(19)).does({ act: 'start' });
    expect([4, 7, 9].map((table) => game.at(table).length)).toEqual([7, 6, 6]);
    const fewer = new TestTournament(termsOf(), [4, 7, 9]).enter(...people(18)).does({ act: 'start' });
    expect(tablesInPlay(fewer.state)).toEqual([4, 7]);
    expect(new Set(fewer.at(4).map(({ where }) => where?.seat)).size).toBe(9);
  });

  it('a table with two more players gives up the player next for the big blind', () => {
    const game = new TestTournament(termsOf(), [1, 2]).enter(...people(12)).does({ act: 'start' });
    const [first, second, third] = game.at(2);
    if (!first || !second || !third) throw new Error('six at table 2');
    const big = game.at(1)[3]?.id ?? 0;
    game.hand(1, {}, { nextBig: big });
    game.hand(2, { [first.id]: 0, [second.id]: 2000 });
    expect(game.state.entries.some(({ state }) => state === 'moving')).toBe(false);
    game.hand(2, { [third.id]: 0, [second.id]: 3000 });
    const mover = game.state.entries.find(({ state }) => state === 'moving');
    expect(mover).toMatchObject({ id: big, to: { table: 2 } });
    game.letGo();
    expect([1, 2].map((table) => game.at(table).length)).toEqual([5, 5]);
    expect(game.state.entries.find(({ id }) => id === big)?.where).toEqual(mover?.to);
  });

  it('the last table is broken once the others hold all, and the final table draws all seats afresh', () => {
    const game = new TestTournament(termsOf({ seats: 3 }), [1, 2, 3]).enter(...people(7)).does({ act: 'start' });
    expect([1, 2, 3].map((table) => game.at(table).length)).toEqual([3, 2, 2]);
    const [loser, winner] = game.at(1);
    if (!loser || !winner) throw new Error('three at table 1');
    game.hand(1, { [loser.id]: 0, [winner.id]: 2000 });
    expect(playersOf(game.state, 3)).toEqual([]);
    game.letGo();
    expect([1, 2].map((table) => game.at(table).length)).toEqual([3, 3]);
    for (const table of [1, 1, 2] as const) {
      const [out, up] = game.at(table);
      if (!out || !up) continue;
      game.hand(table, { [out.id]: 0, [up.id]: up.stack + out.stack });
      game.letGo();
    }
    expect(tablesInPlay(game.state)).toEqual([1]);
    const redrawn = game.events.filter((event) => event.event === 'called' && event.to.seat === null);
    expect(redrawn.map((event) => (event.event === 'called' ? event.why : ''))).toEqual(
      Array(3).fill('the final table'),
    );
    expect(game.at(1).map(({ where }) => where?.seat)).toEqual([1, 2, 3]);
  });

  it('a director moves a player to an open seat and breaks a table; not while others are on their way', () => {
    const game = new TestTournament(termsOf({ seats: 4 }), [1, 2, 3]).enter(...people(9)).does({ act: 'start' });
    const reason = 'their card reader broke';
    const one = game.at(1)[0];
    const taken = game.at(2)[0]?.where;
    if (!one || !taken) throw new Error('players');
    expect(game.try({ act: 'move', entry: one.id, to: taken, reason })).toBe('seat taken');
    expect(game.try({ act: 'move', entry: one.id, to: { table: 9, seat: 1 }, reason })).toBe('no such table');
    expect(game.try({ act: 'break table', table: 3, reason })).toBe('no seats');
    const open = [1, 2, 3, 4].find((seat) => game.at(2).every(({ where }) => where?.seat !== seat)) ?? 0;
    game.does({ act: 'move', entry: one.id, to: { table: 2, seat: open }, reason });
    expect(game.try({ act: 'break table', table: 3, reason })).toBe('moving');
    game.letGo();
    // Four at table 2 and two at table 1: the tables are balanced again by itself.
    expect([1, 2, 3].map((table) => game.at(table).length).toSorted()).toEqual([3, 3, 3]);
  });
});

describe('the clock', () => {
  it('raises the level by time, rests after the levels that say so, and stands still while paused', () => {
    const game = new TestTournament(termsOf({ breaks: [{ after: 1, minutes: 10 }] }), [1]).enter(1, 2);
    game.does({ act: 'start' }).passes(15 * MINUTE);
    expect(levelLeft(game.state, game.now)).toBe(5 * MINUTE);
    game.does({ act: 'pause', reason: 'fire alarm' }).passes(60 * MINUTE);
    expect(game.state).toMatchObject({ level: 1, ran: 15 * MINUTE, since: null });
    game.does({ act: 'go on' }).passes(5 * MINUTE);
    expect(game.state).toMatchObject({ level: 2, rest: game.now + 10 * MINUTE, since: null });
    game.passes(10 * MINUTE);
    expect(game.state).toMatchObject({ level: 2, rest: null, since: game.now });
    game.passes(20 * MINUTE).passes(500 * MINUTE);
    expect(game.state.level).toBe(3);
  });

  it('raises the level by the hands of whichever table has played the most', () => {
    const game = new TestTournament(termsOf({ every: { by: 'hands', hands: 2 }, seats: 2 }), [1, 2]).enter(1, 2, 3, 4);
    game.does({ act: 'start' });
    game.hand(1, {});
    game.hand(2, {});
    expect(handsLeft(game.state)).toBe(1);
    game.hand(2, {});
    expect(game.state).toMatchObject({ level: 2, hands: [] });
    expect(levelLeft(game.state, game.now)).toBeNull();
  });

  it('the director sets the level, with a reason', () => {
    const game = new TestTournament(termsOf(), [1]).enter(1, 2);
    expect(game.try({ act: 'level', level: 2, reason: 'a fault' })).toBe('not begun');
    game.does({ act: 'start' });
    expect(game.try({ act: 'level', level: 4, reason: 'a fault' })).toBe('no such level');
    game.does({ act: 'level', level: 3, reason: 'a fault' });
    expect(game.state).toMatchObject({ level: 3, ran: 0 });
  });
});

describe('entries', () => {
  it('a sit-n-go begins with its last entry, and takes none after that', () => {
    const game = new TestTournament(termsOf({ starts: 'when full', most: 3 }), [1]).enter(1, 2);
    expect(game.state.status).toBe('entering');
    game.enter(3);
    expect(game.state).toMatchObject({ status: 'playing', level: 1 });
    expect(game.try({ act: 'enter', account: '1000009' })).toBe('closed');
  });

  it('that of the director begins when its table is free, and not before', () => {
    const game = new TestTournament(termsOf({ starts: 'by the director', most: 2 }), [1]).enter(1, 2);
    const inUse = { ...FACTS, tableRefusal: () => 'Players of a money game sit at table 1.' };
    expect(game.try({ act: 'start' }, inUse)).toBe('table');
    expect(game.try({ act: 'start' })).toBe('ok');
  });

  it('a full sit-n-go waits while its table is in use, says why once, and begins when that is free', () => {
    const why = 'Players of a money game sit at table 1.';
    const inUse = { ...FACTS, tableRefusal: () => why };
    const game = new TestTournament(termsOf({ starts: 'when full', most: 2 }), [1]);
    expect(game.looks(inUse).state.waits).toBeUndefined();
    game.enter(1).enterAs(2, inUse);
    expect(game.state).toMatchObject({ status: 'entering', waits: why });
    const before = game.events.length;
    expect(game.looks(inUse).events).toHaveLength(before);
    expect(game.looks({ ...inUse, tableRefusal: () => 'Another reason.' }).state.waits).toBe('Another reason.');
    expect(game.looks(FACTS).state).toMatchObject({ status: 'playing' });
    expect(game.state.waits).toBeUndefined();
  });

  it('one that is not full anymore waits for nothing; anyone who does not know the tables begins none and says nothing', () => {
    const inUse = { ...FACTS, tableRefusal: () => 'Players of a money game sit at table 1.' };
    const game = new TestTournament(termsOf({ starts: 'when full', most: 2 }), [1]).enter(1).enterAs(2, inUse);
    expect(game.try({ act: 'withdraw', entry: game.entry(2).id, reason: 'called away' }, inUse)).toBe('ok');
    expect(game.state.waits).toBeUndefined();
    game.enterAs(2, { ...FACTS, beginsLater: true });
    expect(game.state.status).toBe('entering');
    expect(game.state.waits).toBeUndefined();
    expect(game.looks(FACTS).state.status).toBe('playing');
  });

  it('somebody enters late and is seated at the smallest table; a person who is out as often as the terms say', () => {
    const game = new TestTournament(termsOf({ lateThrough: 1, reentries: 1 }), [1])
      .enter(1, 2, 3)
      .does({ act: 'start' });
    expect(game.try({ act: 'enter', account: '1000001' })).toBe('entered');
    const [one, two] = [game.entry(1).id, game.entry(2).id];
    game.hand(1, { [one]: 0, [two]: 2000 });
    game.enter(1);
    expect(game.entry(1)).toMatchObject({ id: 4, state: 'playing', stack: 1000, where: { table: 1 } });
    expect(chipsInPlay(game.state)).toBe(4000);
    game.hand(1, { 4: 0, [two]: 3000 });
    expect(game.try({ act: 'enter', account: '1000001' })).toBe('no re-entry');
    game.passes(20 * MINUTE);
    expect(game.try({ act: 'enter', account: '1000008' })).toBe('closed');
    expect(poolOf(game.state)).toBe(400_00);
  });

  it('are paid back before the start and not after it; with the tournament when it is cancelled', () => {
    const game = new TestTournament(termsOf(), [1]).enter(1, 2, 3);
    game.does({ act: 'withdraw', entry: 3, reason: 'has to leave' });
    expect(poolOf(game.state)).toBe(200_00);
    game.enter(3);
    game.does({ act: 'start' });
    expect(game.try({ act: 'withdraw', entry: 1, reason: 'has to leave' })).toBe('begun');
    expect(game.try({ act: 'cancel', reason: 'no staff' })).toBe('playing');
    const other = new TestTournament(termsOf(), [1]).enter(1, 2).does({ act: 'cancel', reason: 'no staff' });
    expect(poolOf(other.state)).toBe(0);
    expect(other.try({ act: 'enter', account: '1000009' })).toBe('over');
  });

  it('who is disqualified has the place of that moment, and their chips go out of play', () => {
    const game = new TestTournament(termsOf({ lateThrough: 1, reentries: 3 }), [1])
      .enter(1, 2, 3, 4)
      .does({ act: 'start' });
    game.does({ act: 'disqualify', entry: 2, reason: 'chips off the table' });
    expect(game.entry(2)).toMatchObject({ state: 'out', stack: 1000, out: { had: 1000, why: 'chips off the table' } });
    game.letGo();
    expect(game.entry(2)).toMatchObject({ where: null, stack: 0 });
    expect(chipsInPlay(game.state)).toBe(3000);
    expect(game.try({ act: 'enter', account: '1000002' })).toBe('disqualified');
    expect(game.try({ act: 'disqualify', entry: 2, reason: 'once more' })).toBe('no such entry');
  });

  it.each([
    ['more chips at its start comes first', 1500, 500, [1, 2, 3]],
    ['as many shares the prizes', 1000, 1000, [1, 1, 3]],
  ])(
    'it ends where the disqualified player wins the last hand from all others: who had %s',
    (_, one, other, places) => {
      const game = new TestTournament(termsOf(), [1]).enter(1, 2, 3).does({ act: 'start' });
      game.hand(1, { 1: one, 2: other, 3: 1000 });
      game.does({ act: 'disqualify', entry: 3, reason: 'chips off the table' });
      game.hand(1, { 1: 0, 2: 0, 3: 3000 });
      expect(game.state).toMatchObject({ status: 'over', tables: [1] });
      const prizes = game.state.prizes ?? [];
      expect([1, 2, 3].map((id) => prizes.find(({ entry }) => entry === id)?.place)).toEqual(places);
      expect(prizes.reduce((sum, { amount }) => sum + amount, 0)).toBe(poolOf(game.state));
    },
  );
});

it('takes no more entries than can be kept, with those that were paid back: it can be read however often somebody changes their mind', () => {
  const game = new TestTournament(termsOf(), [1]).enter(1);
  const [first] = game.state.entries;
  if (first === undefined) throw new Error('nobody has entered');
  const entries = people(MOST_ENTERED - 1).map((id) => ({ ...first, id, state: 'withdrawn' as const, stack: 0 }));
  const state: Tournament = { ...game.state, entries };
  const enters = (on: Tournament) =>
    asked(on, { act: 'enter', tournament: 1, account: '4000000002' }, { ...FACTS, name: 'Ada' }, game.lot);
  const last = enters(state);
  if (!last.ok) throw new Error(last.error.message);
  const full = last.value.reduce<Tournament>((on, event) => tournamentAfter(on, event, 0), state);
  expect(tournamentSchema.safeParse(full).success).toBe(true);
  const left = { ...full, entries: full.entries.map((entry) => ({ ...entry, state: 'withdrawn' as const })) };
  expect(enters(left)).toMatchObject({ ok: false, error: { code: 'full' } });
});
