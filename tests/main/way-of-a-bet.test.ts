/**
 * The way of a bet through the host, read off the calls themselves: from the line of a station down to the journal, on to
 * the ledger when it ends the hand, and up again to the screens. It enters each room once, by the files that
 * docs/architecture.md lists.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Hand } from '../../main/hand/hand.ts';
import { Journal } from '../../main/journal/journal.ts';
import { Ledger } from '../../main/ledger/ledger.ts';
import { TestRoom } from './test-room.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Opens the transaction in which everything below it stands. */
const TRANSACTION = 'main/journal/store.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '2-4' }] } });
  for (const seat of [2, 5]) await room.sit(seat, seat, 10_000);
  await room.deal();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await room.close();
});

/** The files of main/ through which a call has come to one of `to`, the outermost first, each once in a row. */
function wayTo(to: string): string[] {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 200;
  const { stack = '' } = new Error('kept for its stack');
  Error.stackTraceLimit = limit;
  const files = stack
    .split('\n')
    .flatMap((line) => /([^\s(]+\.ts):\d/.exec(line)?.[1] ?? [])
    .map((file) => relative(ROOT, file.replace('file://', '')))
    .filter((file) => file.startsWith('main/'))
    .filter((file) => file !== TRANSACTION)
    .reverse()
    .concat(to);
  return files.filter((file, i) => file !== files[i - 1]);
}

const roomsOf = (way: readonly string[]): string[] => {
  const rooms = way.map((file) => file.split('/').slice(0, -1).join('/'));
  return rooms.filter((each, i) => each !== rooms[i - 1]);
};

/** Every way on which a method of a class, which stands in `file`, is called while somebody folds. */
async function waysOfAFold<T extends object>(owner: T, method: keyof T & string, file: string): Promise<string[][]> {
  const ways: string[][] = [];
  const plain = owner[method] as (...args: unknown[]) => unknown;
  vi.spyOn(owner as Record<string, (...args: unknown[]) => unknown>, method).mockImplementation(function (
    this: unknown,
    ...args: unknown[]
  ) {
    ways.push(wayTo(file));
    return plain.apply(this, args);
  });
  await fold();
  vi.restoreAllMocks();
  return ways;
}

const fold = (): Promise<unknown> => {
  const seat = room.table.hand?.asks()[0]?.seat ?? 0;
  return room.station(seat).press({ do: 'decide', decision: { kind: 'fold' } });
};

/** The files that the page lists under a heading, in their order. */
function listed(heading: string): string[] {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const [, section = ''] = page.split(`**${heading}**`);
  const [, list = ''] = section.split('\n\n');
  return [...list.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file);
}

describe('the way of a bet', () => {
  test('goes down to the journal through each room once', async () => {
    const [way = []] = await waysOfAFold(Journal.prototype, 'append', 'main/journal/journal.ts');
    expect(roomsOf(way)).toEqual(['main/link', 'main/desks', 'main/table', 'main/journal']);
    expect([...new Set(way)]).toEqual(listed('Down to the journal'));
  });

  test('that ends the hand goes on to the ledger, without another round through the host', async () => {
    const [way = []] = await waysOfAFold(Ledger.prototype, 'post', 'main/ledger/ledger.ts');
    expect(roomsOf(way)).toEqual(['main/link', 'main/desks', 'main/table', 'main/ledger']);
    expect([...new Set(way)]).toEqual(listed('On to the ledger'));
  });

  test('comes up to each screen through each room once', async () => {
    const ways = await waysOfAFold(Hand.prototype, 'view', 'main/hand/hand.ts');
    const toStations = ways.filter((way) => way.includes('main/desks/station.ts') && way[0] === 'main/link/server.ts');
    const [way = []] = toStations.filter((each) => !each.includes('main/table/table.ts'));
    expect(roomsOf(way)).toEqual(['main/link', 'main/desks', 'main/hand']);
    expect([...new Set(way)]).toEqual(listed('Up to the screens'));
  });
});
