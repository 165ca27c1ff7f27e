import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig, tableConfig } from '../../../main/table/config.ts';

const folder = mkdtempSync(join(tmpdir(), 'dealerless-config-'));
const path = join(folder, 'table.json');
afterAll(() => rmSync(folder, { recursive: true }));

describe('table.json', () => {
  test('may be missing', () => {
    expect(readConfig(join(folder, 'none.json'))).toEqual({ config: tableConfig.parse({}), source: null });
  });

  test('says by line and column what is wrong, and what was expected', () => {
    writeFileSync(
      path,
      `{ "name": 7,
  "games": [{ "game": "holdem", "limit": "4-8", "jackpott": true }],
  "timing": { "turn": 0, "pause": "long" }
}`,
    );
    expect(() => readConfig(path)).toThrow(
      [
        `${path}:1:11: name is 7; expected text in double quotes`,
        `${path}:2:49: games[0].jackpott is not a setting; expected only game, house, limit, collection, jackpot, timeBank here`,
        `${path}:3:23: timing.turn is 0; expected 1 or more`,
        `${path}:3:35: timing.pause is "long"; expected a number`,
      ].join('\n'),
    );
  });

  test('that is not JSON says where the error is', () => {
    writeFileSync(path, '{\n  "name": "Table 1"\n  "house": "oaks"\n}');
    expect(() => readConfig(path)).toThrow(`${path}:3:3: found "; expected a comma`);
    writeFileSync(path, '// ours\n{}');
    expect(() => readConfig(path)).toThrow(`${path}:1:1: found /; expected a value: JSON does not allow comments`);
  });
});
