/** The table whose recovery is measured, and its players. */

import type { Host } from '../../main/host.ts';
import { tableConfig } from '../../main/table/config.ts';

export const PLAYERS = 6;

/** Each player's chips, cents: enough for the most hands that anybody measures. */
const CHIPS = 400_00;

export const TABLE = {
  kind: 'demo',
  devices: null,
  config: tableConfig.parse({ games: [{ game: 'holdem', limit: '2-4' }], timing: { result: 0, pause: 0 } }),
} as const;

/** Seats the first cards of the tray; resolves when their chips, which may come from a house, are in front of them. */
export async function sitDown(host: Host): Promise<void> {
  const { seats, accounts } = host.room;
  for (let seat = 1; seat <= PLAYERS; seat += 1) {
    const account = host.tray[seat - 1]?.account ?? '';
    const handle = accounts.byAccount(account)?.handle ?? '';
    const bought = seats.comingIn.buyIn(seat, { account, handle, entry: 'wait' }, CHIPS, `bench:${seat}`, host.rev());
    if (!bought.ok) throw new Error(bought.error.message);
  }
  while (host.room.table.state.sittings.length < PLAYERS) await new Promise((resolve) => setTimeout(resolve, 5));
}
