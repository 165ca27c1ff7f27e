/**
 * The power cut at every write of what a house gives and keeps besides money on cards: points, limits, photos, jackpots and their
 * prizes, tournaments, lists.
 */
import { expect, test } from 'vitest';
import type { DeskAct } from '../../main/house/desk-record.ts';
import { jackpotTerms } from '../../main/house/jackpot-terms.ts';
import type { TournamentAct } from '../../protocol/tournament.ts';
import { BAD_BEAT } from '../main/house/jackpot-house.ts';
import { termsOf } from '../main/house/tournament/made-up.ts';
import { type Acts, cutOffEverywhere, type Story, signed, why } from './house-story.ts';

const LIST: DeskAct = {
  ...{ act: 'open list', list: 'omaha', label: 'Omaha $4-$8', tables: [3], mustMove: false },
  ...{ openingBet: 4_00, callMinutes: 5 },
};

const both = (test: Story['test'], key: string) => ({ ...why(test, key), second: 'fred' });
const ada = ({ people }: Story): string => people[0]?.account ?? '';
const ben = ({ people }: Story): string => people[1]?.account ?? '';

/** The header of a JPEG of 300 by 400 dots, some bytes and its end. */
function photo(): string {
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 1, 0x90, 1, 0x2c, 1, 0x11, 0, 0]);
  return Buffer.concat([head, Buffer.alloc(100, 7), Buffer.from([0xff, 0xd9])]).toString('base64');
}

const terms = (id: string) => jackpotTerms.parse({ ...BAD_BEAT, id, minPlayers: 2, seed: 1_00, reserve: 10 });

const desk = ({ test }: Story, act: DeskAct, key: string) =>
  test.house.desk.act(act, { key, at: test.now(), by: 'bea', open: new Map([[3, 2]]) });

const directs = ({ test }: Story, act: TournamentAct, key: string) =>
  test.house.tournaments.act(act, { key, at: test.now(), by: 'fred', reached: new Set([3]) });

/** One act of each kind, in an order in which each is allowed; each is asked under its name as a key. */
const ACTS: Acts = {
  'a player is paid in': (story) =>
    story.cage.counter.deposit({ account: ada(story), amount: 300_00, nature: 'cash', ...story.test.act('in a') }),
  'another is paid in': (story) =>
    story.cage.counter.deposit({ account: ben(story), amount: 300_00, nature: 'cash', ...story.test.act('in b') }),
  'players are kept apart': (story) =>
    story.test.house.people.apart.keep(ada(story), ben(story), why(story.test, 'apart')),
  'they are not anymore': (story) => story.test.house.people.apart.end(ada(story), ben(story), why(story.test, 'end')),
  'a photo is taken': (story) => story.test.house.people.setPhoto(ada(story), photo(), story.test.act('photo')),
  'it is removed': (story) => story.test.house.people.removePhoto(ada(story), why(story.test, 'no photo')),
  'terms are acknowledged': (story) => story.test.house.people.acknowledgeTerms(ada(story), story.test.act('terms')),
  'a player limits themselves': (story) =>
    story.test.house.limits.set(ada(story), 'losses', 900_00, story.test.act('limit')),
  'and asks for a looser limit': (story) =>
    story.test.house.limits.set(ada(story), 'losses', null, story.test.act('looser')),
  'an account is held': (story) => story.test.house.people.hold(ada(story), why(story.test, 'hold')),
  'it is released': (story) => story.test.house.people.release(ada(story), both(story.test, 'release')),
  'a name is set right': (story) =>
    story.test.house.people.edit(ada(story), story.test.person('Ada Winter'), both(story.test, 'edit')),
  'points are given': (story) => story.test.house.points.correct(ada(story), 500, both(story.test, 'give')),
  'points are redeemed': (story) => story.test.house.points.redeem(ada(story), 200, why(story.test, 'redeem')),
  'a jackpot is posted': ({ test }) => test.house.jackpots.set(terms('bad-beat'), signed(test, 'set')),
  'another is': ({ test }) => test.house.jackpots.set(terms('big'), signed(test, 'set big')),
  'the house puts in a seed': ({ test }) => test.house.jackpots.seed('bad-beat', 40_00, signed(test, 'seed')),
  'a hand hits it': (story) => {
    const players = [
      { seat: 1, account: ada(story) },
      { seat: 2, account: ben(story) },
    ];
    const hit = { jackpot: 'bad-beat', hand: 5, game: 'holdem', players, lost: [1], won: [2], worth: 7000, seal: 's' };
    return story.test.tables(3).says({ kind: 'hit', key: 'hit:5', ...hit, beaten: 'aces full', best: 'four kings' });
  },
  'a winner is barred': (story) => story.test.house.people.bar(ben(story), null, why(story.test, 'bar')),
  'the hit is paid': ({ test }) => test.house.jackpots.decide(1, true, both(test, 'decide')),
  'a withheld share is put back': ({ test }) => test.house.withheld.end(1, { way: 'put back' }, both(test, 'back')),
  'the bar is lifted': (story) => story.test.house.people.liftBar(ben(story), both(story.test, 'lift')),
  'a jackpot is closed': ({ test }) => test.house.jackpots.close('bad-beat', 'big', both(test, 'close')),
  'a tournament is announced': (story) =>
    directs(story, { act: 'announce', terms: termsOf({ entry: 50_00, fee: 5_00 }), tables: [3] }, 'announce'),
  'a player enters': (story) => directs(story, { act: 'enter', tournament: 1, account: ada(story) }, 'enter a'),
  'another enters': (story) => directs(story, { act: 'enter', tournament: 1, account: ben(story) }, 'enter b'),
  'an entry is paid back': (story) =>
    directs(story, { act: 'withdraw', tournament: 1, entry: 2, reason: 'does not come' }, 'withdraw'),
  'they enter again': (story) => directs(story, { act: 'enter', tournament: 1, account: ben(story) }, 'enter c'),
  'it begins': (story) => directs(story, { act: 'start', tournament: 1 }, 'start'),
  'it stands still': (story) => directs(story, { act: 'pause', tournament: 1, reason: 'a fire drill' }, 'pause'),
  'it goes on': (story) => directs(story, { act: 'go on', tournament: 1 }, 'go on'),
  'a hand ends it': ({ test }) => {
    const stacks = [
      { entry: 1, before: 1000, after: 2000 },
      { entry: 3, before: 1000, after: 0 },
    ];
    return test.tables(3).says({ kind: 'tournament hand', key: 'th', tournament: 1, nextBig: null, stacks });
  },
  'a list is opened': (story) => desk(story, LIST, 'list'),
  'a player waits': (story) =>
    desk(story, { act: 'join', list: 'omaha', name: 'Ada', account: ada(story), here: true }, 'join'),
  'they are called': (story) => desk(story, { act: 'call', list: 'omaha', entry: 1, table: 3, skip: null }, 'call'),
  'they did not come': (story) => desk(story, { act: 'no show', list: 'omaha', entry: 1 }, 'no show'),
  'a list is closed': (story) => desk(story, { act: 'close list', list: 'omaha', reason: 'late' }, 'shut'),
  'what is left is paid out': (story) =>
    story.cage.counter.withdraw({
      ...{ account: ben(story), amount: 245_00, nature: 'cheque' },
      ...signed(story.test, 'out'),
    }),
  'an account is closed': (story) => story.test.house.people.close(ben(story), both(story.test, 'gone')),
};

test('each is done or not done, wherever it is cut off; tried again it is done once', async () => {
  const { statements, restarts } = await cutOffEverywhere(ACTS);
  expect([statements > 200, restarts > 80]).toEqual([true, true]);
});
