/** The schedule of a game in a house, a line for each option: option, limits, what players pay, what the player-dealer pays. */
import type { FeeTiers } from '../../games/ask.ts';
import { gameIn } from '../../houses/house.ts';
import { HOUSES } from '../../houses/houses.ts';

const row = (tiers: FeeTiers): string => tiers.map(({ from, fee }) => `${from / 100}:${fee / 100}`).join(' ');

export function printed(houseId: string, gameId: string): readonly string[] {
  const house = HOUSES.get(houseId);
  const game = house && gameIn(house, gameId);
  if (game?.kind !== 'banked') throw new Error(`${houseId} ${gameId}`);
  return game.collections.map(
    ({ option, limits: { min, max }, collection: { playerBy, player, dealerBy, dealer } }) =>
      `${option} | ${min / 100}-${(max ?? 0) / 100} | ${playerBy} ${row(player)} | ${dealerBy} ${row(dealer)}`,
  );
}
