/** What the audit of a house checks about the photos of its players. */
import { createHash } from 'node:crypto';
import { counted, Fault } from '../journal/check.ts';
import type { HouseReader } from './tables.ts';

/** Checks that each photo is the one that was taken for its account, and that there is no other. Throws `Fault`. */
export async function checkPhotos(db: HouseReader): Promise<string> {
  const taken = await db.selectFrom('people').select(['account', 'photo']).where('photo', 'is not', null).execute();
  const expected = new Map(taken.map(({ account, photo }) => [account, photo]));
  const kept = await db.selectFrom('photos').selectAll().orderBy('account').execute();
  for (const { account, data } of kept) {
    const found = createHash('sha256').update(Buffer.from(data, 'base64')).digest('hex');
    if (expected.get(account) !== found) throw new Fault(`the photo of ${account} is not the one that was taken`);
    expected.delete(account);
  }
  const [lacking] = expected.keys();
  if (lacking !== undefined) throw new Fault(`the photo of ${lacking} is missing`);
  return `${counted(kept.length, 'photo')}, each as it was taken`;
}
