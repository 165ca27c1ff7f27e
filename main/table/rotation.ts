/**
 * A list of games played in turn, such as H.O.R.S.E.: each for a round of the table, or for half an hour. The next game
 * is announced during the last hand of the current one, and starts with the hand after it. Each game keeps what it
 * remembers, including its button and blinds, until its turn comes again.
 */

import { ok } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import { gameChosen, stillHeld } from './choices.ts';
import type { Setup } from './game-on-table.ts';
import type { Sitting, TableState } from './state.ts';
import type { Table } from './table.ts';

const HALF_HOUR = 30 * 60_000;

type Rotation = NonNullable<Setup['rotation']>;

/**
 * The game that follows the current one: the next in the list. With dealer's choice, players at the table choose in
 * turn, and the next in the list follows where the player has chosen nothing.
 */
function nextOf(
  { games, next }: Rotation,
  state: Readonly<TableState>,
): { readonly index: number; readonly seat: Seat | null } {
  const inOrder = (state.rotation.at + 1) % games.length;
  const chooser = next === 'dealers-choice' ? chooserOf(state) : null;
  const chosen = chooser && gameChosen(chooser.choices);
  const isThere = chosen !== null && chosen < games.length;
  return { index: isThere ? chosen : inOrder, seat: chooser && isThere ? chooser.seat : null };
}

/** The player who chooses: the first one at the table clockwise after the last player to choose. */
function chooserOf({ sittings, rotation: { chooser } }: Readonly<TableState>): Sitting | null {
  const there = sittings.filter(({ status }) => status === 'playing').sort((a, b) => a.seat - b.seat);
  return there.find(({ seat }) => seat > chooser) ?? there[0] ?? null;
}

/** The game that a rotation has reached in this state. */
export const gameAt = ({ games }: Rotation, { rotation }: Readonly<TableState>): Setup | undefined =>
  games[rotation.at % games.length];

/** The game for the next hand, once it is certain; null when the game stays. */
export function nextInRotation(table: Table): Setup | null {
  const { rotation } = table.setup;
  if (!rotation || table.state.nextProfile !== null || !isDue(table, rotation)) return null;
  const { index } = nextOf(rotation, table.state);
  return index === table.state.rotation.at ? null : (rotation.games[index] ?? null);
}

function isDue(table: Table, { every }: Rotation): boolean {
  const { hands, since } = table.state.rotation;
  // The running hand is part of the round.
  const played = hands + (table.hand ? 1 : 0);
  if (every === 'half-hour') return played > 0 && since > 0 && table.now() - since >= HALF_HOUR;
  return played > 0 && played >= (table.shownHand?.facts.start.players.length ?? table.state.rotation.players);
}

/** Between hands: puts the next game on when its turn has come, but not before a carried pot has been won. */
export function rotate(table: Table, tell: (seat: number, level: 'info', text: string) => void): boolean {
  const before = table.setup;
  const { rotation } = before;
  if (!rotation || table.state.nextProfile !== null || !isDue(table, rotation) || table.carried.length > 0)
    return false;
  const { index, seat } = nextOf(rotation, table.state);
  const after: Setup = { ...(rotation.games[index] ?? before), rotation };
  const chooser = rotation.next === 'dealers-choice' ? (chooserOf(table.state)?.seat ?? 0) : 0;
  const done = table.change((draft) => {
    const { at, memories } = draft.rotation;
    const kept = index === at ? draft.memory : (memories.find(([other]) => other === index)?.[1] ?? null);
    const others = memories.filter(([other]) => other !== at);
    draft.rotation = {
      ...{ at: index, hands: 0, players: 0, since: table.now(), chooser },
      memories: [...others, [at, draft.memory]],
    };
    draft.memory = kept;
    draft.playing = after.profile;
    for (const sitting of draft.sittings) {
      Object.assign(sitting, { choices: stillHeld(sitting.choices, before, after), entry: 'wait' });
    }
    return ok(null);
  });
  if (!done.ok) return false;
  const by = seat === null ? '' : `, the choice of seat ${seat}`;
  for (const sitting of table.state.sittings) tell(sitting.seat, 'info', `The next game is ${after.game.name}${by}.`);
  const text = `${before.profile.label} gives way to ${after.profile.label}${by}`;
  table.note({ level: 'info', code: 'game changed', text, seat: null, by: null });
  return true;
}
