import { writeFileSync } from 'node:fs';
import { noOperands, type OptionTable, readArguments } from '../arguments.ts';
import { asUsageError, type Command, UsageError } from '../command.ts';
import { ROOT } from '../screens.ts';
import { fingerprints } from '../software/files.ts';
import { compositeOf, writeManifest } from '../software/manifest.ts';
import { usageOf } from '../usage.ts';

const OPTIONS = {
  to: {
    value: 'FILE',
    help: 'where to write it (default: standard output). A table looks for dist/manifest.sha256',
  },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'manifest',
    options: OPTIONS,
    about: `Run it on the program as it was approved, after building the screens. Its lines are those of sha256sum, which can
check them too: sha256sum --check dist/manifest.sha256. The SHA-256 of the manifest is the composite of the program.`,
  }),
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    noOperands(positionals);
    const files = await fingerprints(ROOT);
    if (values.to === undefined) {
      process.stdout.write(writeManifest(files));
      return 0;
    }
    try {
      writeFileSync(values.to, writeManifest(files));
    } catch (error) {
      throw new UsageError(`--to: ${asUsageError(error, values.to).message}`);
    }
    process.stdout.write(`${values.to}: ${files.size} files\ncomposite ${compositeOf(files)}\n`);
    return 0;
  },
};
