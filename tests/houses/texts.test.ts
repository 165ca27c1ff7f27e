import { describe, expect, it, vi } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { HOUSES } from '../../houses/houses.ts';
import { TEXTS } from '../../houses/texts.ts';
import { command } from '../../main/cli/games.ts';
import { UsageError } from '../../main/command.ts';
import { documentsOf } from './documents.ts';

async function said(...args: string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    expect(await command.run(args)).toBe(0);
    return write.mock.calls.join('');
  } finally {
    write.mockRestore();
  }
}

/** What each text spreads, restated: its games by id. */
const SPREAD = {
  lightning: ['holdem', 'omaha', 'omaha-hi-lo-8'],
  'artichoke-joes': [
    ...['seven-card-stud', 'razz', 'seven-card-stud-hi-lo-8', 'holdem', 'omaha', 'omaha-hi-lo-8', 'pineapple'],
    ...['pineapple-hi-lo-8', 'crazy-pineapple', 'crazy-pineapple-hi-lo-8', 'draw-poker', 'lo-ball'],
    ...['california-blackjack-22', 'double-hand-poker', 'fast-nine', 'super-pan-nine', 'no-bust-21', 'pai-gow-tiles'],
    ...['panguingue', 'three-card-poker', 'three-card-poker-6-card', 'century-baccarat', 'fortune-pai-gow-poker'],
    ...['ez-baccarat', 'ez-baccarat-panda-8'],
  ],
  'casino-real': [
    ...['seven-card-stud', 'seven-card-stud-hi-lo-8', 'razz', 'no-bust-21', 'asian-stud', 'holdem'],
    ...['fast-action-holdem', 'holdem-hi-lo-8', 'omaha', 'omaha-hi-lo-8', 'pineapple', 'crazy-pineapple', 'lo-ball'],
    ...['draw-poker', 'draw-jacks-or-better', 'draw-hi-lo-split', 'panguingue', 'tahoe-pineapple-hi-lo-8'],
    ...['three-card-poker', 'pure-21-5', 'three-card-poker-6-card', 'ez-baccarat-panda-8', 'fortune-pai-gow-poker'],
    ...['commission-free-baccarat', 'mexican-poker', 'ace-up-pai-gow-poker', 'three-card-poker-parkwest'],
    ...['cash-in-baccarat', 'lucky-pai-gow-poker', 'ultimate-texas-holdem', 'pai-gow-tiles'],
  ],
  oaks: [
    ...['california-blackjack-22', 'mexican-poker', 'asian-stud', 'no-bust-21', 'holdem', 'double-hand-poker'],
    ...['panguingue', 'lo-ball', 'seven-card-stud', 'razz', 'draw-poker', 'pai-gow-tiles', 'century-21-blackjack'],
  ],
  'lake-elsinore': [
    ...['holdem', 'omaha', 'omaha-hi-lo-8', 'double-hand-poker', 'razz', 'seven-card-stud', 'seven-card-stud-hi-lo-8'],
    ...['lo-ball', 'kansas-city-lowball', 'caribbean-stud', 'draw-jacks-or-better', 'no-bust-21', 'pure-21-5'],
    ...['panguingue', 'three-card-poker', 'community-baccarat', 'ultimate-texas-holdem', 'chinese-poker'],
  ],
  empire: [
    ...['nines-up', 'no-bust-21', 'pai-gow-tiles', 'holdem', 'omaha-hi-lo-8', 'tahoe-pineapple-hi-lo-8', 'lo-ball'],
    ...['double-hand-poker', 'century-baccarat', 'three-card-poker', 'pure-21-5', 'blackjack-8-0'],
    'fortune-pai-gow-poker',
  ],
} as const;

describe('dealerless games --house', () => {
  it.each(Object.entries(SPREAD))('lists exactly what the text of %s spreads', async (house, ids) => {
    const listed = JSON.parse(await said('--house', house, '--json')) as { id: string; status: string }[];
    expect(listed.map(({ id }) => id)).toEqual(ids);
    const games = HOUSES.get(house)?.games ?? {};
    expect(listed.filter(({ status }) => status === 'dealt').map(({ id }) => id)).toEqual(
      ids.filter((id) => id in games),
    );
  });

  it('says of a game that is only listed that no rules are printed, and of others that they are not dealt yet', async () => {
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
  it('have every house, and every game that a house deals but the variant of the electronic table', () => {
    expect(Object.keys(TEXTS)).toEqual([...HOUSES.keys()]);
    for (const [id, house] of HOUSES) {
      const spread = new Set(TEXTS[id]?.map((game) => game.id));
      const beside = Object.entries(house.games).filter(([game]) => !spread.has(game));
      for (const [, { source }] of beside) expect([id, source]).toEqual([id, expect.stringMatching(/^house ruling/)]);
    }
  });

  it('call no game twice, and cite lines of documents that the house cites', () => {
    for (const [house, games] of Object.entries(TEXTS)) {
      expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
      for (const { source } of games) {
        expect(source).toMatch(/^\d{3}:\d+-\d+(, \d{3}:\d+-\d+)*$/);
        expect(documentsOf(HOUSES.get(house)?.source ?? '')).toEqual(expect.arrayContaining(documentsOf(source)));
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
