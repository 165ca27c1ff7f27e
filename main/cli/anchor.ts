import { generateKeyPairSync } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type OptionTable, readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { usageOf } from '../usage.ts';

const OPTIONS = {
  to: { value: 'FILE', help: 'where the private key goes, for its owner only; the public one goes to FILE.pub' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'anchor',
    forms: ['--to FILE'],
    options: OPTIONS,
    about: `Anyone who can write the books of a table could put yesterday's copy in their place, or make a new chain of records.
With "serve --anchor /mnt/other/table-1.anchor --anchor-key FILE" the table signs, after every hand and every act, where
its books end, in a file on another disk. A start refuses books that do not match it, and so does an audit:

  dealerless audit data/table.sqlite --anchor /mnt/other/table-1.anchor --anchor-key FILE.pub

Keep the private key outside the data folder, where only the table's own user can read it, and give the public key to
the auditor.`,
  }),
  run,
};

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.to === undefined || positionals.length > 0) throw new UsageError('expected --to FILE');
  const to = resolve(values.to);
  for (const path of [to, `${to}.pub`]) if (existsSync(path)) throw new UsageError(`${path} already exists`);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(to, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  writeFileSync(`${to}.pub`, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' });
  process.stdout.write(`private key  ${to}\npublic key   ${to}.pub\n`);
  return 0;
}
