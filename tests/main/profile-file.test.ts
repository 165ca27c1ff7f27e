import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readProfiles } from '../../main/profile-file.ts';
import { profileNamed, setupsOf } from '../../main/setups.ts';
import { readConfig } from '../../main/table/config.ts';

let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'dealerless-profiles-'));
  mkdirSync(join(data, 'profiles'));
});
afterEach(() => rmSync(data, { recursive: true }));

const folder = (): string => join(data, 'profiles');
const write = (name: string, text: string): string => {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
};

/** What a table that is started on the folder may play. */
function setups() {
  const { config, source } = readConfig(join(data, 'table.json'));
  return setupsOf(config, readProfiles(folder()), source);
}

describe('a profile in a file of its own', () => {
  it('is offered after what table.json offers, under the name of its file', () => {
    writeFileSync(join(data, 'table.json'), '{ "games": [{ "game": "holdem", "limit": "4-8" }] }');
    write('friday.json', '{ "game": "omaha", "limit": "no-limit-1-2", "label": "Friday Omaha" }');
    write('notes.txt', 'not a profile');
    const found = setups();
    expect([...found.keys()]).toEqual(['holdem-4-8', 'friday']);
    expect(profileNamed(found, 'friday')).toMatchObject({ label: 'Friday Omaha', house: 'lightning', game: 'omaha' });
  });

  it('has options over those of the house, stakes and buy-in in dollars, and lines of its own', () => {
    write(
      'home-game.json',
      `{
        "game": "holdem",
        "rules": { "betting": "no-limit", "smallBlind": 0.5, "bigBlind": 1, "chip": 0.5 },
        "buyIn": { "fullBuy": 50, "maximum": 100 },
        "collection": [87],
        "posted": ["Phones stay off the table"]
      }`,
    );
    const setup = setups().get('home-game');
    expect(setup?.rules).toMatchObject({ smallBlind: 50, bigBlind: 100, chip: 50, collection: [{ playerFee: 600 }] });
    expect(setup?.profile.rules).toMatchObject({ smallBlind: 50 });
    expect(setup?.profile).toMatchObject({
      label: "Texas Hold'em",
      buyIn: { fullBuy: 5_000, shortBuy: null, maximum: 10_000, step: 100 },
    });
    expect(setup?.profile.posted.at(-1)).toBe('Phones stay off the table');
  });

  it('may offer a limit again that table.json offers, under another name', () => {
    write('late.json', '{ "game": "holdem", "limit": "4-8", "collection": [1] }');
    expect(setups().get('late')?.rules).toMatchObject({ lowerLimit: 400 });
  });

  it('is not there where there is no folder', () => {
    expect(readProfiles(join(data, 'nowhere'))).toEqual([]);
  });
});

describe('a mistake in a profile is reported by file, line and column', () => {
  it.each([
    ['{\n  "game": "holdem",\n  "limits": "4-8"\n}', '3:3: limits is not a setting; expected only game, house, limit,'],
    ['{ "game": "holdem"\n  "limit": "4-8" }', '2:3: found "; expected a comma'],
    ['{ "game": "badminton", "limit": "4-8" }', '1:11: game: Lightning Poker spreads holdem, omaha,'],
    ['{ "game": "holdem",\n "house": "moulin", "limit": "4-8" }', '2:11: house: "moulin" is not one of lightning,'],
    ['{ "game": "holdem",\n "limit": "4-9" }', '2:11: limit: one of 2-4, 3-6,'],
    ['{ "game": "holdem", "limit": "4-8",\n "collection": [60] }', '2:16: collection: option 60 is for no limit'],
    [
      '{ "game": "holdem", "limit": "4-8",\n "rules": { "chip": "50c" } }',
      '2:21: rules.chip: expected dollars, such as 2 or 0.5, not "50c"',
    ],
    [
      '{ "game": "holdem", "limit": "4-8",\n "rules": { "straddle": 1 } }',
      '2:25: rules.straddle: no such option; there are betting,',
    ],
    [
      '{ "game": "holdem", "limit": "4-8",\n "rules": { "collection": [] } }',
      '2:27: rules.collection: the collection is posted by its numbers',
    ],
    ['{ "game": "holdem" }', '1:1: expected either "limit", one of the house’s, or "buyIn"'],
    [
      '{ "game": "holdem",\n "buyIn": { "fullBuy": 0.001 } }',
      '2:24: buyIn.fullBuy is 0.001; expected dollars, such as 2 or 0.5',
    ],
  ])('%s', (text, expected) => {
    const path = write('mine.json', text);
    expect(setups).toThrow(`${path}:${expected}`);
  });

  it('and in what table.json offers', () => {
    const path = join(data, 'table.json');
    writeFileSync(path, '{ "games": [\n  { "game": "holdem", "limit": "4-8", "jackpot": true }\n] }');
    expect(setups).toThrow(`${path}:2:50: games.0.jackpot: Lightning Poker: no qualifying hand`);
  });

  it('and so are a name that is not an id, and one that is taken', () => {
    const named = write('Friday night.json', '{}');
    expect(setups).toThrow(`${named}: a profile is named by up to 40 lower case letters, digits and dashes`);
    rmSync(named);
    const twice = write('holdem-4-8.json', '{ "game": "holdem", "limit": "4-8" }');
    expect(setups).toThrow(`${twice}:1:1: holdem-4-8 is offered already`);
  });
});
