import { ROLES } from '../../protocol/roles.ts';
import { realClock } from '../clock/clock.ts';
import { asUsageError, type Command } from '../command.ts';
import { startBots } from '../demo/bots/bots.ts';
import type { Host } from '../host.ts';
import { labelOf } from '../link/addresses.ts';
import { isLoopback, urlOf } from '../link/listening.ts';
import { serveWeb } from '../link/websocket.ts';
import { openTable, readServeOptions } from '../open-table.ts';
import { SCREENS_FOLDER } from '../screens.ts';

export const command: Command = {
  name: 'serve',
  isService: true,
  summary: 'open a table; without options a demo house with play money in ./data',
  usage: `serve [--data DIR] [--money] [--bots N] [--profile NAME] [--port N] [--config FILE] [--devices FILE]
        [--manifest FILE] [--anchor FILE --anchor-key FILE]
        [--listen ADDRESS --tls-cert FILE --tls-key FILE]

  --data DIR      where the table keeps its books (default: data)
  --money         real money: staff sign in, no demo cards, no bots
  --bots N        seat N bots, 1 to 9 (play money only)
  --profile NAME  the game to play, by its profile or its game's id: holdem, ez-baccarat, no-bust-21, … (default: what
                  the table played last, or its first)
  --port N        port on this machine (default: 8080; 0 picks a free one)
  --config FILE   table settings (default: table.json in the data folder)
  --devices FILE  readers and displays (default: devices.json in the data folder, else simulated readers)
  --manifest FILE the approved program, which a real-money table must be (default: dist/manifest.sha256)

  --anchor FILE     where the ends of the books are signed and kept, on another disk: with it an older or a forged copy of
                    the books is refused (dealerless anchor tells more)
  --anchor-key FILE the private key it is signed with

  --listen ADDRESS  address to serve the screens on (default: 127.0.0.1, which only this machine reaches). Any other
                    needs TLS:
  --tls-cert FILE   the certificate of this machine, with those that vouch for it, PEM
  --tls-key FILE    its private key, PEM`,
  run,
};

async function run(args: readonly string[]): Promise<number> {
  const options = readServeOptions(args);
  const clock = realClock();
  const { host } = await openTable(options, clock);
  const { listening } = options;
  // The lobby leads to every screen: strangers on the network must not find it.
  const home = options.money || !isLoopback(listening.address) ? null : host.path({ screen: 'lobby' });
  const web = await serveWeb(host.link, host.tokens, {
    listening,
    port: options.port,
    pages: SCREENS_FOLDER,
    home,
  }).catch(async (error: unknown) => {
    await host.close();
    throw asUsageError(error);
  });
  const bots = startBots(host, options.bots, clock);
  announce(host, urlOf(listening, web.port), { money: options.money, home: home !== null });
  await untilToldToStop();
  bots.stop();
  await web.close();
  await host.close();
  return 0;
}

function announce(host: Host, address: string, { money, home }: { money: boolean; home: boolean }): void {
  console.log(money ? `${host.room.name} is open.` : `${host.room.name} is open: a demo house, PLAY MONEY only.`);
  if (home) console.log(`\n  Start here:      ${address}/\n`);
  for (const role of ROLES) console.log(`  ${`${labelOf(role)}:`.padEnd(16)} ${address}${host.path(role)}`);
  console.log('\nCtrl+C closes the table; a hand in play is taken up at the next start.');
}

function untilToldToStop(): Promise<void> {
  return new Promise((done) => {
    process.once('SIGINT', () => done());
    process.once('SIGTERM', () => done());
  });
}
