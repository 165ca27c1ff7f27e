import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { HandRecord } from '../../../main/desks/hand-record.ts';
import { prizesFor, tournamentBook } from '../../../main/house/books.ts';
import { CHIPS_OUT, chipsAt } from '../../../main/ledger/places.ts';
import { openMonitor } from '../../../main/monitor/open-monitor.ts';
import { RULED, TestRoom } from '../test-room.ts';

let room: TestRoom;
let monitor: { readonly address: string; close(): Promise<void> };

beforeEach(async () => {
  room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '4-8', collection: [2, 32, 47] }] } });
  monitor = await openMonitor(room.host, room.data, 0);
});
afterEach(async () => {
  await monitor.close();
  await room.close();
});

const token = (): string => readFileSync(join(room.data, 'monitor.token'), 'utf8').trim();
const withToken = (): RequestInit => ({ headers: { authorization: `Bearer ${token()}` } });
const ask = async (path: string, init?: RequestInit): Promise<[status: number, text: string]> => {
  const response = await fetch(`${monitor.address}${path}`, init);
  return [response.status, await response.text()];
};

async function sitThree(): Promise<void> {
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 20_000);
}

describe('health', () => {
  test('says to anybody that the table is up, and whether it can deal, but not what is wrong', async () => {
    expect(await ask('/live')).toEqual([200, 'up\n']);
    expect(await ask('/health')).toEqual([200, 'ready\n']);
    room.table.fault('the books do not agree');
    expect(await ask('/live')).toEqual([200, 'up\n']);
    expect(await ask('/health')).toEqual([503, 'not ready\n']);
    expect(await ask('/health', withToken())).toEqual([503, 'Fault: the books do not agree\n']);
  });

  test('a table that the floor has stopped is not ready', async () => {
    expect(await room.floor.press({ do: 'stop', reason: 'A fire alarm' })).toMatchObject({ ok: true });
    expect(await ask('/health', withToken())).toEqual([503, 'Stopped by the floor: A fire alarm\n']);
  });
});

describe('metrics', () => {
  const metrics = async (): Promise<string> => (await ask('/metrics', withToken()))[1];

  test('count hands, seats, screens, refusals and money, and end as OpenMetrics does', async () => {
    await sitThree();
    await room.deal();
    await room.station(room.turn === 1 ? 2 : 1).press({ do: 'decide', decision: { kind: 'fold' } });
    const text = await metrics();
    const { name } = room.host.room;
    for (const line of [
      `dealerless_hands_total{table="${name}"} 1`,
      `dealerless_seats_taken{table="${name}"} 3`,
      `dealerless_table_state{state="hand",table="${name}"} 1`,
      `dealerless_table_fault{table="${name}"} 0`,
      `dealerless_screens_connected{screen="station",table="${name}"} 3`,
      `dealerless_frames_refused_total{why="refused",table="${name}"} 1`,
      `dealerless_answer_seconds_count{table="${name}",screen="station",result="refused"} 1`,
      `dealerless_money_cents{place="seats",table="${name}"} ${room.host.room.books.ledger.balances('seat:').reduce((sum, { balance }) => sum + balance, 0)}`,
    ]) {
      expect(text).toContain(line);
    }
    expect(text.trimEnd().endsWith('# EOF')).toBe(true);
  });

  test('all places of money add up to zero, with people and money in the house next to it', async () => {
    await sitThree();
    await room.deal();
    await room.playOut();
    const cents = [...(await metrics()).matchAll(/^dealerless_money_cents\{.*\} (-?\d+)$/gm)].map(([, each]) =>
      Number(each),
    );
    expect(cents).toHaveLength(9);
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(0);
    expect(await metrics()).toContain('dealerless_money_cents{place="cards",');
    expect(await metrics()).not.toContain('dealerless_money_cents{place="cards",table="Table 1"} 0');
    expect(await metrics()).toContain('dealerless_house_up');
  });

  test('have what a tournament holds among the money, and none of its chips', async () => {
    await monitor.close();
    await room.close();
    room = await TestRoom.open({ house: 'here' });
    monitor = await openMonitor(room.host, room.data, 0);
    const { near } = room;
    const { books } = room.host.room;
    const at = room.clock.now();
    const [{ account = '' } = {}] = room.host.tray;
    const posting = { key: 'entered:1:1', at, by: 'fred' };
    const entry = { from: `card:${account}`, to: prizesFor(1), amount: 50_00, why: 'entry of tournament 1' };
    const entered = await near.store.transact((tx) =>
      near.books.post(tx, tournamentBook(1), { ...posting, moves: [entry] }),
    );
    expect(entered.ok).toBe(true);
    const places = async () =>
      Object.fromEntries(
        [...(await metrics()).matchAll(/^dealerless_money_cents\{place="([^"]+)".*\} (-?\d+)$/gm)].map(
          ([, place = '', amount]) => [place, Number(amount)],
        ),
      );
    const before = await places();
    expect(before.tournaments).toBe(50_00);
    const moves = [{ from: CHIPS_OUT, to: chipsAt(3), amount: 1500_00, why: 'entry 1 comes to seat 3' }];
    expect(books.ledger.postChips({ key: 'seat', moves, at, by: null })).toMatchObject({ ok: true });
    expect(await places()).toEqual(before);
    expect(Object.values(before).reduce((sum, each) => sum + each, 0)).toBe(0);
  });

  test('name no account, no player and no card', async () => {
    await sitThree();
    await room.deal();
    const text = await metrics();
    for (const { account, card } of room.host.tray)
      for (const secret of [account, card]) expect(text).not.toContain(secret);
    for (const { handle } of room.table.state.sittings) expect(text).not.toContain(handle);
  });
});

