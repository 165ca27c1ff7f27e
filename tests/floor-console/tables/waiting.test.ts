import { expect, test } from 'vitest';
import { waitingAtAll } from '../../../floor-console/tables/waiting.ts';
import { tableOfHouse, waits } from './fixtures.ts';

const shown = (...view: Parameters<typeof waitingAtAll>) =>
  waitingAtAll(...view).map(({ table, item, isOfHouse }) => [
    isOfHouse ? 'house' : table?.number,
    item.kind,
    item.since,
  ]);

test('what stops a table comes first, then what stops a player, then requests; the oldest of each first, from any table', () => {
  const tables = [
    tableOfHouse(1, { waiting: [waits('entry', 20), waits('call', 90), waits('overdue', 80)] }),
    tableOfHouse(2, { waiting: [waits('stopped', 95), waits('entry', 10), waits('fault', 99)] }),
  ];
  expect(shown({ tables, waiting: [] })).toEqual([
    [2, 'stopped', 95],
    [2, 'fault', 99],
    [1, 'overdue', 80],
    [1, 'call', 90],
    [2, 'entry', 10],
    [1, 'entry', 20],
  ]);
});

test('what waits in the house is in the list, with the table where it is handled', () => {
  const tables = [tableOfHouse(1, { waiting: [waits('call', 5)] }), tableOfHouse(2)];
  const waiting = [
    { ...waits('tournament', 7), table: null },
    { ...waits('hit', 9), table: 2 },
  ];
  expect(shown({ tables, waiting })).toEqual([
    ['house', 'hit', 9],
    [1, 'call', 5],
    ['house', 'tournament', 7],
  ]);
  expect(waitingAtAll({ tables, waiting })[0]?.table?.number).toBe(2);
});

test('what a table reported before its line was lost waits for nobody', () => {
  const away = { ...tableOfHouse(1, { waiting: [waits('call', 5)] }), up: false };
  expect(waitingAtAll({ tables: [away, tableOfHouse(2)], waiting: [] })).toEqual([]);
});
