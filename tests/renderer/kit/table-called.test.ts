import { expect, test } from 'vitest';
import { tableCalled } from '../../../renderer/kit/table-called.ts';

test.each([
  ['a table by itself is called by its name', { table: 'Table 1' }, 'Table 1'],
  ['a name that tells the number stands alone', { table: 'Table 3', number: 3 }, 'Table 3'],
  ['a name that does not has the number before it', { table: 'Corner table', number: 3 }, '3 · Corner table'],
  ['another number in the name is not its own', { table: 'Table 13', number: 3 }, '3 · Table 13'],
])('%s', (_, table, called) => {
  expect(tableCalled(table)).toBe(called);
});
