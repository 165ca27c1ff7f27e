import { describe, expect, it } from 'vitest';
import {
  exclusionEnd,
  exclusionText,
  isListReason,
  listReason,
  selfExclusionText,
} from '../../../main/accounts/exclusion.ts';

const at = (text: string): number => new Date(`${text}T20:15`).getTime();

describe('C13: the end of an exclusion', () => {
  it.each([
    ['30 days', '2026-03-14', '2026-04-13'],
    ['6 months', '2026-03-14', '2026-09-14'],
    ['6 months', '2026-08-31', '2027-03-03'],
    ['1 year', '2028-02-29', '2029-03-01'],
    ['5 years', '2026-03-14', '2031-03-14'],
    ['for good', '2026-03-14', '9999-12-29'],
  ] as const)('%s from %s is %s', (term, from, to) => {
    const end = exclusionEnd(term, at(from));
    if (term === 'for good') expect(end).toBeGreaterThan(at(to));
    else expect(end).toBe(at(to));
  });

  it('is said as a day, or as none', () => {
    expect(selfExclusionText(at('2027-03-14'))).toBe('self-excluded from play until 2027-03-14');
    expect(selfExclusionText(exclusionEnd('for good', at('2026-03-14')))).toBe('self-excluded from play for good');
    expect(exclusionText(at('2027-03-14'))).toBe('excluded from play until 2027-03-14');
  });

  it('has a list for its reason, or the term that the person chose', () => {
    expect(listReason('state', 'S-1')).toBe('list "state", S-1');
    expect(isListReason(listReason('house', null))).toBe(true);
    expect(isListReason('1 year')).toBe(false);
  });
});
