import { existsSync } from 'node:fs';
import { noOperands, type OptionTable, readArguments } from '../arguments.ts';
import { asUsageError, type Command, UsageError } from '../command.ts';
import { ROOT } from '../screens.ts';
import { type Fingerprints, fingerprints } from '../software/files.ts';
import { compositeOf, type Difference, differences, MANIFEST_FILE, readManifest } from '../software/manifest.ts';
import { usageOf } from '../usage.ts';

const OPTIONS = {
  manifest: { value: 'FILE', help: 'the manifest (default: dist/manifest.sha256)' },
  json: { help: 'print the hash of every file, and what differs, as JSON' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'verify',
    options: OPTIONS,
    about: `Reads every file that can affect play: the program, the pages of the screens, the packages it loads, Node itself.
Names each that was changed, is missing or was added, and prints the composite, one SHA-256 for all of it.

Exits with 0 when everything is as approved or there is no manifest yet, 1 when anything differs, 2 when the manifest
cannot be read.`,
  }),
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    noOperands(positionals);
    const approved = approvedBy(values.manifest);
    const found = await fingerprints(ROOT);
    const wrong = approved === null ? null : differences(ROOT, approved, found);
    process.stdout.write(`${values.json ? asJson(found, wrong) : asText(found, wrong)}\n`);
    return wrong === null || wrong.length === 0 ? 0 : 1;
  },
};

/** The manifest that was named, or the one next to the screens; null when there is none. */
function approvedBy(path: string | undefined): Fingerprints | null {
  if (path === undefined && !existsSync(MANIFEST_FILE)) return null;
  try {
    return readManifest(path ?? MANIFEST_FILE);
  } catch (error) {
    throw new UsageError(`--manifest: ${asUsageError(error, path).message}`);
  }
}

function asText(found: Fingerprints, wrong: readonly Difference[] | null): string {
  return [
    ...(wrong ?? []).map(({ path, what }) => `${path}: ${what}`),
    wrong === null
      ? `${found.size} files, and no manifest to compare them with`
      : wrong.length === 0
        ? `${found.size} files, all as approved`
        : `${wrong.length} of ${found.size} files are not as approved`,
    `composite ${compositeOf(found)}`,
  ].join('\n');
}

function asJson(found: Fingerprints, wrong: readonly Difference[] | null): string {
  const verdict = wrong === null ? null : wrong.length === 0;
  return JSON.stringify(
    { approved: verdict, composite: compositeOf(found), differences: wrong ?? [], files: Object.fromEntries(found) },
    null,
    2,
  );
}
