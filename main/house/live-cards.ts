/** Cards of the house: a new card for an account makes the account's earlier cards dead. */
import { encodeTrack1, encodeTrack2 } from '../../hardware/readers/encode.ts';
import type { Issued } from '../accounts/issued-card.ts';
import { newCardNumber } from '../accounts/number.ts';
import type { HouseTx } from './tables.ts';

/** Makes the card that an account has from now on. */
export async function newCard(tx: HouseTx, account: string, at: number, by: string): Promise<Issued> {
  const card = newCardNumber();
  await tx.insertInto('cards').values({ number: card, account, issued_at: at, issued_by: by, dead_at: null }).execute();
  return { account, card, track1: encodeTrack1({ account: card }), track2: encodeTrack2({ account: card }) };
}

/** Makes every card of an account dead at every table. */
export async function killCards(tx: HouseTx, account: string, at: number): Promise<void> {
  await tx
    .updateTable('cards')
    .set({ dead_at: at })
    .where('account', '=', account)
    .where('dead_at', 'is', null)
    .execute();
}
