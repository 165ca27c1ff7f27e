import { expect, test } from 'vitest';
import { isBetName, isPosition, isZone, parseSeat } from '../../../lab/scenario/places.ts';

const NO_SEATS = ['0', '11', '99', '01', '', 'A', 'x', ' 3', '10a'];

test('a seat is 1 to 10, wherever a scenario names one', () => {
  for (const seat of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    expect(parseSeat(String(seat))).toBe(seat);
    expect([isPosition(String(seat)), isZone(String(seat)), isBetName(`base@${seat}`)]).toEqual([true, true, true]);
  }
  for (const text of NO_SEATS) expect(parseSeat(text)).toBeNull();
  expect([isZone('11'), isPosition('99'), isBetName('base@11'), isBetName('base@')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('an open position is a letter from A to N', () => {
  expect(['A', 'N', 'O', 'a', 'AA'].map(isPosition)).toEqual([true, true, false, false, false]);
  expect(['base@A', 'base@O', 'dragon-7', 'pile 1'].map(isBetName)).toEqual([true, false, true, false]);
});
