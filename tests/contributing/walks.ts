/** The walks of CONTRIBUTING.md in a copy of the repository: a made-up pot game, game against a player-dealer and house. */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = [
  ...['bench', 'bin', 'cage', 'center-display', 'docs', 'floor-console', 'games', 'hardware', 'houses', 'lab', 'main'],
  ...['package', 'protocol', 'renderer', 'station', 'tests'],
];
const FILES = [
  ...[
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'biome.json',
    'knip.jsonc',
    'vite.config.ts',
    'vitest.config.ts',
  ],
  ...['electron-builder.yml', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'LICENSE', '.gitignore'],
];

/** What a walk puts into a file that is there: before the first place with this text. */
interface Put {
  readonly path: string;
  readonly before: string;
  readonly put: string;
}

interface Walk {
  /** The new files, each with its text. */
  readonly files: Readonly<Record<string, string>>;
  /** The import and the line of the registry. */
  readonly registry: readonly Put[];
}

/** A page of the tests as it would stand in the program: under the id of what it adds, with sources that can be cited. */
function pageOf(path: string, folder: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
    .replaceAll(/'(?:\.\.\/)+(games|houses)\//g, (_, to: string) => (to === folder ? "'./" : `'../${to}/`))
    .replace("feeOptions('made up'", "feeOptions('005'")
    .replaceAll("'made up'", "'005:1-90'");
}

const golden = (table: object): string => `${JSON.stringify(table, null, 2)}\n`;
const registered = (id: string, name: string): readonly Put[] => [
  { path: 'games/registry.ts', before: 'import ', put: `import { ${name} } from './${id}.ts';\n` },
  { path: 'games/registry.ts', before: '};\n\ntype Registered', put: `  '${id}': ${name},\n` },
];

const STUD = 'five-card-stud-hi-lo-8';

export const STUD_VARIANT: Walk = {
  files: {
    [`games/${STUD}.ts`]: pageOf('tests/games/poker/made-up-stud.ts', 'games'),
    [`docs/games/${STUD}.md`]: `# Five-Card Stud High-Low\n\n\`${STUD}\`: one card down and four up.\n`,
    [`tests/golden/${STUD}/1-limit.json`]: golden({
      title: 'Limit $3-$6: an eight low and a pair of kings share the pot',
      game: STUD,
      rules: { lowerLimit: 3, higherLimit: 6 },
      seats: { 1: 100, 3: 100, 6: 100 },
      hands: [
        {
          cards: { 1: 'Ac 2d 4h 5c 8d', 3: 'Ad Kh Ks 9d Qc', 6: '8c 9h 7s Jc Jd' },
          script: [
            ...['1 bring-in', '3 complete 3', '6 fold', '1 call', '3 bet 3', '1 call', '3 bet 6', '1 call'],
            ...['3 check', '1 bet 6', '3 call'],
          ],
        },
      ],
    }),
  },
  registry: registered(STUD, 'fiveCardStudHiLo8'),
};

export const BANKED_GAME: Walk = {
  files: {
    'games/made-up.ts': pageOf('tests/games/banked/made-up.ts', 'games'),
    'docs/games/made-up.md': '# Made up\n\nPrinted figures: none.\n',
    'tests/games/banked/bets/made-up.ts': [
      "import { madeUp } from '../../../../games/made-up.ts';",
      "import { betsOf } from '../bets-of.ts';",
      '',
      'export const bets = betsOf(madeUp, { choice: false });',
      '',
    ].join('\n'),
    'tests/golden/made-up/1-color.json': golden({
      title: 'A higher hand, and three cards of one color',
      game: 'made-up',
      rules: {},
      seats: { 1: 1000, 3: 500 },
      button: 1,
      hands: [
        {
          cards: { 3: 'Kh Qd Jh', dealer: '2c 3d 4s' },
          script: ['1 bank', '1 wager bank=200', '3 wager base=25 color=5'],
        },
      ],
    }),
  },
  registry: registered('made-up', 'madeUpGame'),
};

export const HOUSE: Walk = {
  files: {
    'houses/made-up.ts': pageOf('tests/houses/made-up.ts', 'houses'),
    'tests/houses/sheets/made-up.ts': [
      "import type { Sheet } from '../sheet.ts';",
      '',
      'export const sheet: Sheet = {',
      "  spreads: ['holdem', 'ez-baccarat'],",
      '  notDealt: [],',
      "  feeOptions: { 'ez-baccarat': [1] },",
      "  schedules: [['ez-baccarat', 1, '5-100', '5-100:$1', '$2']],",
      '  amounts: [],',
      '  feesGoBy: [],',
      '  pays: [],',
      "  nothingPrinted: ['ez-baccarat'],",
      '};',
      '',
    ].join('\n'),
  },
  registry: [
    { path: 'houses/houses.ts', before: 'import ', put: "import { madeUp } from './made-up.ts';\n" },
    { path: 'houses/houses.ts', before: '].map(', put: ', madeUp' },
  ],
};

/** Copies the repository to an empty folder, as it is after these walks. */
export function walk(folder: string, walks: readonly Walk[]): void {
  for (const name of FOLDERS) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  for (const name of FILES) cpSync(join(ROOT, name), join(folder, name));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const { files, registry } of walks) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text, { flag: 'wx' });
    }
    for (const { path, before, put } of registry) {
      const text = readFileSync(join(folder, path), 'utf8');
      const at = text.indexOf(before);
      if (at < 0) throw new Error(`${path} has no "${before}"`);
      writeFileSync(join(folder, path), text.slice(0, at) + put + text.slice(at));
    }
  }
}
