/** The page of a desk or a wall that was used, made as good as new: opening one takes most of a second of a processor. */

import { rest } from './fingers.ts';
import { station } from './fixtures.ts';
import type { Stand } from './stand.ts';

/** A view that is not for a desk or a wall, in another language: nothing that stood there outlives either. */
const NOTHING_OF_IT = { ...station({ name: 'vacant' }), language: 'es' } as const;

/**
 * Takes down all that the page shows, with what was typed, chosen and opened on it, and what it has told; every intent that is left
 * over is answered and forgotten. The next view draws it again from nothing. Its window, its clock and what it was routed to stay.
 */
export async function asNew(stand: Stand): Promise<void> {
  for (const { id } of await stand.intents()) await stand.push({ t: 'answer', id, ok: true, result: null });
  await stand.show(NOTHING_OF_IT, 1);
  await stand.page.getByTestId('waiting-page').waitFor();
  await rest(stand.page);
  await stand.page.evaluate(() => {
    window.sentFrames.splice(1);
    window.scrollTo(0, 0);
  });
  stand.complaints.length = 0;
}