describe('who may read', () => {
  test.each(['/metrics', '/hands'])('%s wants the token', async (path) => {
    expect((await ask(path))[0]).toBe(401);
    for (const authorization of ['Bearer ', 'Bearer wrong', token(), `Basic ${token()}`]) {
      expect((await ask(path, { headers: { authorization } }))[0]).toBe(401);
    }
    expect(room.host.link.counts.unknownToken).toBe(5);
  });

  test('nothing can be written, and no other name of this machine is answered', async () => {
    expect((await ask('/health', { method: 'POST' }))[0]).toBe(405);
    expect((await ask('/elsewhere'))[0]).toBe(404);
    expect((await ask('/hands?after=all', withToken()))[0]).toBe(400);
  });

  test('only its owner can read the token, which stays the same', async () => {
    const before = token();
    expect(statSync(join(room.data, 'monitor.token')).mode & 0o777).toBe(0o600);
    await monitor.close();
    monitor = await openMonitor(room.host, room.data, 0);
    expect(token()).toBe(before);
    writeFileSync(join(room.data, 'monitor.token'), 'short');
    await expect(openMonitor(room.host, room.data, 0)).rejects.toThrow(/monitor\.token: expected a token/);
  });
});

describe('the stream of finished hands', () => {
  /** Reads lines as they come; empty ones are beats. */
  async function* lines(after: number): AsyncGenerator<HandRecord> {
    const leave = new AbortController();
    const response = await fetch(`${monitor.address}/hands?after=${after}`, { ...withToken(), signal: leave.signal });
    let rest = '';
    try {
      for await (const bytes of response.body ?? []) {
        rest += Buffer.from(bytes).toString('utf8');
        const whole = rest.split('\n');
        rest = whole.pop() ?? '';
        for (const line of whole) if (line !== '') yield JSON.parse(line) as HandRecord;
      }
    } finally {
      leave.abort();
    }
  }

  test('gives every hand from any on, with all cards, every decision, and chips that add up', async () => {
    await sitThree();
    await room.deal();
    const folder = room.turn;
    await room.decide(folder, { kind: 'fold' });
    await room.playOut();
    await room.deal();
    await room.playOut();
    const stream = lines(0);
    const first = (await stream.next()).value as HandRecord;
    expect(first).toMatchObject({ hand: 1, game: 'holdem', table: room.host.room.name, voided: null });
    expect(first.players.map(({ cards }) => cards.length)).toEqual([2, 2, 2]);
    expect(first.zones.find(({ name }) => name === 'board')?.cards).toHaveLength(5);
    expect(first.steps[0]).toMatchObject({ seat: folder, kind: 'decision', what: { kind: 'fold' } });
    const change = first.players.reduce((sum, { before, after }) => sum + (after ?? 0) - before, 0);
    const fees = (first.outcome?.moves ?? []).filter(({ to }) => /^(collection|jackpot):/.test(to));
    expect(change).toBe(-fees.reduce((sum, { amount }) => sum + amount, 0));
    expect(((await stream.next()).value as HandRecord).hand).toBe(2);
    await stream.return(undefined);
    const later = lines(1);
    expect(((await later.next()).value as HandRecord).hand).toBe(2);
    await later.return(undefined);
  });

  test('says nothing about a hand in play, and gives it as soon as it has ended or was voided', async () => {
    await sitThree();
    await room.deal();
    const stream = lines(0);
    let told = false;
    const next = stream.next().then((result) => {
      told = true;
      return result.value as HandRecord;
    });
    await ask('/hands?after=0', { ...withToken(), signal: AbortSignal.timeout(50) }).catch(() => {});
    expect(told).toBe(false);
    expect(await room.floor.press({ do: 'void', reason: 'A card on the floor', signature: RULED })).toMatchObject({
      ok: true,
    });
    expect(await next).toMatchObject({ hand: 1, outcome: null, voided: { reason: 'A card on the floor' } });
    await stream.return(undefined);
  });

  test('turns the fifth stream away', async () => {
    const streams = [1, 2, 3, 4].map(() => new AbortController());
    const open = await Promise.all(
      streams.map(({ signal }) => fetch(`${monitor.address}/hands`, { ...withToken(), signal })),
    );
    expect((await ask('/hands', withToken()))[0]).toBe(503);
    for (const stream of streams) stream.abort();
    await Promise.all(open.map((response) => response.text().catch(() => '')));
  });
});
