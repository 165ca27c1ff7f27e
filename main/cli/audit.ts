import { parseArgs } from 'node:util';
import { openReadOnly, type Store, StoreError } from '../journal/store.ts';
import { audit, type Check } from '../ledger/audit.ts';

const USAGE = `usage: dealerless audit FILE [--json]

Checks a ledger: the file itself, the chain that binds each record to the one before it, double entry, balances,
documents, and every hand against the money it moved. It only reads, also while the table is running.

  --json   print the findings as JSON

Exits with 0 when everything is right, 1 when a check fails, 2 when the file cannot be read.`;

/** `dealerless audit FILE`. */
export const command = {
  name: 'audit',
  summary: 'check a ledger and its journal, record by record',
  usage: USAGE,
  /** Exit code: 0 all right, 1 a check failed, 2 nothing could be checked. */
  async run(args: readonly string[]): Promise<number> {
    const asked = readArgs(args);
    if (typeof asked === 'number') return asked;
    try {
      const store = openReadOnly(asked.file);
      try {
        return report(store, audit(store), asked.json);
      } finally {
        store.close();
      }
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      console.error(`dealerless audit: ${error.message}`);
      return 2;
    }
  },
} as const;

function readArgs(args: readonly string[]): { file: string; json: boolean } | number {
  try {
    const options = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help) {
      console.log(USAGE);
      return 0;
    }
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0) return { file, json: values.json ?? false };
    console.error(`dealerless audit: one file expected, ${positionals.length} given.\n${USAGE}`);
  } catch (error) {
    console.error(`dealerless audit: ${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  return 2;
}

function report({ path, kind }: Store, checks: readonly Check[], json: boolean): number {
  const failed = checks.filter(({ ok }) => !ok).length;
  if (json) console.log(JSON.stringify({ file: path, kind, ok: failed === 0, checks }, null, 2));
  else console.log(asText(path, kind, checks, failed));
  return failed === 0 ? 0 : 1;
}

function asText(path: string, kind: Store['kind'], checks: readonly Check[], failed: number): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  return [
    `${path}: ${kind === 'money' ? 'real money' : 'play money'}`,
    ...checks.map(({ name, ok, detail }) => `${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(width)}  ${detail}`),
    failed === 0 ? `All ${checks.length} checks passed.` : `${failed} of ${checks.length} checks failed.`,
  ].join('\n');
}
