/** A player's own page at an idle station: lists, tournaments, a statement and own limits, with the house beside the table or apart. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Seat } from '../../../games/seat.ts';
import type { DeskAct } from '../../../main/house/desk-record.ts';
import type { CardHouse } from '../../../main/house/house.ts';
import { HOUSE_AWAY } from '../../../main/house/line.ts';
import type { PlayerAct } from '../../../protocol/player-desk.ts';
import type { StationPhase } from '../../../protocol/station-view.ts';
import { CardRoom } from '../house/card-room.ts';
import { openNear, PIN, player, sit, wrongIn } from '../house/near-room.ts';
import { termsOf } from '../house/tournament/made-up.ts';
import { FILES, settled, type TestRoom, until } from '../test-room.ts';

type OwnPage = Extract<StationPhase, { name: 'desk' }>;

const LIST: DeskAct = {
  ...{ act: 'open list', list: 'omaha', label: 'Omaha $4-$8', tables: [1], mustMove: false },
  ...{ openingBet: 4_00, callMinutes: 5 },
};
const JOIN: PlayerAct = { act: 'join list', list: 'omaha' };
const ENTER: PlayerAct = { act: 'enter tournament', tournament: 1, pays: 110_00 };

let keys = 0;
const by = (house: CardHouse, who: string) => {
  keys += 1;
  return { key: `page-${keys}`, at: house.now(), by: who };
};
const openList = (house: CardHouse) => house.desk.act(LIST, { ...by(house, 'bea'), open: new Map([[1, 3]]) });
const announce = (house: CardHouse) =>
  house.tournaments.act(
    { act: 'announce', terms: termsOf({ fewest: 2 }), tables: [1] },
    { ...by(house, 'fred'), reached: new Set([1]) },
  );

const press = (room: TestRoom, seat: Seat, act: PlayerAct) => room.station(seat).press({ do: 'player act', act });

const pageAt = (room: TestRoom, seat: Seat): OwnPage => {
  const { phase } = room.station(seat).view;
  if (phase.name !== 'desk') throw new Error(`seat ${seat} shows ${phase.name}`);
  return phase;
};

/** Swipes, types the PIN and asks for the own page. */
async function openPage(room: TestRoom, seat: Seat, card: string): Promise<void> {
  room.host.swipe(card, seat);
  await room.pass(200, 100);
  await until(() => room.station(seat).view.phase.name === 'pin');
  expect(await room.station(seat).press({ do: 'pin', pin: PIN, to: 'desk' })).toMatchObject({ ok: true });
  await until(() => {
    const { phase } = room.station(seat).view;
    return phase.name === 'desk' && (phase.desk !== null || phase.message !== null);
  });
}

