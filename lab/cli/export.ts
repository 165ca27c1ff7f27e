import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InvariantError, invariant } from '../../games/result.ts';
import { messageOf } from '../../hardware/result.ts';
import { type OptionTable, oneOperand, readArguments, wholeNumber } from '../../main/arguments.ts';
import { openWhole } from '../../main/cli/ledger-file.ts';
import { type Command, UsageError } from '../../main/command.ts';
import { Hand } from '../../main/hand/hand.ts';
import { Journal, type JournaledHand } from '../../main/journal/journal.ts';
import { DeckSeal, SealError } from '../../main/shuffle/deck-seal.ts';
import { usageOf } from '../../main/usage.ts';
import { fieldsOf, variantOf } from '../phh/export.ts';
import { writeToml } from '../phh/toml.ts';

const OPTIONS = {
  hand: { value: 'ID', help: 'only that hand, as a .phh file (default: all, as a .phhs file)' },
  format: { value: 'phh', help: 'the poker hand history format, the only one so far', default: 'phh' },
  archives: { value: 'FOLDER', help: 'where the archives of old hands are (default: beside the table)' },
  key: { value: 'FILE', help: 'the key of the decks (default: deck.key beside the table)' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'export',
    operands: 'DB',
    explained: { DB: 'the file of a table' },
    options: OPTIONS,
    about: `Writes to standard output, including all hole cards, folded and mucked ones too. A hand still being played is
never written. Hands that the format has no variant for are named on standard error.

Exit code: 0 if all were written, 1 if some cannot be, 2 if the file, its key or that hand cannot be read.`,
  }),
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    const file = oneOperand(positionals, 'expected one table file');
    if (values.format !== 'phh') throw new UsageError(`--format expects phh, not "${values.format}"`);
    const { store, close } = await openWhole(file, values.archives);
    try {
      const exporter = new Exporter(new Journal(store), readKey(values.key ?? join(dirname(file), 'deck.key')));
      return values.hand === undefined ? exporter.all() : exporter.one(values.hand);
    } finally {
      close();
    }
  },
};

function readKey(path: string): DeckSeal {
  if (!existsSync(path)) throw new UsageError(`${path} does not exist: name the key of the decks with --key`);
  try {
    return DeckSeal.read(path);
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
}

class Exporter {
  readonly #journal: Journal;
  readonly #seal: DeckSeal;

  constructor(journal: Journal, seal: DeckSeal) {
    this.#journal = journal;
    this.#seal = seal;
  }

  one(text: string): number {
    const last = this.#journal.nextNumber() - 1;
    if (last === 0) throw new UsageError('no hand has been dealt at this table');
    const number = wholeNumber('hand', text, { default: last, min: 1, max: last });
    const journaled = this.#read(number);
    if (journaled.close === null) throw new UsageError(`hand ${number} is still being played: its cards are secret`);
    const written = this.#write(journaled);
    if (written === null) return 1;
    process.stdout.write(written);
    return 0;
  }

  all(): number {
    let written = 0;
    let unwritten = 0;
    for (let number = 1; number < this.#journal.nextNumber(); number++) {
      const journaled = this.#read(number);
      if (journaled.close === null) {
        process.stderr.write(`hand ${number}: left out, it is still being played\n`);
        continue;
      }
      const hand = this.#write(journaled);
      if (hand === null) unwritten += 1;
      else {
        written += 1;
        process.stdout.write(`${written === 1 ? '' : '\n'}[${written}]\n${hand}`);
      }
    }
    return unwritten > 0 ? 1 : 0;
  }

  #read(number: number): JournaledHand {
    const journaled = this.#journal.hand(number);
    invariant(journaled !== null, () => `the journal has no hand ${number}`);
    return journaled;
  }

  /** A closed hand in the format; null, and a line on the standard error, when the format has no variant for it. */
  #write(journaled: JournaledHand): string | null {
    const hand = this.#replay(journaled);
    const variant = variantOf(hand);
    if (variant) return writeToml(fieldsOf(hand, variant, journaled.close?.kind === 'voided'));
    process.stderr.write(`hand ${journaled.hand}: the format has no variant for ${hand.game.name} as it was played\n`);
    return null;
  }

  #replay(journaled: JournaledHand): Hand {
    try {
      return Hand.replay(journaled, this.#seal.open(journaled));
    } catch (error) {
      if (error instanceof SealError) throw new UsageError(error.message, { cause: error });
      if (!(error instanceof InvariantError)) throw error;
      throw new UsageError(`hand ${journaled.hand} cannot be played again: ${error.message}`, { cause: error });
    }
  }
}
