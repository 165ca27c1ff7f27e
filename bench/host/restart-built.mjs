/**
 * The built `restart.ts`, run as `bin/program.mjs` runs the table: after checking that the sources it was built from
 * have not changed.
 *
 *   node bench/host/restart-built.mjs FOLDER BUILT
 */
import { dirname, join } from 'node:path';
import { isBuiltFromThese, runBuilt } from '../../bin/program.mjs';

const built = process.argv[3] ?? '';
if (!isBuiltFromThese(dirname(dirname(import.meta.dirname)), built)) throw new Error(`${built} is stale`);
const { restart } = /** @type {typeof import('./restart.ts')} */ (runBuilt(join(built, 'restart.cjs')));
await restart();