describe('at a table that runs its own house', () => {
  let room: TestRoom;
  afterEach(() => room.close());

  it('a card and a PIN open it in the place of a seat, which stays free, and every act is done once', async () => {
    room = await openNear();
    const ada = await player(room, 'Ada Winter', 500_00);
    await openList(room.near);
    await announce(room.near);
    await openPage(room, 3, ada.card);
    expect(room.station(3).view.phase).toMatchObject({ name: 'desk', person: 'Ada', balance: 500_00, message: null });
    expect(room.center.view.table.places[2]?.status).toBe('open');
    expect(pageAt(room, 3).desk?.lists[0]).toMatchObject({
      label: 'Omaha $4-$8',
      waiting: 0,
      callMinutes: 5,
      mine: null,
    });
    expect(await press(room, 3, JOIN)).toMatchObject({ ok: true });
    expect(await press(room, 3, JOIN)).toMatchObject({ ok: false, message: 'You are already on this list.' });
    expect(pageAt(room, 3).desk?.lists[0]?.mine).toMatchObject({ state: 'waiting', before: 0 });
    // One touch that is sent twice is one touch.
    const { rev } = room.station(3);
    const twice = { id: 'enter-once', rev };
    const intent = { do: 'player act', act: ENTER } as const;
    expect(await room.station(3).press(intent, twice)).toMatchObject({ ok: true });
    await room.station(3).press(intent, twice);
    expect(await press(room, 3, ENTER)).toMatchObject({ ok: false, message: 'Ada has already entered Saturday $100.' });
    expect(pageAt(room, 3)).toMatchObject({ balance: 390_00 });
    expect(pageAt(room, 3).desk?.tournaments[0]).toMatchObject({ mayWithdraw: true, entered: 1 });
    const statement = await room.station(3).press({ do: 'own statement', day: null });
    expect(statement).toMatchObject({
      ...{ ok: true, result: { kind: 'own statement', statement: { balance: 390_00, page: { closing: 390_00 } } } },
    });
    expect(await press(room, 3, { act: 'leave tournament', tournament: 1 })).toMatchObject({ ok: true });
    expect(pageAt(room, 3)).toMatchObject({ balance: 500_00 });
    expect(await room.station(3).press({ do: 'cancel' })).toMatchObject({ ok: true });
    expect(room.station(3).view.phase.name).toBe('vacant');
    expect(await press(room, 3, JOIN)).toMatchObject({ ok: false, code: 'not now' });
    expect(await wrongIn(room)).toEqual([]);
  });

  it('a wrong PIN opens nothing, and one card opens one page at a time', async () => {
    room = await openNear();
    const ada = await player(room, 'Ada Winter', 500_00);
    room.host.swipe(ada.card, 3);
    await room.pass(200, 100);
    expect(room.station(3).view.phase).toMatchObject({ name: 'pin', ways: 'both' });
    await room.station(3).press({ do: 'pin', pin: '0000', to: 'desk' });
    await until(() => room.station(3).view.notice !== null);
    expect(room.station(3).view.phase.name).toBe('pin');
    expect(await press(room, 3, JOIN)).toMatchObject({ ok: false });
    expect(await room.station(3).press({ do: 'own statement', day: null })).toMatchObject({ ok: false });
    await room.station(3).press({ do: 'cancel' });
    await openPage(room, 3, ada.card);
    room.host.swipe(ada.card, 4);
    await room.pass(200, 100);
    expect(room.station(4).view).toMatchObject({ phase: { name: 'vacant' }, notice: { text: /in use at seat 3/ } });
  });

  it('closes by itself, and what was pressed on a page that was of somebody else does nothing', async () => {
    room = await openNear();
    const [ada, ben] = [await player(room, 'Ada Winter', 500_00), await player(room, 'Ben Ortiz', 300_00)];
    await openList(room.near);
    await openPage(room, 3, ada.card);
    const late = room.station(3).rev;
    await room.pass(95_000);
    expect(room.station(3).view.phase.name).toBe('vacant');
    expect(JSON.stringify(room.station(3).view)).not.toContain(ada.account);
    await openPage(room, 3, ben.card);
    const stale = await room.station(3).press({ do: 'player act', act: JOIN }, { rev: late });
    expect(stale).toMatchObject({ ok: false, code: 'stale' });
    expect(await room.station(3).press({ do: 'own statement', day: null }, { rev: late })).toMatchObject({ ok: false });
    expect((await room.near.desk.read()).lists[0]?.entries).toEqual([]);
  });

  it('a player who is called sees it in a seat and on their page, and an idle station names the player it is held for', async () => {
    room = await openNear();
    const [ada, ben] = [await player(room, 'Ada Winter', 500_00), await player(room, 'Ben Ortiz', 300_00)];
    await openList(room.near);
    await openPage(room, 3, ada.card);
    await press(room, 3, JOIN);
    await sit(room, 5, ben.card, 100_00);
    const open = new Map([[1, 3]]);
    const call = { act: 'call', list: 'omaha', entry: 1, table: 1, skip: null } as const;
    await room.near.desk.act(call, { ...by(room.near, 'bea'), open });
    await settled();
    await room.pass(3_500);
    const until5 = room.near.now() + 5 * 60_000;
    const called = room.station(3).view.called;
    expect(called).toMatchObject({ table: 1, label: 'Omaha $4-$8' });
    expect(Math.abs((called?.until ?? 0) - until5)).toBeLessThan(10_000);
    expect(room.station(5).view.called).toBeUndefined();
    expect(room.station(7).view.phase).toMatchObject({ name: 'vacant', desk: true, kept: [{ name: 'Ada' }] });
    for (const seat of [5, 7] as const) expect(JSON.stringify(room.station(seat).view)).not.toContain(ada.account);
  });

  it('a player who has entered a full tournament sees what it waits for, in a seat and on their page; nobody else does', async () => {
    room = await openNear();
    const ada = await player(room, 'Ada Winter', 500_00);
    const ben = await player(room, 'Ben Ortiz', 300_00);
    const cy = await player(room, 'Cy Park', 300_00);
    const terms = termsOf({ starts: 'when full', most: 2 });
    const asking = (who: string) => ({ ...by(room.near, who), reached: new Set([1]) });
    await room.near.tournaments.act({ act: 'announce', terms, tables: [1] }, asking('fred'));
    await sit(room, 5, ben.card, 100_00);
    await sit(room, 6, cy.card, 100_00);
    for (const { account } of [ada, ben]) {
      await room.near.tournaments.act({ act: 'enter', tournament: 1, account }, asking('fred'));
    }
    await openPage(room, 3, ada.card);
    await room.pass(3_500);
    const waitingFor = 'Players are playing for money at table 1: they have to leave it first.';
    await until(() => room.station(5).view.registered !== undefined);
    expect(room.station(5).view.registered).toEqual([{ name: 'Saturday $100', waitingFor }]);
    expect(room.station(3).view.registered).toEqual([{ name: 'Saturday $100', waitingFor }]);
    expect(pageAt(room, 3).desk?.tournaments).toMatchObject([{ waitingFor }]);
    for (const seat of [6, 7] as const) expect(room.station(seat).view.registered).toBeUndefined();
  });

  it('shows no station anything about a player whose page is open at another', async () => {
    room = await openNear();
    const [ada, ben] = [await player(room, 'Ada Winter', 543_21), await player(room, 'Ben Ortiz', 321_09)];
    await openList(room.near);
    await openPage(room, 3, ada.card);
    await openPage(room, 4, ben.card);
    await press(room, 3, JOIN);
    const own = await room.station(3).press({ do: 'own statement', day: null });
    expect(JSON.stringify(own)).toContain('54321');
    const frames = JSON.stringify(room.station(4).frames);
    for (const secret of [ada.account, 'Ada Winter', '54321']) expect(frames).not.toContain(secret);
    for (const screen of [room.center, room.station(7)]) {
      const shown = JSON.stringify(screen.frames);
      for (const secret of [ada.account, ben.account, '54321', '32109']) expect(shown).not.toContain(secret);
    }
  });

  it('the limits that they set themselves are read and set there, and hold at once', async () => {
    room = await openNear();
    const [ada, ben] = [await player(room, 'Ada Winter', 500_00), await player(room, 'Ben Ortiz', 300_00)];
    await openPage(room, 3, ada.card);
    const station = room.station(3);
    const late = station.rev;
    expect(await station.press({ do: 'limits' })).toMatchObject({ ok: true, result: { limits: null } });
    expect(await station.press({ do: 'limit', kind: 'losses', limit: 100_00 })).toMatchObject({
      ...{ ok: true, result: { kind: 'limits', limits: { losses: { now: 100_00, used: 0 } } } },
    });
    // A looser one is asked for and taken back.
    expect(await station.press({ do: 'limit', kind: 'losses', limit: null })).toMatchObject({
      result: { limits: { losses: { now: 100_00, next: { limit: null } } } },
    });
    expect(await station.press({ do: 'limit', kind: 'losses', limit: 100_00 })).toMatchObject({
      result: { limits: { losses: { now: 100_00, next: null } } },
    });
    await announce(room.near);
    expect(await press(room, 3, ENTER)).toMatchObject({
      ok: false,
      message: /^Your own loss limit is \$100 a day/,
    });
    await station.press({ do: 'cancel' });
    expect(await station.press({ do: 'limits' })).toMatchObject({ ok: false });
    // Nobody sets them on a page that was of somebody else.
    await openPage(room, 3, ben.card);
    expect(await station.press({ do: 'limit', kind: 'time', limit: 0 }, { rev: late })).toMatchObject({
      ...{ ok: false, code: 'stale' },
    });
    expect(await station.press({ do: 'limits' })).toMatchObject({ ok: true, result: { limits: null } });
    expect(await wrongIn(room)).toEqual([]);
  });

  it('stays open while its limits are viewed and set', async () => {
    room = await openNear();
    const ada = await player(room, 'Ada Winter', 500_00);
    await openPage(room, 3, ada.card);
    for (let looks = 0; looks < 3; looks += 1) {
      await room.pass(60_000);
      expect(await room.station(3).press({ do: 'limits' })).toMatchObject({ ok: true });
    }
    expect(room.station(3).view.phase.name).toBe('desk');
  });

  it('anyone who sits here opens it at another station, and keeps their seat', async () => {
    room = await openNear();
    const ada = await player(room, 'Ada Winter', 500_00);
    await openList(room.near);
    await sit(room, 5, ada.card, 100_00);
    room.host.swipe(ada.card, 8);
    await room.pass(200, 100);
    expect(room.station(8).view).toMatchObject({
      phase: { name: 'pin', ways: 'desk' },
      notice: { text: /use at seat 5/ },
    });
    await room.station(8).press({ do: 'pin', pin: PIN });
    await until(() => room.station(8).view.phase.name === 'desk');
    expect(await press(room, 8, JOIN)).toMatchObject({
      ...{ ok: false, message: 'You play this game at table 1. The floor puts you down for another table.' },
    });
    expect(room.table.sitting(5)?.account).toBe(ada.account);
  });
});

