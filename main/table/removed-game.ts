/**
 * A start that no longer finds a game among those offered, because an operator has changed `table.json`. What is on the
 * table is played on and the floor is notified; nothing stops for it.
 */
import { GAMES } from '../../games/registry.ts';
import type { Journal } from '../journal/journal.ts';
import type { Setup } from './game-on-table.ts';
import type { Timing } from './profile.ts';
import type { TableState } from './state.ts';

/**
 * The game on the table as it was put on. An older file without it has its last hand instead. If that hand was of
 * another game, this one has not been played, and the first game offered takes its place.
 */
export function removedSetup(state: TableState, setups: ReadonlyMap<string, Setup>, journal: Journal): Setup {
  const kept = state.playing;
  const game = kept && GAMES.get(kept.game);
  if (kept && game && kept.id === state.profile) return { profile: kept, game, rules: game.rules.parse(kept.rules) };
  const [first] = setups.values();
  if (!first) throw new Error('table.json: games: expected at least one game');
  const last = journal.lastHand();
  const played = last?.profile === state.profile ? GAMES.get(last.game) : undefined;
  const profile = {
    ...first.profile,
    id: state.profile,
    label: `${played?.name ?? first.game.name}, no longer offered`,
  };
  return played && last
    ? { profile: { ...profile, game: played.id, posted: [] }, game: played, rules: played.rules.parse(last.rules) }
    : { ...first, profile };
}

interface Start {
  readonly setups: ReadonlyMap<string, Setup>;
  readonly lastNumber: number;
  readonly rev: number;
  readonly now: number;
  readonly timing: Timing;
}

/**
 * What a table continues with. An announced game that has been removed will not be played. If the game on the table has
 * been removed, the first game offered follows it after the open hand, and the players are asked. The time for last
 * answers starts over, because no screen was lit in the meantime. `text`: the notice to the floor; null when every game
 * is still offered.
 */
export function takenUp(
  state: TableState,
  { setups, lastNumber, rev, now, timing }: Start,
): { readonly state: TableState; readonly text: string | null } {
  const { profile, nextProfile } = state;
  const isComing = nextProfile !== null && setups.has(nextProfile);
  const asking = state.asking && isComing ? state.asking : null;
  const renewed = asking && asking.until !== null ? { ...asking, until: now + timing.gameChange } : asking;
  const coming = { ...state, nextProfile: isComing ? nextProfile : null, asking: renewed };
  const gone = `"${nextProfile}" was to be played next and is no longer in table.json.`;
  if (setups.has(profile)) {
    return {
      state: coming,
      text: nextProfile === null || isComing ? null : `${gone} The table keeps its current game.`,
    };
  }
  const first = [...setups.keys()][0] ?? profile;
  const next = isComing ? nextProfile : first;
  const fresh = { id: rev + 1, afterHand: lastNumber, until: null, answers: [] };
  const text = `"${profile}" is on the table and is no longer in table.json. An open hand is played out; then the players are asked to come along to "${next}".`;
  return { state: { ...coming, nextProfile: next, asking: { ...(renewed ?? fresh), afterHand: lastNumber } }, text };
}
