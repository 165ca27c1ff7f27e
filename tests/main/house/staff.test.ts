/** Who works at a house and how they sign in, the same on SQLite and on PostgreSQL. */
import { describe, expect, it } from 'vitest';
import { encodeCard } from '../../../hardware/readers/encode.ts';
import type { HouseStaff } from '../../../main/house/staff.ts';
import { codeOf, must, NOON } from '../ledger/books.ts';
import { onBothEngines } from './engines.ts';
import { atNewHouse } from './test-house.ts';

const flo = { id: 'flo', name: 'Florence', role: 'floor' as const };
const LOCKED = 'Too many wrong PINs: somebody else has to unlock this sign-in, or it opens in 30 minutes.';
const FIVE_TRIES = [
  'Wrong id or PIN; 4 tries left.',
  'Wrong id or PIN; 3 tries left.',
  'Wrong id or PIN; 2 tries left.',
  'Wrong id or PIN; 1 try left.',
  LOCKED,
];

onBothEngines((newPlace) => {
  type Work = (staff: HouseStaff, act: () => { key: string; at: number; by: string }) => Promise<void>;
  const withFlo = (work: Work): Promise<void> =>
    atNewHouse(newPlace(), async ({ house }) => {
      let acts = 0;
      const act = () => {
        acts += 1;
        return { key: `act ${acts}`, at: NOON, by: 'setup' };
      };
      must(await house.staff.add({ ...flo, pin: '2468' }, act()));
      await work(house.staff, act);
    });

  /** What is answered to wrong PINs, one a minute. */
  async function tries(staff: HouseStaff, id: string, count: number, from = NOON): Promise<string[]> {
    const answers: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const answer = await staff.signIn(id, '9191', from + n * 60_000);
      answers.push(answer.ok ? 'ok' : answer.error.message);
    }
    return answers;
  }

  describe('staff of a house', () => {
    it('sign in with their PIN, however they write their id', () =>
      withFlo(async (staff) => {
        expect(must(await staff.signIn('flo', '2468', NOON))).toEqual(flo);
        expect(must(await staff.signIn('FLO', '2468', NOON))).toEqual(flo);
      }));

    it('see how many tries are left, and are locked out after five', () =>
      withFlo(async (staff, act) => {
        expect(await tries(staff, 'flo', 5)).toEqual(FIVE_TRIES);
        const later = NOON + 10 * 60_000;
        expect(codeOf(await staff.signIn('flo', '2468', later))).toBe('locked');
        must(await staff.unlock('flo', act()));
        expect(codeOf(await staff.signIn('flo', '2468', later))).toBe('ok');
      }));

    it('wait longer after each wrong PIN from the third on, with the right one too', () =>
      withFlo(async (staff) => {
        await tries(staff, 'flo', 3);
        const third = NOON + 2 * 60_000;
        expect(codeOf(await staff.signIn('flo', '2468', third + 4999))).toBe('too-soon');
        expect(codeOf(await staff.signIn('flo', '9191', third + 5000))).toBe('wrong-pin');
        expect(await staff.signIn('flo', '2468', third + 5000 + 20_000)).toMatchObject({
          error: { message: 'After 4 wrong PINs, wait 10 seconds before the next.' },
        });
        expect(codeOf(await staff.signIn('flo', '2468', third + 5000 + 30_000))).toBe('ok');
      }));

    it('cannot be locked out for good: half an hour later there is one try', () =>
      withFlo(async (staff) => {
        await tries(staff, 'flo', 5);
        const locked = NOON + 4 * 60_000;
        expect(codeOf(await staff.signIn('flo', '2468', locked + 30 * 60_000 - 1))).toBe('locked');
        expect(codeOf(await staff.signIn('flo', '9191', locked + 30 * 60_000))).toBe('locked');
        expect(codeOf(await staff.signIn('flo', '2468', locked + 40 * 60_000))).toBe('locked');
        expect(codeOf(await staff.signIn('flo', '2468', locked + 60 * 60_000))).toBe('ok');
      }));

    it('cannot be told from strangers by trying: unknown and dismissed people get the same words', () =>
      withFlo(async (staff, act) => {
        must(await staff.add({ id: 'gus', name: 'Gus', role: 'floor', pin: '2468' }, act()));
        must(await staff.dismiss('gus', act()));
        const known = await tries(staff, 'flo', 9);
        expect(await tries(staff, 'nobody', 9)).toEqual(known);
        expect(await tries(staff, 'gus', 9)).toEqual(known);
        const later = NOON + 60 * 60_000;
        const again = await tries(staff, 'flo', 2, later);
        expect(await tries(staff, 'nobody', 2, later)).toEqual(again);
        expect(await tries(staff, 'GUS', 2, later)).toEqual(again);
      }));

    it('who are dismissed are gone but not forgotten: their id is not given again', () =>
      withFlo(async (staff, act) => {
        must(await staff.dismiss('flo', act()));
        expect(await staff.list()).toEqual([]);
        expect(codeOf(await staff.signIn('flo', '2468', NOON))).toBe('wrong-pin');
        expect(codeOf(await staff.add({ ...flo, pin: '2468' }, act()))).toBe('exists');
      }));

    it('may have a card that says who they are and nothing else; the one before it is dead', () =>
      withFlo(async (staff, act) => {
        const card = async () => (await staff.known()).map((each) => each.card);
        const first = must(await staff.issueCard('flo', act()));
        expect(first.track1 + first.track2).toBe(encodeCard({ account: first.card }));
        expect(await card()).toEqual([first.card]);
        const second = must(await staff.issueCard('Flo', act()));
        expect(second.card).not.toBe(first.card);
        expect(await card()).toEqual([second.card]);
        must(await staff.dismiss('flo', act()));
        expect(codeOf(await staff.issueCard('flo', act()))).toBe('dismissed');
        expect(codeOf(await staff.issueCard('nobody', act()))).toBe('unknown-staff');
      }));

    it('are listed by name', () =>
      withFlo(async (staff, act) => {
        must(await staff.add({ id: 'a1', name: 'Alice', role: 'auditor', pin: '1717' }, act()));
        expect((await staff.list()).map(({ name }) => name)).toEqual(['Alice', 'Florence']);
      }));

    it('are refused when badly written, or with a PIN that anybody tries first', () =>
      withFlo(async (staff, act) => {
        const add = async (more: object) => codeOf(await staff.add({ ...flo, id: 'gus', pin: '2468', ...more }, act()));
        expect(await add({ id: '' })).toBe('bad-id');
        expect(await add({ id: 'staff:1' })).toBe('bad-id');
        expect(await add({ name: ' ' })).toBe('bad-name');
        expect(await add({ role: 'owner' })).toBe('bad-role');
        for (const pin of ['open', '1', '0000', '1234']) {
          expect(await add({ pin })).toBe('bad-pin');
          expect(codeOf(await staff.setPin('flo', pin, act()))).toBe('bad-pin');
        }
      }));
  });
});
