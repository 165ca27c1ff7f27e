import { describe, expect, it } from 'vitest';
import { main } from '../../../main/cli/main.ts';
import { catchOutput } from '../../cli-output.ts';

const said = catchOutput();

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return { code: await main(['odds', ...args]), ...said };
}

describe('dealerless odds', () => {
  it('prints each bet with its edge and its outcomes', async () => {
    const { code, out } = await run('ez-baccarat');
    expect(code).toBe(0);
    expect(out).toContain('banker: edge 1.0183 % (counted in full)\n');
    expect(out).toMatch(/^ {2}Dragon 7 +\+40 +0\.022534$/m);
    expect(out).not.toContain('panda');
  });

  it('--json prints one object, the rules as files have them', async () => {
    const { code, out } = await run('ez-baccarat-panda-8', '--rules', '{"decks": 6, "maxTie": 100}', '--json');
    expect(code).toBe(0);
    const { game, rules, bets, ...more } = JSON.parse(out) as {
      game: string;
      rules: Record<string, unknown>;
      bets: Record<string, unknown>[];
    };
    expect(more).toEqual({});
    expect(game).toBe('ez-baccarat-panda-8');
    expect(rules).toMatchObject({ decks: 6, maxTie: 100, minBet: 5 });
    expect(bets.map(({ id }) => id)).toEqual(['player', 'banker', 'tie', 'panda-8', 'dragon-7']);
    for (const bet of bets) expect(Object.keys(bet)).toEqual(['id', 'exact', 'stderr', 'edge', 'return', 'outcomes']);
    expect(bets[3]?.edge).toBeCloseTo(0.102074, 6);
  });

  it.each([
    [[], 'expected one game id'],
    [['snap'], 'no such game: snap'],
    [['holdem'], 'holdem has no odds: it is played for a pot'],
    [['ez-baccarat', '--rules', '{'], '--rules expects JSON'],
    [['ez-baccarat', '--rules', '[]'], '--rules expects a JSON object'],
    [['ez-baccarat', '--rules', '{"decks": 9}'], '--rules.decks: expected a whole number from 3 to 8'],
    [['ez-baccarat', '--rules', '{"deck": 8}'], '--rules.deck: no such option'],
    [['ez-baccarat', '--hands', '0'], '--hands expects a whole number'],
    [['ez-baccarat', '--house', 'nowhere'], 'no such house: nowhere'],
  ])('%j is not understood', async (args, message) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(`dealerless: odds: ${message}`);
  });
});
