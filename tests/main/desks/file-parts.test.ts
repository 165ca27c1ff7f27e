import { expect, test } from 'vitest';
import { FileParts } from '../../../main/desks/file-parts.ts';

const part = (nth: number, of: number, data = String(nth)) => ({ part: nth, of, data });

test('a file is whole with its last part, whatever comes for others meanwhile', () => {
  const parts = new FileParts();
  expect(parts.take('a', part(1, 3))).toEqual({ ok: true, value: null });
  expect(parts.take('b', part(1, 1, 'x'))).toEqual({ ok: true, value: 'x' });
  expect(parts.take('a', part(2, 3))).toEqual({ ok: true, value: null });
  expect(parts.take('a', part(3, 3))).toEqual({ ok: true, value: '123' });
});

test('a part that is missing, comes twice, or is beyond the last ends it; it begins again with the first', () => {
  const parts = new FileParts();
  parts.take('a', part(1, 3));
  expect(parts.take('a', part(3, 3))).toMatchObject({ ok: false, error: { code: 'file parts' } });
  expect(parts.take('a', part(2, 3))).toMatchObject({ ok: false });
  parts.take('a', part(1, 2));
  expect(parts.take('a', part(3, 2))).toMatchObject({ ok: false });
  parts.take('a', part(1, 2));
  expect(parts.take('a', part(1, 2, 'new'))).toEqual({ ok: true, value: null });
  expect(parts.take('a', part(2, 2))).toEqual({ ok: true, value: 'new2' });
});

test('of files that nobody ends no more are kept than a few', () => {
  const parts = new FileParts();
  for (let nth = 0; nth < 30; nth += 1) parts.take(String(nth), part(1, 2));
  expect(parts.take('0', part(2, 2))).toMatchObject({ ok: false });
  expect(parts.take('29', part(2, 2))).toMatchObject({ ok: true });
});
