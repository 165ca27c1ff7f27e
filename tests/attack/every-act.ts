/**
 * One request for each act of the protocol's own lists, about a player who is there and money that they have: whatever
 * refuses it refuses who asks, not what is asked. An act that a list gains does not compile until it is here.
 */
import type { CageIntent } from '../../protocol/cage-intent.ts';
import type { FloorIntent } from '../../protocol/floor-intent.ts';
import type { StationIntent } from '../../protocol/station-intent.ts';
import type { TablesIntent } from '../../protocol/tables-intent.ts';
import { termsOf } from '../main/house/tournament/made-up.ts';

type ByAct<Of extends { readonly do: string }> = { readonly [Do in Of['do']]: Extract<Of, { readonly do: Do }> };

/** Who and what the acts are about. */
export interface Subject {
  readonly account: string;
  readonly other: string;
  readonly pin: string;
  readonly signature: { readonly second: string; readonly pin: string };
}

const reason = 'somebody else asked for it';
const amount = 10_00;

const PERSON = {
  name: 'Somebody New',
  handle: 'New',
  born: '1980-01-01',
  idType: 'passport',
  idNumber: 'P777',
  idExpires: '2099-01-01',
} as const;

const HOME = {
  street: '1 Main Street',
  city: 'Springfield',
  state: 'CA',
  zip: '90001',
  country: 'USA',
  occupation: 'baker',
  tin: '123456789',
  noTin: null,
} as const;

const DRAFT = {
  id: 'made-at-night',
  game: 'holdem',
  limit: '2-4',
  label: null,
  collection: [],
  jackpot: false,
  buyIn: null,
  rules: {},
} as const;

const PART = { part: 1, of: 1, data: 'H4sIAAAAAAAAAwMAAAAAAAAAAAA=' } as const;

/** What the cage and the floor console both ask about people. */
const peopleActs = ({ account, other, signature }: Subject) =>
  ({
    relate: { do: 'relate', account, other, reason },
    unrelate: { do: 'unrelate', account, other, reason },
    'keep apart': { do: 'keep apart', account, other, reason },
    'end apart': { do: 'end apart', account, other, reason },
    bar: { do: 'bar', account, reason, term: 'tonight' },
    'lift bar': { do: 'lift bar', account, reason, signature },
    'bar person': {
      do: 'bar person',
      name: 'Nobody Wanted',
      born: null,
      description: null,
      reason,
      term: 'tonight',
    },
    'lift person bar': { do: 'lift person bar', bar: 1, reason, signature },
    bars: { do: 'bars' },
    identity: { do: 'identity', account },
  }) as const;

export const cageActs = (subject: Subject): ByAct<CageIntent> => {
  const { account, pin, signature } = subject;
  return {
    ...peopleActs(subject),
    'sign in': { do: 'sign in', staff: 'nobody', pin: '0000' },
    'sign out': { do: 'sign out' },
    done: { do: 'done' },
    issue: { do: 'issue', person: PERSON, pin: '8642' },
    find: { do: 'find', account },
    search: { do: 'search', name: 'Real' },
    deposit: { do: 'deposit', account, amount, nature: 'cash' },
    withdraw: { do: 'withdraw', account, amount, pin, nature: 'cash' },
    'set pin': { do: 'set pin', account, pin: '7531', signature },
    unlock: { do: 'unlock', account, reason, signature },
    'replace card': { do: 'replace card', account, reason, signature },
    'report lost': { do: 'report lost', account, reason },
    exclude: { do: 'exclude', account, term: '30 days', pin },
    correct: { do: 'correct', account, way: 'add', amount, nature: 'cash', reason, signature },
    'pay jackpot': {
      do: 'pay jackpot',
      jackpot: 'jackpot:bad-beat',
      shares: [{ account, amount }],
      reason,
      signature,
    },
    fill: { do: 'fill', amount, signature },
    drop: { do: 'drop', amount, signature },
    statement: { do: 'statement', account },
    'void document': { do: 'void document', document: 'D-000001', reason, signature },
    'open drawer': { do: 'open drawer', counted: 0, signature },
    'close drawer': { do: 'close drawer', counted: 0, signature },
    shifts: { do: 'shifts' },
    slip: { do: 'slip', slip: 'S1-000001' },
    hold: { do: 'hold', account, reason },
    release: { do: 'release', account, reason, signature },
    edit: { do: 'edit', account, person: PERSON, reason, signature },
    'close account': { do: 'close account', account, reason, signature },
    photo: { do: 'photo', account, photo: PART },
    'remove photo': { do: 'remove photo', account, reason },
    terms: { do: 'terms', account },
    'player desk': { do: 'player desk', account },
    'player act': { do: 'player act', account, act: { act: 'enter tournament', tournament: 1, pays: 1 }, pin },
    limit: { do: 'limit', account, kind: 'deposits', limit: 100_00, pin },
    wake: { do: 'wake', account },
    dormant: { do: 'dormant' },
    points: { do: 'points', account },
    'redeem points': { do: 'redeem points', account, points: 1, reason, pin },
    'correct points': { do: 'correct points', account, change: 5, reason, signature },
    'exclusion list': { do: 'exclusion list', list: 'state', file: PART, trial: false, signature },
    withheld: { do: 'withheld' },
    'end withheld': { do: 'end withheld', prize: 1, end: { way: 'pay' }, reason, signature },
    facts: { do: 'facts', account },
    'keep facts': { do: 'keep facts', account, facts: HOME },
    'cash log': { do: 'cash log', day: null },
    'cash reports': { do: 'cash reports' },
    'cash report': { do: 'cash report', report: 1 },
    'on behalf': { do: 'on behalf', report: 1, behalf: null },
    'file report': { do: 'file report', report: 1, filing: 'F-1234' },
    'dismiss report': { do: 'dismiss report', report: 1, reason },
    'note suspicion': { do: 'note suspicion', account, text: 'paid in small bills all night' },
    suspicions: { do: 'suspicions' },
    'decide suspicion': { do: 'decide suspicion', note: 1, reported: false, text: 'nothing to it' },
    'house report': { do: 'house report', over: { shift: 1 } },
    'hand receipt': { do: 'hand receipt', account, hand: 1, pin },
  };
};

