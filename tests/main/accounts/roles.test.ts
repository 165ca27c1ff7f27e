import { describe, expect, it } from 'vitest';
import { may, oneOf, ROLES } from '../../../main/accounts/roles.ts';
import { cageIntent } from '../../../protocol/cage-intent.ts';
import { floorIntent } from '../../../protocol/floor-intent.ts';

const acts = (schema: typeof floorIntent | typeof cageIntent): string[] =>
  schema.options.map((option) => option.shape.do.value);

describe('who may do what (C7)', () => {
  it('is said for every act of the floor console and the cage', () => {
    const free = ['sign in', 'sign out', 'done'];
    for (const act of [...acts(floorIntent), ...acts(cageIntent)]) {
      if (free.includes(act)) continue;
      const allowed = ROLES.filter((role) => may(role, act as Parameters<typeof may>[1]));
      expect([act, allowed.length > 0]).toEqual([act, true]);
      expect([act, allowed.length < ROLES.length]).toEqual([act, true]);
    }
  });

  it('leaves money only to the cage', () => {
    for (const act of [
      'deposit',
      'withdraw',
      'issue',
      'set pin',
      'replace card',
      'exclude',
      'correct',
      'fill',
      'drop',
    ] as const) {
      expect(ROLES.filter((role) => may(role, act))).toEqual(['cage']);
    }
  });

  it('leaves rulings on hands only to the floor', () => {
    for (const act of ['foul', 'void', 'stop', 'resume', 'cash in', 'profile'] as const) {
      expect(ROLES.filter((role) => may(role, act))).toEqual(['floor']);
    }
  });

  it('never lets the person who corrects the books also sign for the correction', () => {
    expect(ROLES.filter((role) => may(role, 'correct') && may(role, 'second a correction'))).toEqual([]);
    expect(ROLES.filter((role) => may(role, 'drop') && may(role, 'second a fill or drop'))).toEqual([]);
  });

  it('keeps technicians and auditors off money and hands', () => {
    expect(may('technician', 'clear fault')).toBe(true);
    for (const act of ['deposit', 'withdraw', 'void', 'foul', 'recall'] as const)
      expect(may('technician', act)).toBe(false);
    for (const act of ['deposit', 'withdraw', 'void', 'correct', 'bar'] as const)
      expect(may('auditor', act)).toBe(false);
  });

  it('are written as they are said', () => {
    expect(ROLES.map(oneOf)).toEqual([
      'A floor member',
      'A board member',
      'A cage member',
      'An auditor member',
      'A technician member',
    ]);
  });
});
