/**
 * A player's time bank: time beyond the turn that they draw on by a key of their station, so that nobody waits for one who
 * is not there. What a turn leaves of it goes back, and each hand that is dealt to them adds a little.
 */
import type { TimeBank } from './profile.ts';
import type { Sitting } from './state.ts';

/** What is in a player's bank now, milliseconds; 0 where the game has none. */
export function inBank({ bank }: Pick<Sitting, 'bank'>, terms: TimeBank | null): number {
  return terms === null ? 0 : Math.min(bank ?? terms.start, terms.most);
}

/** All of it goes to the turn that runs. */
export function drawOn(sitting: Sitting, terms: TimeBank | null): void {
  sitting.drawn += inBank(sitting, terms);
  sitting.bank = 0;
}

/** The turn is over, with `left` milliseconds on its clock: what of the bank was not used goes back. */
export function putBack(sitting: Sitting, left: number): void {
  if (sitting.drawn === 0) return;
  sitting.bank = (sitting.bank ?? 0) + Math.min(sitting.drawn, Math.round(left));
  sitting.drawn = 0;
}

/** A hand that was dealt to the player is over. */
export function addForHand(sitting: Sitting, terms: TimeBank | null): void {
  putBack(sitting, sitting.drawn);
  if (terms !== null) sitting.bank = Math.min(inBank(sitting, terms) + terms.perHand, terms.most);
}
