/** Standing choices: what a player asks for in all hands to come, such as to straddle whenever they may. */
import type { StandingChoice } from '../../games/game.ts';
import type { Setup } from './game-on-table.ts';

/** What players may choose while this is played; nothing in most games. */
export const choicesOf = ({ game, rules }: Setup): readonly StandingChoice[] => game.choices?.(rules) ?? [];

/** The ids with one set or taken back; in the order in which they were set. */
export function withChoice(held: readonly string[], id: string, on: boolean): string[] {
  const others = held.filter((other) => other !== id);
  return on ? [...others, id] : others;
}

/**
 * What is left of a player's choices when another game is put on: only what means the same there. A choice that says
 * another amount is another choice: who straddles for $4 has not said that they would for $30.
 */
export function stillHeld(held: readonly string[], before: Setup, after: Setup): string[] {
  const said = new Map(choicesOf(before).map(({ id, label }) => [id, label]));
  const same = choicesOf(after).filter(({ id, label }) => said.get(id) === label);
  return held.filter((id) => same.some((choice) => choice.id === id));
}
