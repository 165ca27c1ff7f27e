/**
 * `restart.ts` as it is built, run as `bin/program.mjs` runs the table: once all it was built from is as it was.
 *
 *   node bench/host/restart-built.mjs FOLDER BUILT
 */
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuiltFromThese } from '../../bin/program.mjs';

const built = process.argv[3] ?? '';
if (!isBuiltFromThese(dirname(dirname(import.meta.dirname)), built)) throw new Error(`${built} is stale`);
await import(pathToFileURL(join(built, 'restart.js')).href);
