/**
 * A player's time bank: time beyond the turn that they draw with a key on their station, so that the table does not
 * wait for absent players. What a turn leaves unused goes back, and each hand dealt to the player adds a little.
 */
import type { TimeBank } from './profile.ts';
import type { Sitting } from './state.ts';

/** How much is in a player's bank now, in milliseconds; 0 where the game has none. */
export function inBank({ bank }: Pick<Sitting, 'bank'>, terms: TimeBank | null): number {
  return terms === null ? 0 : Math.min(bank ?? terms.start, terms.most);
}

/** Adds the whole bank to the running turn. */
export function drawOn(sitting: Sitting, terms: TimeBank | null): void {
  sitting.drawn += inBank(sitting, terms);
  sitting.bank = 0;
}

/** The turn ended with `left` milliseconds on its clock: the unused part of the bank goes back. */
export function putBack(sitting: Sitting, left: number): void {
  if (sitting.drawn === 0) return;
  sitting.bank = (sitting.bank ?? 0) + Math.min(sitting.drawn, Math.round(left));
  sitting.drawn = 0;
}

/** A hand dealt to the player is over, which adds to the bank. */
export function addForHand(sitting: Sitting, terms: TimeBank | null): void {
  putBack(sitting, sitting.drawn);
  if (terms !== null) sitting.bank = Math.min(inBank(sitting, terms) + terms.perHand, terms.most);
}
