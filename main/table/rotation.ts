/**
 * A list of games that are played in turn, such as H.O.R.S.E.: each for a round of the table, or for half an hour. The next one is
 * announced while the last hand of a game is played, and begins with the hand after it. Each game keeps what it remembers, its
 * button and blinds among it, until its turn comes again.
 */
import { ok } from '../../games/result.ts';
import { stillHeld } from './choices.ts';
import type { Setup } from './game-on-table.ts';
import type { TableState } from './state.ts';
import type { Table } from './table.ts';

const HALF_HOUR = 30 * 60_000;

type Rotation = NonNullable<Setup['rotation']>;

/** The game that comes after the one that is played now, whatever is played. */
const nextOf = ({ games }: Rotation, { rotation }: Readonly<TableState>): Setup | undefined =>
  games[(rotation.at + 1) % games.length];

/** The game of a rotation that a state is at. */
export const gameAt = ({ games }: Rotation, { rotation }: Readonly<TableState>): Setup | undefined =>
  games[rotation.at % games.length];

/** The game that is played from the next hand on, once that is certain; null where the game stays. */
export function nextInRotation(table: Table): Setup | null {
  const { rotation } = table.setup;
  if (!rotation || table.state.nextProfile !== null || !isDue(table, rotation)) return null;
  return nextOf(rotation, table.state) ?? null;
}

function isDue(table: Table, { every }: Rotation): boolean {
  const { hands, since } = table.state.rotation;
  // The hand that is played now is one of the round.
  const played = hands + (table.hand ? 1 : 0);
  if (every === 'half-hour') return played > 0 && since > 0 && table.now() - since >= HALF_HOUR;
  return played > 0 && played >= (table.shownHand?.facts.start.players.length ?? table.state.rotation.players);
}

/** Between hands: puts the next game on when its turn has come. A pot that nobody has won is played for first. */
export function rotate(table: Table, tell: (seat: number, level: 'info', text: string) => void): boolean {
  const [before, after] = [table.setup, nextInRotation(table)];
  if (after === null || table.carried.length > 0) return false;
  const done = table.change((draft) => {
    const { at, memories } = draft.rotation;
    const size = before.rotation?.games.length ?? 1;
    const others = memories.filter(([index]) => index !== at);
    const kept = memories.find(([index]) => index === (at + 1) % size)?.[1] ?? null;
    draft.rotation = {
      at: (at + 1) % size,
      hands: 0,
      players: 0,
      since: table.now(),
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
  for (const { seat } of table.state.sittings) tell(seat, 'info', `The next game is ${after.game.name}.`);
  const text = `${before.profile.label} gives way to ${after.profile.label}`;
  table.note({ level: 'info', code: 'game changed', text, seat: null, by: null });
  return true;
}
