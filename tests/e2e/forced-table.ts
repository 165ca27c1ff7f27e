/**
 * A table of a house for real money in a process of its own, put together from the parts of which `dealerless serve` is, but with
 * readers that its parent swipes and with decks that its parent may choose: no command of the product can. Takes the words of `serve`.
 */
import { z } from 'zod';
import type { Seat } from '../../games/seat.ts';
import { openHost } from '../../main/compose.ts';
import { urlOf } from '../../main/link/listening.ts';
import { serveWeb } from '../../main/link/websocket.ts';
import { readServeOptions } from '../../main/open-table.ts';
import { SCREENS_FOLDER } from '../../main/screens.ts';
import { setupsOf } from '../../main/setups.ts';
import { readConfig } from '../../main/table/config.ts';
import { ForcedDecks } from '../main/house/day/forced-decks.ts';

/** What its parent tells it. */
const told = z.union([
  z.strictObject({ swipe: z.string(), seat: z.int().min(1).max(10) }),
  /** Among how many the next deck with a bad beat is dealt; null: the next deck is any. */
  z.strictObject({ badBeat: z.int().min(2).max(10).nullable() }),
]);

const options = readServeOptions(process.argv.slice(2));
const { config, source } = readConfig(options.config);
const decks = new ForcedDecks(options.house?.table ?? 1);
const host = await openHost({
  ...{ data: options.data, kind: 'money', config, setups: setupsOf(config, [], source), devices: null },
  ...{ house: options.house ?? 'here', shuffler: decks.shuffler },
});
const { listening, port } = options;
const openLink = (code: string) => host.openLink(code);
const pages = SCREENS_FOLDER;
const web = await serveWeb(host.link, host.tokens, { listening, port, pages, home: null, openLink });
host.servedAt(urlOf(listening, web.port));
process.on('message', (message) => {
  const said = told.parse(message);
  if ('badBeat' in said) decks.badBeatNext(said.badBeat);
  else host.swipe(said.swipe, said.seat as Seat);
});
process.once('SIGTERM', () => {
  void web
    .close()
    .then(() => host.close())
    .then(() => process.disconnect?.());
});
process.send?.('open');