describe('with the house apart', () => {
  let room: CardRoom;
  afterEach(() => room.close());

  it('two stations at two tables do with one card what one would; away, the house lets nothing be done', async () => {
    room = await CardRoom.open(mkdtempSync(join(FILES, 'dealerless-house-')), [1, 2]);
    const ada = await room.test.enroll('Ada Winter');
    await room.test.fund(ada.account, 500_00);
    await openList(room.test.house);
    await announce(room.test.house);
    const [one, two] = [room.at(1).room, room.at(2).room];
    await openPage(one, 1, ada.card);
    await openPage(two, 1, ada.card);
    const joined = await Promise.all([press(one, 1, JOIN), press(two, 1, JOIN)]);
    expect(joined.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const entered = await Promise.all([press(one, 1, ENTER), press(two, 1, ENTER)]);
    expect(entered.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect((await room.test.balances())[`card:${ada.account}`]).toBe(390_00);
    room.at(1).wire.cut();
    await room.isUp(1, false);
    expect(await press(one, 1, { act: 'leave list', list: 'omaha' })).toMatchObject({ ok: false, message: HOUSE_AWAY });
    expect(await one.station(1).press({ do: 'own statement', day: null })).toMatchObject({ ok: false });
    expect(await one.station(1).press({ do: 'limits' })).toMatchObject({ ok: false, message: HOUSE_AWAY });
    expect(pageAt(one, 1)).toMatchObject({ message: HOUSE_AWAY, desk: { lists: [{ mine: { state: 'waiting' } }] } });
    expect(await press(two, 1, { act: 'leave list', list: 'omaha' })).toMatchObject({ ok: true });
    room.at(1).wire.heal();
    await room.isUp(1);
    await one.pass(3_500);
    await until(() => pageAt(one, 1).message === null && pageAt(one, 1).desk?.lists[0]?.mine === null);
    await room.quiet();
    expect(await room.wrong()).toEqual([]);
  });
});
