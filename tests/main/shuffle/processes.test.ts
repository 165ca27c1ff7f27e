import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const SAMPLER = new URL('../../../main/shuffle/shuffler.ts', import.meta.url).href;
const PROGRAM = `
  const { systemShuffler } = await import(${JSON.stringify(SAMPLER)});
  const shuffler = systemShuffler();
  console.log(Array.from({ length: 512 }, () => shuffler.lot(65536).toString(16).padStart(4, '0')).join(''));
`;
const PROCESSES = 12;

const run = promisify(execFile);

test(`R7: ${PROCESSES} processes started at the same moment begin with different streams`, async () => {
  const starts = await Promise.all(
    Array.from({ length: PROCESSES }, () => run(process.execPath, ['--input-type=module', '-e', PROGRAM])),
  );
  const streams = starts.map(({ stdout }) => stdout.trim());
  for (const stream of streams) expect(stream).toMatch(/^[0-9a-f]{2048}$/);
  // Not one run of eight words is in two of them, whatever the offset.
  const pieces = streams.flatMap((stream) => stream.match(/.{32}/g) ?? []);
  expect(new Set(pieces).size).toBe(PROCESSES * 64);
});
