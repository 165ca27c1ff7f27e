/**
 * The pot of the next hand when the last hand had no winner. Its chips are in an account of their own, and the memory
 * of the game records whose they are. The winner of a later hand takes it. If the game ends first, every player gets
 * back what they put in: in the seat, or on the card for a player who has left.
 */
import { dollars } from '../../games/money.ts';
import { ok, type Refusal, type Result } from '../../games/result.ts';
import { seatAccount } from '../ledger/places.ts';
import type { Purse } from './purse.ts';
import type { TableState } from './state.ts';
import type { Table } from './table.ts';

type Tell = (seat: number, level: 'info', text: string) => void;

const WHY = 'back from a pot that nobody has won';

/**
 * Gives the pot back, in the draft and in the ledger; does nothing where there is no pot. Only call it while no hand is
 * in play.
 */
export function giveBackCarried(table: Table, draft: TableState, purse: Purse, tell: Tell): Result<unknown, Refusal> {
  const shares = table.carried;
  if (shares.length === 0) return ok(null);
  draft.memory = table.withoutCarried(draft.memory);
  const { ledger } = table.parts.books;
  for (const { player, amount } of shares) {
    const sitting = draft.sittings.find(({ account }) => account === player);
    const [key, at] = [`carried:${table.lastNumber}:${player}`, table.now()];
    const posted = sitting
      ? ledger.post({
          key,
          moves: [{ from: 'carried', to: seatAccount(sitting.seat), amount, why: WHY }],
          at,
          by: null,
        })
      : purse.giveBack({ account: player, amount, key, why: WHY, at });
    if (!posted.ok) return posted;
    if (sitting) tell(sitting.seat, 'info', `${dollars(amount)} is back from the pot that nobody won.`);
  }
  return ok(null);
}

/** The table has broken up, so the chips in the pot go back to the cards. */
export function breakUp(table: Table, purse: Purse, tell: Tell): void {
  if (table.state.sittings.length > 0 || table.carried.length === 0) return;
  const done = table.change((draft) => giveBackCarried(table, draft, purse, tell));
  const entry = { code: 'pot given back', seat: null, by: null };
  if (done.ok) table.note({ ...entry, level: 'info', text: 'No player is left: the unwon pot went back to the cards' });
  else table.note({ ...entry, level: 'error', text: `The unwon pot stays where it is: ${done.error.message}` });
}
