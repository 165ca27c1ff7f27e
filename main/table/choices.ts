/** Standing choices: what a player asks for in all hands to come, such as to straddle whenever they may. */
import type { StandingChoice } from '../../games/hand-start.ts';
import type { Setup } from './game-on-table.ts';

/** What players may choose while this is played; nothing in most games. */
export const choicesOf = ({ game, rules, rotation }: Setup): readonly StandingChoice[] => [
  ...(game.choices?.(rules) ?? []),
  ...(rotation?.next === 'dealers-choice' ? rotation.games.map(gameChoice) : []),
];

/** Dealer's choice: what a player wants to be played when it is their turn to say. */
const gameChoice = ({ profile: { label } }: Setup, index: number): StandingChoice => ({
  id: `${PLAY}${index}`,
  label: `My choice: ${label.slice(label.indexOf(': ') + 2)}`,
});

const PLAY = 'play-';

/** Which game of a list a player has chosen, the last where they have chosen several; null where none. */
export function gameChosen(held: readonly string[]): number | null {
  const last = held.findLast((id) => id.startsWith(PLAY));
  return last === undefined ? null : Number(last.slice(PLAY.length));
}

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
