/**
 * Writes out V8's compiled code of a built program, once it has been loaded with everything that a table and a house
 * need and has rehearsed a start. V8 compiles a function when it is first called, so the code contains what a start
 * calls. `main/program.ts` runs this in a process of its own, so the same file always gives the same bytes; nothing in
 * that process is left to chance.
 *
 * Plain JavaScript, so that nothing else is compiled first.
 */
import crypto from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { compiledOf, runBuilt, scriptOf } from './program.mjs';

/**
 * Replaces the random numbers of this process, account numbers and salts among them, by the same ones each time:
 * SHA-256("dealerless rehearsal 0"), SHA-256("dealerless rehearsal 1"), … A function that only a rare number leads to
 * would otherwise be compiled at some builds and not at others.
 */
function drawTheSame() {
  let drawn = 0;
  const bytes = (/** @type {number} */ count) => {
    const blocks = Array.from({ length: Math.ceil(count / 32) }, () => {
      drawn += 1;
      return crypto.hash('sha256', `dealerless rehearsal ${drawn - 1}`, 'buffer');
    });
    return Buffer.concat(blocks, count);
  };
  const below = (/** @type {number} */ most) => bytes(4).readUInt32BE() % most;
  Object.assign(crypto, { randomBytes: bytes, randomInt: below });
}

drawTheSame();
const [, , file = ''] = process.argv;
// What V8 discards of code that has not run for a while, and what it records of code that runs often, depends on how
// busy the machine is.
const BUSY = ['flush-bytecode', 'turbofan', 'maglev', 'sparkplug'];
for (const option of BUSY) setFlagsFromString(`--no-${option}`);
// The same bytes wherever the program is installed: V8 gives the script its name when it is run.
const script = scriptOf(file, basename(file));
const program = /** @type {Partial<typeof import('../main/cli/main.ts')>} */ (runBuilt(file, script));
for (const name of ['serve', 'house']) await program.TABLE_COMMANDS?.[name]?.load();
const folder = mkdtempSync(join(tmpdir(), 'dealerless-rehearsal-'));
try {
  await program.rehearseStart?.(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// V8 accepts compiled code only under the options it was compiled with.
for (const option of BUSY) setFlagsFromString(`--${option}`);
writeFileSync(compiledOf(file), script.createCachedData());
