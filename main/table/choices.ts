/** Standing choices: what a player asks for in all hands to come, such as straddling whenever they may. */
import type { StandingChoice } from '../../games/hand-start.ts';
import { onceFor } from '../journal/once-for.ts';
import type { Setup } from './game-on-table.ts';

/** The choices players have in this game; empty in most games. */
export const choicesOf = onceFor(({ game, rules, rotation }: Setup): readonly StandingChoice[] => [
  ...(game.choices?.(rules) ?? []),
  ...(rotation?.next === 'dealers-choice' ? rotation.games.map(gameChoice) : []),
]);

/** Dealer's choice: the game a player wants when it is their turn to choose. */
const gameChoice = ({ profile: { label } }: Setup, index: number): StandingChoice => ({
  id: `${PLAY}${index}`,
  label: `My choice: ${label.slice(label.indexOf(': ') + 2)}`,
});

const PLAY = 'play-';

/**
 * Index of the game a player has chosen from a list, the latest one where they have chosen several; null where none.
 */
export function gameChosen(held: readonly string[]): number | null {
  const last = held.findLast((id) => id.startsWith(PLAY));
  return last === undefined ? null : Number(last.slice(PLAY.length));
}

/** The ids with one added or removed, in the order in which they were set. */
export function withChoice(held: readonly string[], id: string, on: boolean): string[] {
  const others = held.filter((other) => other !== id);
  return on ? [...others, id] : others;
}

/**
 * The choices a player keeps when another game is put on: only those that mean the same there. A choice for another
 * amount is another choice: a player who straddles for $4 has not agreed to straddle for $30.
 */
export function stillHeld(held: readonly string[], before: Setup, after: Setup): string[] {
  const said = new Map(choicesOf(before).map(({ id, label }) => [id, label]));
  const same = choicesOf(after).filter(({ id, label }) => said.get(id) === label);
  return held.filter((id) => same.some((choice) => choice.id === id));
}
