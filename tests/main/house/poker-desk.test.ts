/** The rules of the poker desk (000:374-388, 869-873), apart from any clock or store. */
import { describe, expect, it, test } from 'vitest';
import type { DeskAct, PokerDesk } from '../../../main/house/desk-record.ts';
import { type DeskFacts, deskDone, deskDue, emptyDesk, nextFor, nextToMove } from '../../../main/house/poker-desk.ts';
import { pokerDesk } from '../../../protocol/poker-desk.ts';

const MINUTE = 60_000;
const ADA = '1000001';
const BEN = '1000002';
const CY = '1000003';

/** A desk with a clock that goes a minute further with each act, and tables that a test fills. */
class TestDesk {
  desk: PokerDesk = emptyDesk();
  now = 0;
  readonly open = new Map<number, number>();
  seated: DeskFacts['seated'] = [];
  apart: NonNullable<DeskFacts['apart']> = [];

  get facts(): DeskFacts {
    return { open: this.open, seated: this.seated, apart: this.apart };
  }

  list(more: Partial<Extract<DeskAct, { act: 'open list' }>> = {}): this {
    const opened = { act: 'open list' as const, list: 'a', label: 'Hold’em', tables: [1, 2], mustMove: false };
    return this.does({ ...opened, openingBet: 4_00, callMinutes: 5, ...more });
  }

  try(act: DeskAct): string {
    this.now += MINUTE;
    const done = deskDone(this.desk, act, this.facts, this.now);
    if (!done.ok) return done.error.code;
    this.desk = pokerDesk.parse(done.value);
    return 'ok';
  }

  does(act: DeskAct): this {
    const came = this.try(act);
    if (came !== 'ok') throw new Error(`${act.act}: ${came}`);
    return this;
  }

  join(name: string, account: string | null = null, here = true): this {
    return this.does({ act: 'join', list: 'a', name, account, here });
  }

  /** The id of somebody on the list. */
  id(name: string): number {
    const entry = this.desk.lists[0]?.entries.find((one) => one.name === name);
    if (!entry) throw new Error(`no ${name}`);
    return entry.id;
  }

  call(name: string, table: number, skip: string | null = null): string {
    return this.try({ act: 'call', list: 'a', entry: this.id(name), table, skip });
  }

  next(table: number): string | null {
    const list = this.desk.lists[0];
    return list ? (nextFor(list, table, this.facts)?.name ?? null) : null;
  }

  due(): DeskAct[] {
    const due = deskDue(this.desk, this.facts, this.now);
    for (const act of due) this.does(act);
    return due;
  }
}

test('names are called in the order in which they were placed, and to skip one takes a reason', () => {
  const desk = new TestDesk().list();
  desk.open.set(1, 2);
  desk.join('Ada').join('Ben');
  expect(desk.call('Ben', 1)).toBe('not next');
  expect(desk.call('Ben', 1, 'Ada is at dinner')).toBe('ok');
  expect(desk.next(1)).toBe('Ada');
  expect(desk.call('Ada', 1)).toBe('ok');
});

test('no more players are called than seats are open, and a table that cannot be reached takes none', () => {
  const desk = new TestDesk().list();
  desk.open.set(1, 1);
  desk.join('Ada').join('Ben');
  expect(desk.call('Ada', 1)).toBe('ok');
  expect(desk.call('Ben', 1)).toBe('no seat');
  expect(desk.call('Ben', 2)).toBe('not reached');
  expect(desk.call('Ben', 3)).toBe('another game');
});

test('a seat that one list keeps for somebody is called by no other list of that table', () => {
  const desk = new TestDesk().list().list({ list: 'b', label: 'Omaha', tables: [1] });
  desk.open.set(1, 1);
  desk.join('Ada', ADA).does({ act: 'join', list: 'b', name: 'Ben', account: BEN, here: true });
  const call = (): string => desk.try({ act: 'call', list: 'b', entry: 2, table: 1, skip: null });
  expect(desk.call('Ada', 1)).toBe('ok');
  expect(call()).toBe('no seat');
  desk.does({ act: 'no show', list: 'a', entry: desk.id('Ada') });
  expect(call()).toBe('ok');
});

