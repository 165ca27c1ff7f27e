import { expect, test } from 'vitest';
import { waitingAtAll } from '../../../floor-console/tables/waiting.ts';
import { tableOfHouse, waits } from './fixtures.ts';

test('the most pressing kind comes first, of one kind whoever has waited longest, at whatever table', () => {
  const tables = [
    tableOfHouse(1, { waiting: [waits('entry', 20), waits('call', 90)] }),
    tableOfHouse(2, { waiting: [waits('fault', null), waits('entry', 10)] }),
  ];
  expect(waitingAtAll(tables).map(({ table, item }) => [table.number, item.kind, item.since])).toEqual([
    [2, 'fault', null],
    [1, 'call', 90],
    [2, 'entry', 10],
    [1, 'entry', 20],
  ]);
});

test('what a table told before its line went waits for nobody', () => {
  const away = { ...tableOfHouse(1, { waiting: [waits('call', 5)] }), up: false };
  expect(waitingAtAll([away, tableOfHouse(2)])).toEqual([]);
});
