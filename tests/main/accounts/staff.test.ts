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

  /** What is answered to wrong PINs, one a minute, and to the right one at the end. */
  async function tries(id: string, count: number, from = NOON): Promise<string[]> {
    const answers: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const answer = await staff.signIn(id, '9191', from + n * 60_000);
      answers.push(answer.ok ? 'ok' : answer.error.message);
    }
    return answers;
  }

  const LOCKED = 'Too many wrong PINs: somebody else has to unlock this sign-in, or it opens in 30 minutes.';
  const FIVE_TRIES = [
    'Wrong id or PIN; 4 tries left.',
    'Wrong id or PIN; 3 tries left.',
    'Wrong id or PIN; 2 tries left.',
    'Wrong id or PIN; 1 try left.',
    LOCKED,
  ];

  it('are told how many tries are left, and are locked out after five', async () => {
    expect(await tries('flo', 5)).toEqual(FIVE_TRIES);
    const later = NOON + 10 * 60_000;
    expect(codeOf(await staff.signIn('flo', '2468', later))).toBe('locked');
    expect(staff.locked(later)).toEqual([flo]);
    must(staff.unlock('flo', { at: later, by: 'gus' }));
    expect(staff.locked(later)).toEqual([]);
    expect(codeOf(await staff.signIn('flo', '2468', later))).toBe('ok');
  });

  it('wait longer after each wrong PIN from the third on, with the right one too', async () => {
    await tries('flo', 3);
    const third = NOON + 2 * 60_000;
    expect(codeOf(await staff.signIn('flo', '2468', third + 4999))).toBe('too-soon');
    expect(codeOf(await staff.signIn('flo', '9191', third + 5000))).toBe('wrong-pin');
    const soon = await staff.signIn('flo', '2468', third + 5000 + 20_000);
    expect(soon).toMatchObject({ error: { message: 'After 4 wrong PINs wait 10 seconds before the next.' } });
    expect(codeOf(await staff.signIn('flo', '2468', third + 5000 + 30_000))).toBe('ok');
  });

  it('cannot be locked out for good: half an hour later there is one try', async () => {
    await tries('flo', 5);
    const locked = NOON + 4 * 60_000;
    expect(codeOf(await staff.signIn('flo', '2468', locked + 30 * 60_000 - 1))).toBe('locked');
    expect(codeOf(await staff.signIn('flo', '9191', locked + 30 * 60_000))).toBe('locked');
    expect(codeOf(await staff.signIn('flo', '2468', locked + 40 * 60_000))).toBe('locked');
    expect(codeOf(await staff.signIn('flo', '2468', locked + 60 * 60_000))).toBe('ok');
    expect(staff.locked(locked + 60 * 60_000)).toEqual([]);
  });

  it('are not told from strangers by trying: who is unknown or dismissed gets the same words', async () => {
    must(await staff.add({ id: 'gus', name: 'Gus', role: 'floor', pin: '2468' }, act));
    must(staff.dismiss('gus', act));
    const [known, unknown, dismissed] = [await tries('flo', 9), await tries('nobody', 9), await tries('gus', 9)];
    expect(unknown).toEqual(known);
    expect(dismissed).toEqual(known);
    const later = NOON + 60 * 60_000;
    const again = [await tries('flo', 2, later), await tries('nobody', 2, later), await tries('GUS', 2, later)];
    expect(again[1]).toEqual(again[0]);
    expect(again[2]).toEqual(again[0]);
  });

  it('get a new PIN, and lose the old one', async () => {
    for (const pin of ['1', '0000', '1234']) expect(codeOf(await staff.setPin('flo', pin, act))).toBe('bad-pin');
    must(await staff.setPin('flo', '1357', act));
    expect(codeOf(await staff.signIn('flo', '2468', NOON))).toBe('wrong-pin');
    expect(codeOf(await staff.signIn('flo', '1357', NOON))).toBe('ok');
  });

  it('who are dismissed are gone but not forgotten: their id is not given again', async () => {
    must(staff.dismiss('flo', { at: NOON, by: 'gus' }));
    expect(staff.list()).toEqual([]);
    expect(staff.member('flo')).toBeNull();
    expect(codeOf(await staff.signIn('flo', '2468', NOON))).toBe('wrong-pin');
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
    must(await staff.add({ id: 'a1', name: 'Alice', role: 'auditor', pin: '1717' }, act));
    expect(staff.list().map(({ name }) => name)).toEqual(['Alice', 'Florence']);
  });

  it('are refused when unknown or badly written', async () => {
    expect(codeOf(await staff.signIn('nobody', '2468', NOON))).toBe('wrong-pin');
    expect(codeOf(staff.unlock('nobody', act))).toBe('unknown-staff');
    const add = async (more: object) => codeOf(await staff.add({ ...flo, id: 'gus', pin: '2468', ...more }, act));
    expect(await add({ id: '' })).toBe('bad-id');
    expect(await add({ id: 'staff:1' })).toBe('bad-id');
    expect(await add({ name: ' ' })).toBe('bad-name');
    expect(await add({ role: 'owner' })).toBe('bad-role');
    expect(await add({ pin: 'open' })).toBe('bad-pin');
  });
});