describe('from interest to a seat', () => {
  it('anyone who is not here yet is not called; once here they wait from when their name was placed', () => {
    const desk = new TestDesk().list();
    desk.open.set(1, 5);
    desk.join('Ada', null, false).join('Ben');
    expect(desk.call('Ada', 1)).toBe('not here');
    expect(desk.next(1)).toBe('Ben');
    desk.does({ act: 'here', list: 'a', entry: desk.id('Ada') });
    expect(desk.next(1)).toBe('Ada');
  });

  it('anyone who sits down where they were called is off the list by itself', () => {
    const desk = new TestDesk().list();
    desk.open.set(1, 5);
    desk.join('Ada', ADA);
    desk.call('Ada', 1);
    expect(desk.due()).toEqual([]);
    desk.seated = [{ account: ADA, table: 1, since: desk.now }];
    expect(desk.due()).toMatchObject([{ act: 'seated' }]);
    expect(desk.desk.lists[0]).toMatchObject({ entries: [], placed: [{ account: ADA, since: 2 * MINUTE }] });
  });

  it('anyone who does not come within their time loses the place; a seat that is held waits longer', () => {
    const desk = new TestDesk().list();
    desk.open.set(1, 5);
    desk.join('Ada').join('Ben');
    desk.call('Ada', 1);
    desk.call('Ben', 1);
    desk.does({ act: 'hold', list: 'a', entry: desk.id('Ben'), minutes: 20 });
    desk.now += 5 * MINUTE;
    expect(desk.due()).toMatchObject([{ act: 'no show' }]);
    expect(desk.desk.lists[0]?.entries.map(({ name }) => name)).toEqual(['Ben']);
    desk.now += 20 * MINUTE;
    expect(desk.due()).toMatchObject([{ act: 'no show' }]);
  });

  it('one person is on several lists, and on each of them once', () => {
    const desk = new TestDesk().list().list({ list: 'b', label: 'Omaha', tables: [3] });
    desk.join('Ada', ADA);
    expect(desk.try({ act: 'join', list: 'a', name: 'A. Winter', account: ADA, here: true })).toBe('on it already');
    expect(desk.try({ act: 'join', list: 'a', name: 'ADA', account: null, here: true })).toBe('on it already');
    expect(desk.try({ act: 'join', list: 'b', name: 'Ada', account: ADA, here: true })).toBe('ok');
  });
});

describe('changes of table (000:377-382)', () => {
  const seats = (desk: TestDesk): void => {
    desk.seated = [{ account: ADA, table: 2, since: 1 }];
  };

  it('a new game is filled from the waiting list; once it has been full, changes come first', () => {
    const desk = new TestDesk().list();
    seats(desk);
    desk.open.set(1, 3).set(2, 0);
    desk.join('Ben').does({ act: 'ask change', list: 'a', name: 'Ada', account: ADA, from: 2 });
    expect(desk.next(1)).toBe('Ben');
    desk.open.set(1, 0);
    expect(desk.due()).toContainEqual({ act: 'filled', list: 'a', table: 1 });
    desk.open.set(1, 1);
    expect(desk.next(1)).toBe('Ada');
    expect(desk.call('Ben', 1)).toBe('not next');
    expect(desk.call('Ada', 1)).toBe('ok');
  });

  it('a change is for the same size and type of game, and for who plays it', () => {
    const desk = new TestDesk().list();
    seats(desk);
    const ask = { act: 'ask change', list: 'a', name: 'Ada', account: ADA } as const;
    expect(desk.try({ ...ask, from: 3 })).toBe('another game');
    expect(desk.try({ ...ask, from: 1 })).toBe('not seated');
    expect(desk.try({ ...ask, from: 2 })).toBe('ok');
    expect(desk.call('Ada', 2)).toBe('seated');
  });

  it.each([
    [9_99, 'not full'],
    [10_00, 'ok'],
  ])('from a game that opens for %i cents and is not full a call is %s (000:384-386)', (openingBet, came) => {
    const desk = new TestDesk().list({ openingBet });
    seats(desk);
    desk.open.set(1, 0).set(2, 4);
    desk.due();
    desk.open.set(1, 1);
    desk.does({ act: 'ask change', list: 'a', name: 'Ada', account: ADA, from: 2 });
    expect(desk.call('Ada', 1)).toBe(came);
  });
});

