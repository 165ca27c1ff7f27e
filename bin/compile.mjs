/**
 * Writes down what V8 compiles of a built program until it has been loaded, with all that a table and a house need: run by
 * `main/program.ts` in a process of its own, so that the same file always gives the same bytes.
 *
 * Plain JavaScript, so that nothing else is compiled before.
 */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { compiledOf, runBuilt, scriptOf } from './program.mjs';

const [, , file = ''] = process.argv;
// What V8 forgets of what has not run for a while, and what it notes of what runs often, hangs on how busy the machine is.
const BUSY = ['flush-bytecode', 'turbofan', 'maglev', 'sparkplug'];
for (const option of BUSY) setFlagsFromString(`--no-${option}`);
// The same bytes wherever the program lies: V8 calls the script by the name that it has when it is run.
const script = scriptOf(file, basename(file));
const { TABLE_COMMANDS } = /** @type {Partial<typeof import('../main/cli/main.ts')>} */ (runBuilt(file, script));
for (const name of ['serve', 'house']) await TABLE_COMMANDS?.[name]?.load();
// It takes compiled code only under the options it was compiled with.
for (const option of BUSY) setFlagsFromString(`--${option}`);
writeFileSync(compiledOf(file), script.createCachedData());
