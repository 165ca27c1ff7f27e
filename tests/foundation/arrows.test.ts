import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { arrowsIn, circles, forbiddenArrows, offence } from './arrows.ts';

/** The offences of a source text as if it were the given file. */
const offences = (from: string, source: string): (string | null)[] => arrowsIn(from, source).map(offence);
const verdict = (from: string, source: string): string | null => offences(from, source)[0] ?? null;

describe('reading the imports of a source', () => {
  it('finds imports, re-exports and dynamic imports, each with its line and whether it is a type', () => {
    const source = [
      "import { z } from 'zod';",
      "import type { Card } from '../games/card.ts';",
      "import './theme.css';",
      "export * from './pages/cards.ts';",
      "export type { Money } from '../games/money.ts';",
      "export const later = () => import('../main/host.ts');",
      'export const here = 1;',
    ].join('\n');
    expect(arrowsIn('renderer/index.ts', source)).toEqual([
      { from: 'renderer/index.ts', line: 1, to: 'zod', ours: false, typeOnly: false },
      { from: 'renderer/index.ts', line: 2, to: 'games/card.ts', ours: true, typeOnly: true },
      { from: 'renderer/index.ts', line: 3, to: 'renderer/theme.css', ours: true, typeOnly: false },
      { from: 'renderer/index.ts', line: 4, to: 'renderer/pages/cards.ts', ours: true, typeOnly: false },
      { from: 'renderer/index.ts', line: 5, to: 'games/money.ts', ours: true, typeOnly: true },
      { from: 'renderer/index.ts', line: 6, to: 'main/host.ts', ours: true, typeOnly: false },
    ]);
  });

  it('counts an import whose every name is a type as run-time, because the module is still loaded', () => {
    expect(arrowsIn('houses/oaks.ts', "import { type Rules } from '../games/game.ts';")[0]?.typeOnly).toBe(false);
  });
});

