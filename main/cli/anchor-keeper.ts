import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { resolve } from 'node:path';
import { noOperands, type OptionTable, readArguments, wholeNumber } from '../arguments.ts';
import { asUsageError, type Command, orUsageError, UsageError } from '../command.ts';
import { AnchorFolder } from '../link/anchor-folder.ts';
import { readListening, urlOf } from '../link/listening.ts';
import { usageOf } from '../usage.ts';
import { untilToldToStop } from './until-told.ts';

const OPTIONS = {
  folder: { value: 'DIR', help: 'where the anchors are kept, and the public key of each table as NAME.pub' },
  listen: { value: 'ADDRESS', help: 'address to be reached at (default: 127.0.0.1); any other needs TLS' },
  port: { value: 'N', help: 'port (default: 8500; 0 picks a free one)' },
  'tls-cert': { value: 'FILE', help: 'the certificate of this machine with its chain, PEM' },
  'tls-key': { value: 'FILE', help: 'its private key, PEM' },
} as const satisfies OptionTable;

/** The longest a request may take, in milliseconds, and how many may be in progress. */
const PATIENCE = 5000;
const CONNECTIONS = 64;

export const command: Command = {
  isService: true,
  usage: usageOf({
    name: 'anchor-keeper',
    forms: ['--folder DIR [--listen ADDRESS --tls-cert FILE --tls-key FILE] [--port N]'],
    options: OPTIONS,
    about: `Anyone who controls a table's machine can change its books and any anchor on its disks. This command keeps the anchor
on another machine: it adds each line that the table signed and that follows the one before, and never removes one.

Put the public key of each table (dealerless anchor) into the folder as NAME.pub. Its token is written next to it as
NAME.token; start the table with it:

  dealerless serve --money --anchor-keeper https://HOST:8500/NAME --anchor-token NAME.token --anchor-key FILE

The lines are in NAME.anchor, for "dealerless audit --anchor".`,
  }),
  run,
};

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  noOperands(positionals);
  const { folder, listen: address, 'tls-cert': cert, 'tls-key': key } = values;
  if (folder === undefined) throw new UsageError('expected --folder DIR, the folder of the anchors');
  const port = wholeNumber('port', values.port, { default: 8500, min: 0, max: 65_535 });
  const listening = orUsageError(() => readListening({ address, cert, key }));
  const keeper = orUsageError(() => new AnchorFolder(resolve(folder)));
  const limits = { headersTimeout: PATIENCE, requestTimeout: PATIENCE, handshakeTimeout: PATIENCE };
  const server =
    listening.tls === null
      ? createServer(limits, keeper.listener)
      : createTlsServer({ ...limits, ...listening.tls, minVersion: 'TLSv1.3' }, keeper.listener);
  server.maxConnections = CONNECTIONS;
  server.setTimeout(PATIENCE);
  await new Promise<void>((done, failed) => {
    server.once('error', (error) => failed(asUsageError(error)));
    server.listen(port, listening.address, done);
  });
  server.on('error', (error) => console.error(error.message));
  const bound = server.address();
  const url = urlOf(listening, typeof bound === 'object' && bound !== null ? bound.port : port);
  for (const name of keeper.names) console.log(`${url}/${name}`);
  await untilToldToStop();
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
  return 0;
}