const TOURNAMENT = { act: 'announce', terms: termsOf(), tables: [1] } as const;
const LIST = {
  act: 'open list',
  list: 'holdem-2-4',
  label: 'Hold’em $2-$4',
  tables: [1],
  mustMove: false,
  openingBet: 2_00,
  callMinutes: 5,
} as const;

export const floorActs = (subject: Subject): ByAct<FloorIntent> => {
  const { signature } = subject;
  const seat = 1;
  return {
    ...peopleActs(subject),
    'sign in': { do: 'sign in', staff: 'nobody', pin: '0000' },
    'sign out': { do: 'sign out' },
    tournament: { do: 'tournament', act: { ...TOURNAMENT, tables: [...TOURNAMENT.tables] } },
    'find player': { do: 'find player', name: 'Real' },
    desk: { do: 'desk', act: { ...LIST, tables: [...LIST.tables] } },
    approve: { do: 'approve', request: 'buy-in:1' },
    deny: { do: 'deny', request: 'buy-in:1', reason },
    'standing approval': { do: 'standing approval', on: false },
    'moved by the house': { do: 'moved by the house', seat },
    stop: { do: 'stop', reason },
    resume: { do: 'resume' },
    foul: { do: 'foul', seat, reason },
    void: { do: 'void', reason, signature },
    'decide jackpot': { do: 'decide jackpot', hit: 1, pays: true, reason, signature },
    'cash in': { do: 'cash in', seat, reason, signature },
    warn: { do: 'warn', seat },
    'on my way': { do: 'on my way', seat },
    'call done': { do: 'call done', seat },
    extend: { do: 'extend', seat, reason },
    'give time': { do: 'give time', seat, seconds: 30, reason },
    reseat: { do: 'reseat', seat, to: 9, reason },
    'close table': { do: 'close table', reason },
    'open table': { do: 'open table' },
    profile: { do: 'profile', profile: 'holdem-2-4' },
    'profile form': { do: 'profile form', game: 'holdem' },
    'check profile': { do: 'check profile', draft: { ...DRAFT, collection: [] } },
    'make profile': { do: 'make profile', draft: { ...DRAFT, collection: [] } },
    'remove profile': { do: 'remove profile', profile: 'made-at-night', reason },
    'clear fault': { do: 'clear fault', reason, signature },
    'close shift': { do: 'close shift', signature },
    'unlock staff': { do: 'unlock staff', staff: 'cass' },
    recall: { do: 'recall', hand: 1 },
    meters: { do: 'meters' },
    calibrate: { do: 'calibrate', seat: 8, on: true },
  };
};

export const tablesActs = (): ByAct<TablesIntent> => ({
  'sign in': { do: 'sign in', staff: 'nobody', pin: '0000' },
  'sign out': { do: 'sign out' },
  desk: { do: 'desk', act: { ...LIST, tables: [...LIST.tables] } },
  tournament: { do: 'tournament', act: { ...TOURNAMENT, tables: [...TOURNAMENT.tables] } },
  'find player': { do: 'find player', name: 'Real' },
});

export const stationActs = ({ pin }: Subject): ByAct<StationIntent> => ({
  pin: { do: 'pin', pin },
  cancel: { do: 'cancel' },
  'player act': { do: 'player act', act: { act: 'enter tournament', tournament: 1, pays: 1 } },
  'own statement': { do: 'own statement', day: null },
  'buy in': { do: 'buy in', amount: 40_00 },
  'top up': { do: 'top up', amount: 40_00 },
  decide: { do: 'decide', decision: { kind: 'fold' } },
  'sit out': { do: 'sit out' },
  'sit in': { do: 'sit in' },
  entry: { do: 'entry', entry: 'post' },
  choice: { do: 'choice', choice: 'straddle', on: true },
  break: { do: 'break' },
  'come along': { do: 'come along', change: 0, most: 40_00 },
  'stay out': { do: 'stay out', change: 0 },
  move: { do: 'move', to: 7 },
  leave: { do: 'leave' },
  stay: { do: 'stay' },
  'more time': { do: 'more time' },
  'call floor': { do: 'call floor' },
  turn: { do: 'turn', zone: '1', open: 1 },
  cut: { do: 'cut', commit: 'a'.repeat(64) },
  prefer: { do: 'prefer', changed: {} },
  language: { do: 'language', language: 'en' },
  history: { do: 'history' },
  limits: { do: 'limits' },
  limit: { do: 'limit', kind: 'losses', limit: 100_00 },
  explain: { do: 'explain' },
  odds: { do: 'odds' },
  receipt: { do: 'receipt', hand: 1 },
});