describe('forced moves (000:384-386, 869-873)', () => {
  const mustMove = (): TestDesk => {
    const desk = new TestDesk().list({ tables: [1, 2, 3], mustMove: true, openingBet: 20_00 });
    desk.open.set(1, 1).set(2, 1).set(3, 1);
    desk.seated = [
      { account: BEN, table: 2, since: 1 },
      { account: ADA, table: 2, since: 2 },
      { account: CY, table: 3, since: 0 },
    ];
    return desk;
  };
  const move = { act: 'force move', list: 'a', name: 'Ben', account: BEN, from: 2, to: 1 } as const;

  it('only where the game opens for $10 or more', () => {
    expect(() => new TestDesk().list({ mustMove: true, openingBet: 9_99 })).toThrow('below ten');
    expect(new TestDesk().list({ mustMove: true, openingBet: 10_00 }).desk.lists).toHaveLength(1);
  });

  it('a seat at an earlier table is for a player of the next one, before any name of the list', () => {
    const desk = mustMove();
    desk.join('Dee');
    expect(desk.call('Dee', 1)).toBe('must move');
    expect(desk.call('Dee', 3)).toBe('ok');
  });

  it('they move in the order of the list, and only to an earlier table', () => {
    const desk = mustMove();
    const list = desk.desk.lists[0];
    expect(list && nextToMove(list, 1, desk.facts)).toEqual({ account: BEN, from: 2 });
    // Ada's name was on the list before Ben sat down there.
    const placed = list && { ...list, placed: [{ account: ADA, since: 0 }] };
    expect(placed && nextToMove(placed, 1, desk.facts)).toEqual({ account: ADA, from: 2 });
    expect(list && nextToMove(list, 2, desk.facts)).toEqual({ account: CY, from: 3 });
    expect(list && nextToMove(list, 3, desk.facts)).toBeNull();
    expect(desk.try({ ...move, to: 3 })).toBe('wrong way');
    expect(desk.try({ ...move, account: ADA, name: 'Ada' })).toBe('not next');
    expect(desk.try(move)).toBe('ok');
    expect(desk.try({ ...move, account: ADA, name: 'Ada' })).toBe('no seat');
  });

  it('anyone who has moved is off the list when they sit there', () => {
    const desk = mustMove();
    desk.does(move);
    desk.seated = [{ account: BEN, table: 1, since: desk.now }];
    expect(desk.due()).toMatchObject([{ act: 'seated' }]);
  });
});

test('a list is not closed while somebody of it is called, and takes its names with it when it is', () => {
  const desk = new TestDesk().list();
  desk.open.set(1, 1);
  desk.join('Ada');
  desk.call('Ada', 1);
  const close = { act: 'close list', list: 'a', reason: 'the game is over' } as const;
  expect(desk.try(close)).toBe('called');
  desk.does({ act: 'strike', list: 'a', entry: desk.id('Ada'), reason: 'went home' });
  expect(desk.try(close)).toBe('ok');
  expect(desk.desk.lists).toEqual([]);
  expect(desk.try(close)).toBe('no such list');
});

describe('players whom the house keeps apart', () => {
  it('are passed over for a table where the other sits, keep their place, and are not called there for a reason either', () => {
    const desk = new TestDesk().list();
    desk.open.set(1, 1).set(2, 1);
    desk.seated = [{ account: ADA, table: 1, since: 0 }];
    desk.apart = [{ a: ADA, b: BEN }];
    desk.join('Ben', BEN).join('Cy', CY);
    expect([desk.next(1), desk.next(2)]).toEqual(['Cy', 'Ben']);
    expect(desk.call('Ben', 1, 'they asked')).toBe('apart');
    expect(desk.call('Cy', 1)).toBe('ok');
    expect(desk.call('Ben', 2)).toBe('ok');
  });

  it('are not made to move to it: the next of their table is', () => {
    const desk = new TestDesk().list({ mustMove: true, openingBet: 20_00 });
    desk.seated = [
      { account: ADA, table: 1, since: 0 },
      { account: BEN, table: 2, since: 1 },
      { account: CY, table: 2, since: 2 },
    ];
    const [list] = desk.desk.lists;
    if (!list) throw new Error('a list is open');
    expect(nextToMove(list, 1, desk.facts)?.account).toBe(BEN);
    desk.apart = [{ a: ADA, b: BEN }];
    expect(nextToMove(list, 1, desk.facts)?.account).toBe(CY);
  });
});
