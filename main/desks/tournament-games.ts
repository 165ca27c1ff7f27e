/** The games in which a tournament may be announced, with their names. */
import { GAMES } from '../../games/registry.ts';
import { TOURNAMENT_GAMES, type TournamentGame } from '../../protocol/tournament.ts';

export const tournamentGames: TournamentGame[] = TOURNAMENT_GAMES.map((id) => ({
  id,
  name: GAMES.get(id)?.name ?? id,
}));
