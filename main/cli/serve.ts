import '../plain-parsing.ts';
import { asUsageError, type Command } from '../command.ts';
import type { Host } from '../host.ts';
import { labelOf } from '../link/addresses.ts';
import { isLoopback, urlOf } from '../link/listening.ts';
import { serveWeb } from '../link/websocket.ts';
import { openTable, readServeOptions, SERVE_OPTIONS } from '../open-table.ts';
import { SCREENS_FOLDER } from '../screens.ts';
import { usageOf } from '../usage.ts';
import { untilToldToStop } from './until-told.ts';

export const command: Command = {
  isService: true,
  usage: usageOf({ name: 'serve', options: SERVE_OPTIONS }),
  run,
};

async function run(args: readonly string[]): Promise<number> {
  const options = readServeOptions(args);
  const table = await openTable(options);
  const { host } = table;
  const { listening } = options;
  // The lobby leads to every screen, so strangers on the network must not find it.
  const home = options.money || !isLoopback(listening.address) ? null : host.path({ screen: 'lobby' });
  const web = await serveWeb(host.link, host.tokens, {
    listening,
    port: options.port,
    pages: SCREENS_FOLDER,
    home,
    names: { '/board': '/center-display/board.html' },
    openLink: (code) => host.openLink(code),
  }).catch(async (error: unknown) => {
    await table.close();
    throw asUsageError(error);
  });
  host.servedAt(urlOf(listening, web.port));
  table.seatBots();
  announce(host, urlOf(listening, web.port), { money: options.money, home: home !== null });
  if (table.monitor !== null) console.log(`  Monitor:         ${table.monitor}`);
  await untilToldToStop();
  await web.close();
  await table.close();
  return 0;
}

function announce(host: Host, address: string, { money, home }: { money: boolean; home: boolean }): void {
  console.log(money ? `${host.room.name} is open.` : `${host.room.name} is open: a demo house, PLAY MONEY only.`);
  if (home) console.log(`\n  Start here:      ${address}/\n`);
  for (const role of host.tokens.roles) console.log(`  ${`${labelOf(role)}:`.padEnd(16)} ${address}${host.path(role)}`);
  console.log('\nCtrl+C closes the table; a hand in play continues at the next start.');
}