describe('the arrows between folders', () => {
  const allowed: [string, string][] = [
    ['games/holdem.ts', "import { ok } from './result.ts'; import { z } from 'zod';"],
    ['houses/oaks.ts', "import type { Rules } from '../games/game.ts'; import { z } from 'zod';"],
    ['houses/oaks.ts', "import { refuse } from '../games/result.ts';"],
    ['hardware/ports/serial.ts', "import { SerialPort } from 'serialport'; import { open } from 'node:fs/promises';"],
    ['main/host.ts', "import '../games/game.ts'; import '../houses/oaks.ts'; import '../hardware/ports/serial.ts';"],
    [
      'protocol/messages.ts',
      "import { z } from 'zod'; import './views.ts'; import type { Ask } from '../games/game.ts';",
    ],
    ['main/desks/cage.ts', "import { Ledger } from '../ledger/ledger.ts'; import type { Host } from '../host.ts';"],
    ['main/house/desk-record.ts', "import type { DeskAct } from '../../protocol/poker-desk.ts';"],
    ['main/house/house.ts', "import { readPreferences } from '../../protocol/preferences.ts';"],
    ['main/journal/journal.ts', "import { outcome } from '../hand/outcome.ts';"],
    ['main/host.ts', "import './desks/cage.ts'; import './screens.ts';"],
    ['main/preload.ts', "import { contextBridge } from 'electron';"],
    ['renderer/card.tsx', "import { cardText } from '../games/card.ts'; import type { Ask } from '../games/game.ts';"],
    ['renderer/link/link.ts', "import { message } from '../../protocol/messages.ts';"],
    ['station/app.tsx', "import '../renderer/card.tsx'; import { useState } from 'react';"],
    ['lab/cli/main.ts', "import { main } from '../../main/cli/main.ts'; import '../../games/game.ts';"],
    ['tests/main/host.test.ts', "import '../../main/host.ts'; import '../../station/app.tsx';"],
  ];
  it.each(allowed)('%s may say %s', (from, source) => {
    expect(offences(from, source).filter((why) => why !== null)).toEqual([]);
  });

  const forbidden: [string, string, RegExp][] = [
    ['games/holdem.ts', "import { host } from '../main/host.ts';", /games\/ imports nothing of ours/],
    ['games/holdem.ts', "import type { House } from '../houses/house.ts';", /games\/ imports nothing of ours/],
    ['games/holdem.ts', "import { randomInt } from 'node:crypto';", /pure/],
    ['houses/oaks.ts', "import { holdem } from '../games/holdem.ts';", /only types of games/],
    ['houses/oaks.ts', "import { readFileSync } from 'node:fs';", /pure/],
    ['hardware/readers/track.ts', "import { ok } from '../../games/result.ts';", /hardware\/ imports nothing/],
    ['main/host.ts', "import { Card } from '../renderer/card.tsx';", /main\/ may import only/],
    ['main/host.ts', "import { runBattery } from '../lab/battery/battery.ts';", /main\/ may import only/],
    ['lab/cli/main.ts', "import { Card } from '../../renderer/card.tsx';", /anything but the screens/],
    ['main/serve.ts', "const electron = await import('electron');", /only main\/electron\.ts/],
    ['main/host.ts', "import { app } from 'electron/main';", /only main\/electron\.ts/],
    ['protocol/messages.ts', "import { host } from '../main/host.ts';", /protocol\/ may import only types of games/],
    ['protocol/views.ts', "import { card } from '../games/card.ts';", /protocol\/ may import only types of games/],
    ['main/hand/outcome.ts', "import { cents } from '../../protocol/fields.ts';", /schemas of its own/],
    ['main/house/desk-record.ts', "import { deskAct } from '../../protocol/poker-desk.ts';", /schemas of its own/],
    ['main/house/tournament/record.ts', "export { tournament } from '../../../protocol/tournament.ts';", /of its own/],
    ['main/ledger/settle.ts', "import { Table } from '../table/table.ts';", /main\/ledger stands below main\/table/],
    ['main/desks/cage.ts', "import { Host } from '../host.ts';", /main\/desks stands below/],
    ['main/electron.ts', "const serve = await import('./cli/serve.ts');", /stands below main\/cli/],
    ['renderer/card.tsx', "import { holdem } from '../games/holdem.ts';", /only types of games/],
    ['renderer/link/link.ts', "import { LinkServer } from '../../main/link/server.ts';", /nothing of main/],
    ['renderer/link/link.ts', "import type { LinkServer } from '../../main/link/server.ts';", /nothing of main/],
    [
      'renderer/link/link.ts',
      "import { Banner } from '../kit/Banner.tsx';",
      /renderer\/link stands below renderer\/kit/,
    ],
    ['renderer/kit/Card.tsx', "import { PotScene } from '../scene/PotScene.tsx';", /stands below renderer\/scene/],
    ['renderer/link/link.ts', "import { App } from '../../station/app.tsx';", /renderer\/ may not import the screens/],
    ['station/app.tsx', "import { Cage } from '../cage/app.tsx';", /may import renderer\/, not cage\//],
    ['station/app.tsx', "import { open } from '../hardware/ports/serial.ts';", /not hardware\//],
    ['cage/app.tsx', "import { readFileSync } from 'node:fs';", /browser page/],
  ];
  it.each(forbidden)('%s may not say %s', (from, source, why) => {
    expect(verdict(from, source)).toMatch(why);
  });
});

describe('circles', () => {
  const loading = (files: Record<string, string>): string[][] =>
    circles(Object.entries(files).flatMap(([from, source]) => arrowsIn(from, source)));

  it('of files that load each other are found, however long', () => {
    expect(
      loading({ 'a/a.ts': "import './b.ts';", 'a/b.ts': "import './c.ts';", 'a/c.ts': "import './b.ts';" }),
    ).toEqual([['a/b.ts', 'a/c.ts', 'a/b.ts']]);
  });

  it('of types do not count', () => {
    expect(loading({ 'a/a.ts': "import './b.ts';", 'a/b.ts': "import type { A } from './a.ts';" })).toEqual([]);
  });
});

it('no file of the repository breaks them', () => {
  expect(forbiddenArrows(dirname(dirname(import.meta.dirname)))).toEqual([]);
});
