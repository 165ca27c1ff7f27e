import { beforeEach, describe, expect, it } from 'vitest';
import { encodeCard } from '../../../hardware/readers/encode.ts';
import type { Staff } from '../../../main/accounts/staff.ts';
import { codeOf, must, NOON, openBooks } from '../ledger/books.ts';

const act = { at: NOON, by: 'setup' };
const flo = { id: 'flo', name: 'Florence', role: 'floor' as const };
let staff: Staff;

beforeEach(async () => {
  staff = openBooks().staff;
  must(await staff.add({ ...flo, pin: '2468' }, act));
});

describe('staff', () => {
  it('sign in with their PIN, however they write their id', async () => {
    expect(must(await staff.signIn('flo', '2468', NOON))).toEqual(flo);
    expect(must(await staff.signIn('FLO', '2468', NOON))).toEqual(flo);
    expect(staff.member('Flo')).toEqual(flo);
  });

  it('are told how many tries are left, and are locked out after five', async () => {
    const answers: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const answer = await staff.signIn('flo', '9999', NOON);
      answers.push(answer.ok ? 'ok' : answer.error.message);
    }
    expect(answers).toEqual([
      'Wrong PIN; 4 tries left.',
      'Wrong PIN; 3 tries left.',
      'Wrong PIN; 2 tries left.',
      'Wrong PIN; 1 try left.',
      'Too many wrong PINs: somebody else has to unlock this sign-in.',
    ]);
    expect(codeOf(await staff.signIn('flo', '2468', NOON))).toBe('locked');
    must(staff.unlock('flo', { at: NOON, by: 'gus' }));
    expect(codeOf(await staff.signIn('flo', '2468', NOON))).toBe('ok');
  });

  it('get a new PIN, and lose the old one', async () => {
    expect(codeOf(await staff.setPin('flo', '1', act))).toBe('bad-pin');
    must(await staff.setPin('flo', '1357', act));
    expect(codeOf(await staff.signIn('flo', '2468', NOON))).toBe('wrong-pin');
    expect(codeOf(await staff.signIn('flo', '1357', NOON))).toBe('ok');
  });

  it('who are dismissed are gone but not forgotten: their id is not given again', async () => {
    must(staff.dismiss('flo', { at: NOON, by: 'gus' }));
    expect(staff.list()).toEqual([]);
    expect(staff.member('flo')).toBeNull();
    expect(codeOf(await staff.signIn('flo', '2468', NOON))).toBe('dismissed');
    expect(codeOf(await staff.add({ ...flo, pin: '2468' }, act))).toBe('exists');
    expect(staff.acts('flo').map((one) => one.act)).toEqual(['dismissed', 'added as floor']);
  });

  it('may have a card that says who they are and nothing else; the one before it is dead', () => {
    const first = must(staff.issueCard('flo', act));
    expect(first.track1 + first.track2).toBe(encodeCard({ account: first.card }));
    expect(staff.byCard(first.card)).toEqual(flo);
    const second = must(staff.issueCard('Flo', act));
    expect(staff.byCard(first.card)).toBeNull();
    expect(staff.byCard(second.card)).toEqual(flo);
    expect(staff.acts('flo').map((one) => one.act)).toEqual(['card issued', 'card issued', 'added as floor']);
    must(staff.dismiss('flo', act));
    expect(staff.byCard(second.card)).toBeNull();
    expect(codeOf(staff.issueCard('flo', act))).toBe('dismissed');
    expect(codeOf(staff.issueCard('nobody', act))).toBe('unknown-staff');
  });

  it('are listed by name', async () => {
    must(await staff.add({ id: 'a1', name: 'Alice', role: 'auditor', pin: '1111' }, act));
    expect(staff.list().map(({ name }) => name)).toEqual(['Alice', 'Florence']);
  });

  it('are refused when unknown or badly written', async () => {
    expect(codeOf(await staff.signIn('nobody', '2468', NOON))).toBe('unknown-staff');
    expect(codeOf(staff.unlock('nobody', act))).toBe('unknown-staff');
    const add = async (more: object) => codeOf(await staff.add({ ...flo, id: 'gus', pin: '2468', ...more }, act));
    expect(await add({ id: '' })).toBe('bad-id');
    expect(await add({ id: 'staff:1' })).toBe('bad-id');
    expect(await add({ name: ' ' })).toBe('bad-name');
    expect(await add({ role: 'owner' })).toBe('bad-role');
    expect(await add({ pin: 'open' })).toBe('bad-pin');
  });
});
