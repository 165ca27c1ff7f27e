import { describe, expect, it, vi } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { HOUSES } from '../../houses/houses.ts';
import { command } from '../../main/cli/games.ts';
import { UsageError } from '../../main/command.ts';
import { documentsOf } from './documents.ts';
import { SHEETS } from './sheets.ts';

async function said(...args: string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    expect(await command.run(args)).toBe(0);
    return write.mock.calls.join('');
  } finally {
    write.mockRestore();
  }
}

describe('dealerless games --house', () => {
  it.each([...SHEETS])('lists exactly what the text of %s spreads', async (house, { spreads, notDealt }) => {
    const listed = JSON.parse(await said('--house', house, '--json')) as { id: string; status: string }[];
    expect(listed.map(({ id }) => id)).toEqual(spreads);
    expect(listed.filter(({ status }) => status !== 'dealt').map(({ id }) => id)).toEqual(notDealt);
  });

  it('says that no rules are printed for a game that is only listed, and that others are not dealt yet', async () => {
    const text = await said('--house', 'artichoke-joes');
    expect(text).toContain('Super Pan Nine, 000:145-149: no rules are printed');
    expect(text).toMatch(/^holdem +Texas Hold’em, 000:30-36: dealt$/m);
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/: (dealt|not dealt yet|no rules are printed)$/);
  });

  it('knows its houses', async () => {
    await expect(command.run(['--house', 'moulin'])).rejects.toThrow(UsageError);
  });
});

describe('the texts', () => {
  it('have a sheet for every house', () => {
    expect([...SHEETS.keys()].sort()).toEqual([...HOUSES.keys()].sort());
  });

  it.each([...HOUSES])('have every game that %s deals, but those by a ruling that says so', (id, { games }) => {
    const { spreads = [], notDealt = [], ruled = [] } = SHEETS.get(id) ?? {};
    const dealt = spreads.filter((game) => !notDealt.includes(game));
    expect(Object.keys(games).sort()).toEqual([...dealt, ...ruled].sort());
    for (const game of ruled) expect(games[game]?.source).toMatch(/^house ruling/);
  });

  it('call no game twice, and cite lines of documents that the house cites', () => {
    for (const { text, source: cited } of HOUSES.values()) {
      expect(new Set(text.map(({ id }) => id)).size).toBe(text.length);
      for (const { source } of text) {
        expect(source).toMatch(/^\d{3}:\d+-\d+(, \d{3}:\d+-\d+)*$/);
        expect(documentsOf(cited)).toEqual(expect.arrayContaining(documentsOf(source)));
      }
    }
  });

  it('without a house every game that is dealt comes first, then those that are not', async () => {
    const lines = (await said()).trimEnd().split('\n');
    const first = lines.slice(0, GAMES.size).map((line) => line.split(' ')[0]);
    expect(first).toEqual([...GAMES.keys()]);
    for (const line of lines.slice(GAMES.size)) expect(line).toMatch(/: (not dealt yet|no rules are printed) \(/);
  });
});
