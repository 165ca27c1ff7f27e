/**
 * `npm run dev`: the demo table with bots, its screens served from their sources with hot reload, and the gallery. Options
 * are those of `serve`; `--port` is where the screens are (default 8090). Ctrl+C stops all of it.
 */
import { parseArgs } from 'node:util';
import { openHost } from './host.ts';
import { addressOf, serveScreens } from './server.ts';

/** Takes `--port N` out of the options; the others go to the table. */
function readOptions(args: readonly string[]): { readonly port: number; readonly rest: readonly string[] } {
  const at = args.indexOf('--port');
  const taken = at === -1 ? [] : args.slice(at, at + 2);
  const { values } = parseArgs({ args: taken, options: { port: { type: 'string', default: '8090' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port ${values.port}: expected a whole number from 0 to 65535`);
  }
  return { port, rest: at === -1 ? args : args.toSpliced(at, 2) };
}

async function run(args: readonly string[]): Promise<number> {
  const { port, rest } = readOptions(args);
  const host = await openHost(rest.includes('--bots') ? rest : ['--bots', '5', ...rest]);
  const screens = await serveScreens(host.address, port).catch(async (error: unknown) => {
    await host.stop();
    throw error;
  });
  const address = addressOf(screens);
  console.log(host.said.replaceAll(host.address, address));
  console.log(`  Gallery:         ${address}/gallery`);
  const told = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  await Promise.race([told, host.ended]);
  const [code] = await Promise.all([host.stop(), screens.close()]);
  return code;
}

process.exitCode = await run(process.argv.slice(2));
