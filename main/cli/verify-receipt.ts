import { readFileSync } from 'node:fs';
import { type OptionTable, oneOperand, readArguments } from '../arguments.ts';
import { type Command, orUsageError, UsageError } from '../command.ts';
import { checkReceipt, type Finding } from '../shuffle/receipt-check.ts';
import { parseReceipt, type Receipt, receiptCode } from '../shuffle/receipt-file.ts';
import { usageOf } from '../usage.ts';

const OPTIONS = {
  seal: { value: 'HEX', help: 'the seal that the center display showed at the deal, or at least its first 16 digits' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'verify-receipt',
    operands: 'FILE',
    explained: { FILE: 'a receipt, as "dealerless receipt" writes it' },
    options: OPTIONS,
    about: `Needs no ledger and no key.
Exits with 0 when everything is right, 1 when anything is not, 2 when the file is not a receipt.`,
  }),
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    const file = oneOperand(positionals, 'expected one receipt file');
    const shown = values.seal?.toLowerCase();
    if (shown !== undefined && !/^[0-9a-f]{16,64}$/.test(shown)) {
      throw new UsageError(`--seal expects 16 to 64 hexadecimal digits, not "${values.seal}"`);
    }
    const read = parseReceipt(readText(file));
    if (!read.ok) throw new UsageError(`${file}: ${read.error.message}`);
    return print(read.value, [
      ...checkReceipt(read.value),
      ...(shown === undefined ? [] : [compare(read.value, shown)]),
    ]);
  },
};

const readText = (file: string): string => orUsageError(() => readFileSync(file, 'utf8'), file);

const compare = ({ seal }: Receipt, shown: string): Finding =>
  seal.startsWith(shown)
    ? { ok: true, text: `the seal begins with the ${shown.length} digits that were shown` }
    : { ok: false, text: `the seal is not the one that was shown, ${shown}` };

function print(receipt: Receipt, findings: readonly Finding[]): number {
  const { table, hand, since, game, seat, dealt, seal } = receipt;
  const wrong = findings.filter(({ ok }) => !ok).length;
  const whose = seat === null ? 'the whole deck' : `seat ${seat}`;
  const lines = [
    `${table}, hand ${hand}, ${game}, ${whose}, dealt ${dealt}`,
    `seal ${seal}`,
    ...(since === undefined ? [] : [`the deck was shuffled and sealed for hand ${since}`]),
    `check code ${receiptCode(receipt)}`,
    ...findings.map(({ ok, text }) => `${ok ? 'ok' : 'not ok'}  ${text}`),
    wrong === 0
      ? 'Everything is right if that is the seal that was shown before the first card.'
      : `${wrong} of ${findings.length} checks failed.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return wrong === 0 ? 0 : 1;
}
