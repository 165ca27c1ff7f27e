/** Acts that somebody is asked for on their first day: each is found by the words on the screen alone, within twenty seconds of a reader. */
import { expect } from 'vitest';
import { freshScreens } from '../../main/screens.ts';
import type { STAFF } from '../main/house/day/cashier.ts';
import { ForcedDecks } from '../main/house/day/forced-decks.ts';
import { pinOf } from './desks-at.ts';
import { Evening } from './house-evening.ts';
import type { Stranger } from './stranger.ts';

export const DESK = { width: 1280, height: 800 };

/** In which an act has to be found, seconds. */
const WITHIN = 20;

/** Where pictures of every act are left for whoever wants to look at them; nowhere unless it is said. */
const PICTURES = process.env.FIRST_DAY_PICTURES ?? null;

/** A house with tables and pages, before the first act of the day. */
export async function newDay(
  decks = new ForcedDecks(5),
  options: Parameters<typeof Evening.open>[1] = {},
): Promise<Evening> {
  await freshScreens();
  const evening = await Evening.open(decks, options);
  await evening.begin();
  return evening;
}

/** The same with the drawer counted and $600 on every guest's card. */
export async function fundedDay(decks = new ForcedDecks(5)): Promise<Evening> {
  const evening = await newDay(decks);
  const { test } = evening.room;
  const { counter, shifts } = await test.house.cage(1);
  await shifts.open({ counted: 0, ...test.act('open'), second: 'flo' });
  for (const [nth, { account }] of evening.guests.entries())
    await counter.deposit({ account, amount: 600_00, nature: 'cash', ...test.act(`in-${nth}`) });
  return evening;
}

/** Does the acts one after the other, and leaves a picture of each. */
export async function walks(
  who: string,
  stranger: Stranger,
  acts: Readonly<Record<string, () => Promise<void>>>,
): Promise<void> {
  for (const [nth, [name, how]] of Object.entries(acts).entries()) {
    await stranger.act(name, how);
    if (PICTURES !== null)
      await stranger.page.screenshot({ path: `${PICTURES}/${who}-${nth + 1}-${name.replaceAll(' ', '-')}.png` });
  }
  console.log(stranger.found.map(({ act, seconds, way }) => `${act}: ${seconds} s, ${way.join(' → ')}`).join('\n'));
  expect(stranger.found.filter(({ seconds }) => seconds > WITHIN)).toEqual([]);
}

/** The second person writes their number and their PIN. */
export async function signsAs(stranger: Stranger, staff: (typeof STAFF)[number][0]): Promise<void> {
  await stranger.writes('Staff number of the second person', staff);
  await stranger.writes('PIN of the second person', pinOf(staff));
}
