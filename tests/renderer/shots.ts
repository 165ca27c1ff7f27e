/** What the gallery photographs: a view, and what a finger does before the picture is taken. */
import type { Decision } from '../../games/ask.ts';
import { GAMES } from '../../games/registry.ts';
import type { Hand } from '../../main/hand/hand.ts';
import { USUAL } from '../../protocol/preferences.ts';
import type { StationView } from '../../protocol/station-view.ts';
import type { View } from '../../protocol/views.ts';
import { CARDS_ASK, CHECK_ASK, CHOOSE_ASK, MELD_ASK, NO_LIMIT_ASK, THREE_HANDS_ASK, WAGER_ASK } from './asks.ts';
import { type BankedGame, type Stop, viewAt } from './banked-hands.ts';
import * as fixture from './fixtures.ts';
import { potHand } from './pot-hands.ts';
import type { Stand } from './stand.ts';
import { studAt } from './stud-hand.ts';

export interface Shot {
  readonly name: string;
  readonly view: View;
  readonly act?: (stand: Stand) => Promise<void>;
}

const { center, CLOCK, seated, station } = fixture;
const EMPTY = Array.from({ length: 10 }, (_, index) => fixture.emptyPlace(index + 1));
const FULL = Array.from({ length: 10 }, (_, index) => fixture.place(index + 1));

const NO_LIMIT = { game: "No-Limit Hold'em $5–$10" };

const tap =
  (...ids: readonly string[]) =>
  async ({ page }: Stand): Promise<void> => {
    for (const id of ids) await page.getByTestId(id).click();
  };

/** Kings in front, queens in the middle, and nothing at the back yet. */
const FOUL_FRONT = [
  ...['uncover', 'pick-Ks', 'pick-Kd', 'pick-2c', 'group-middle'],
  ...['pick-Qs', 'pick-Qd', 'pick-Ac', 'pick-9d', 'pick-3h'],
];

async function peek({ page }: Stand): Promise<void> {
  await page.getByTestId('my-cards').hover();
  await page.mouse.down();
}

/** Answers the one intent that was sent. */
async function bringHistory(stand: Stand): Promise<void> {
  const intent = (await stand.intents()).find(({ intent: { do: asked } }) => asked === 'history');
  if (intent === undefined) throw new Error('the history was not asked for');
  await stand.push({
    t: 'answer',
    id: intent.id,
    ok: true,
    result: { kind: 'history', hands: fixture.HISTORY, archived: 0 },
  });
}

/** Turns to the statement and answers with a day. */
async function bringStatement(stand: Stand): Promise<void> {
  await tap('own-section-statement')(stand);
  const intent = (await stand.intents()).find(({ intent: { do: asked } }) => asked === 'own statement');
  if (intent === undefined) throw new Error('the statement was not asked for');
  const result = { kind: 'own statement', statement: fixture.OWN_STATEMENT } as const;
  await stand.push({ t: 'answer', id: intent.id, ok: true, result });
}

/** Turns to the limits that the player has set themselves. */
async function bringLimits(stand: Stand): Promise<void> {
  await tap('own-section-limits')(stand);
  const intent = (await stand.intents()).find(({ intent: { do: asked } }) => asked === 'limits');
  if (intent === undefined) throw new Error('the limits were not asked for');
  await stand.push({ t: 'answer', id: intent.id, ok: true, result: { kind: 'limits', limits: fixture.OWN_LIMITS } });
}

const OWN = { name: 'desk', person: 'Maria', balance: 64_000, desk: fixture.OWN_DESK, message: null } as const;
const KEPT_UNTIL = Date.UTC(2026, 10, 28, 20, 15);

const BLIND_RAISE = { verb: 'raise', min: 800, max: 24_000, step: 100 } as const;
/** Opens the rules page and answers with what a game says of itself. */
const rulesOf =
  (id: string) =>
  async (stand: Stand): Promise<void> => {
    await tap('rules')(stand);
    const asked = (await stand.intents()).find(({ intent }) => intent.do === 'explain');
    const game = GAMES.get(id);
    if (asked === undefined || game === undefined) throw new Error(`nobody asked for the rules of ${id}`);
    const parts = game.explain(game.rules.parse({})).map((part) => ({ ...part }));
    await stand.push({ t: 'answer', id: asked.id, ok: true, result: { kind: 'rules', parts } });
  };

const MY_TURN = { hand: fixture.turnStreet(), clock: CLOCK, ...NO_LIMIT };

/** A player-dealer hand at a stage, seen from seat 1. */
const banked = (game: BankedGame, stage: Stop, plan: Parameters<typeof viewAt>[3] = {}, viewer = 1) =>
  station(seated({ choices: fixture.CHOICES, topUp: { min: 100, max: 5000, step: 100 } }), {
    demo: true,
    game: BANKED_NAMES[game],
    hand: viewAt(game, stage, viewer, { before: 2, seed: 5, ...plan }),
    ...(stage === 'over' ? { state: 'settling' } : { clock: CLOCK }),
  });

/** Hands in which seat 1 is asked for insurance, and for how much. */
const SHOWS_AN_ACE = 39;
const DOUBLES_FOR_LESS = 1;

/** One in which seat 1 bets most on a hand of baccarat. */
const BETS_MOST = 17;

/** Seat 1 doubles for less wherever it may; the others do as bots do. */
const lessOf = (hand: Hand, seat: number): Decision | null => {
  const ask = hand.ask(seat);
  const may = seat === 1 && ask?.kind === 'choose' && ask.options.some(({ id }) => id === 'double-less');
  return may ? { kind: 'choose', option: 'double-less' } : null;
};

const BANKED_NAMES = {
  'ez-baccarat': 'EZ Baccarat · Wagers of $5-$500',
  'ez-baccarat-panda-8': 'EZ Baccarat Panda 8 · Wagers of $5-$500',
  'no-bust-21': 'No Bust 21st Century Blackjack · Wagers of $5-$500',
  'pure-21-5': 'Pure 21.5 Blackjack · Wagers of $5-$600',
  'double-hand-poker': 'Double Hand Poker · Wagers of $5-$200',
} as const;

/** Baccarat when seat 1 bet most on a hand and turns up its cards; one lies open. */
function turnUp() {
  const view = banked('ez-baccarat', 'over', { seed: BETS_MOST });
  const hand = view.table.hand?.kind === 'banked' ? view.table.hand : null;
  const hands = (hand?.turns ?? []).map(({ zone, seat }) => ({ zone, seat, open: 1 }));
  return { ...view, table: { ...view.table, squeeze: { leftMs: 600_000, hands } } };
}

/** Bets asked for while another game comes, a half hour is to be paid, a seat is kept elsewhere, and the player is new. */
export function toldMore(): StationView {
  const view = banked('ez-baccarat-panda-8', 'bets');
  const phase = seated({ gameChange: fixture.ASKED, owes: 1000 });
  const called = { table: 3, label: 'Omaha Hi-Lo $8–$16', until: KEPT_UNTIL };
  const preferences = { ...USUAL, knowsTable: false };
  return { ...view, phase, called, preferences, table: { ...view.table, change: fixture.CHANGE } };
}

export const BANKED_STATION_SHOTS: readonly Shot[] = [
  { name: '70-bank-offer', view: banked('ez-baccarat', 'offer', { before: 0 }) },
  { name: '71-bank-wager', view: banked('ez-baccarat', 'my bank', { before: 0, seed: 2 }) },
  {
    name: '72-bets',
    view: banked('ez-baccarat-panda-8', 'bets'),
    act: tap('chip-25', 'bet-banker', 'bet-banker', 'bet-dragon-7'),
  },
  {
    name: '72b-bets-told-more',
    view: toldMore(),
    act: tap('bet-banker'),
  },
  {
    name: '73-bets-elsewhere',
    view: banked('ez-baccarat-panda-8', 'bets'),
    act: tap('bet-player', 'places-open', 'place-3', 'bet-player@3'),
  },
  { name: '74-bets-21', view: banked('no-bust-21', 'bets', { before: 5 }), act: tap('wager-repeat') },
  { name: '75b-turn-up', view: turnUp() },
  { name: '75-baccarat-over', view: banked('ez-baccarat-panda-8', 'over') },
  { name: '76-21-play', view: banked('no-bust-21', 'asked to choose') },
  { name: '77-21-over', view: banked('no-bust-21', 'over') },
  { name: '77c-insurance', view: banked('pure-21-5', 'asked to insure', { seed: SHOWS_AN_ACE }) },
  {
    name: '77d-double-for-less',
    view: banked('pure-21-5', 'asked how much', { seed: DOUBLES_FOR_LESS, decides: lessOf }),
  },
  { name: '77b-piles', view: banked('double-hand-poker', 'asked to choose', { before: 0 }) },
  { name: '78-set', view: banked('double-hand-poker', 'asked to set', { seed: 3 }), act: tap('uncover') },
  { name: '79-double-over', view: banked('double-hand-poker', 'over', { seed: 3 }) },
];

const STUD = { game: 'Razz · Limit $15-$30', places: FULL };

export const STATION_SHOTS: readonly Shot[] = [
  {
    name: '60-stud-third-street',
    view: station(seated({}), { ...STUD, hand: studAt('Third street', 1), clock: CLOCK }),
  },
  {
    name: '61-stud-seventh-street',
    view: station(seated({}), { ...STUD, hand: studAt('Seventh street', 1), clock: CLOCK }),
  },
  {
    name: '01-closed',
    view: station({ name: 'closed', message: 'The table opens at 10 in the morning.' }, { state: 'closed' }),
  },
  { name: '02-vacant', view: station({ name: 'vacant' }, { demo: true }) },
  {
    name: '03-pin',
    view: station({ name: 'pin', person: 'Maria', triesLeft: 3 }),
    act: tap('pin-key-1', 'pin-key-2', 'pin-key-3'),
  },
  {
    name: '04-pin-last',
    view: station({ name: 'pin', person: 'Maria', triesLeft: 1 }, {}, { level: 'warning', text: 'That PIN is wrong.' }),
  },
  {
    name: '03-pin-ways',
    view: station({ name: 'pin', person: 'Maria', triesLeft: 3, ways: 'both' }),
    act: tap('to-page'),
  },
  {
    name: '03-pin-page-only',
    view: station(
      { name: 'pin', person: 'Maria', triesLeft: 3, ways: 'desk' },
      {},
      { level: 'error', text: 'This card is in use at seat 4. One player, one seat.' },
    ),
  },
  {
    name: '02-vacant-kept',
    view: station(
      {
        name: 'vacant',
        desk: true,
        kept: [
          { name: 'Maria', until: KEPT_UNTIL },
          { name: 'Joe', until: KEPT_UNTIL },
        ],
      },
      { demo: true },
    ),
  },
  {
    name: '70-own-lists',
    view: { ...station(OWN), called: { table: 3, label: 'Omaha Hi-Lo $8–$16', until: KEPT_UNTIL } },
  },
  { name: '71-own-tournaments', view: station(OWN), act: tap('own-section-tournaments') },
  { name: '72-own-enter', view: station(OWN), act: tap('own-section-tournaments', 'own-enter-3') },
  { name: '73-own-statement', view: station(OWN), act: bringStatement },
  { name: '73b-own-limits', view: station(OWN), act: bringLimits },
  {
    name: '74-own-away',
    view: station({
      ...OWN,
      message:
        'The house cannot be reached right now. Hands continue; coming in, adding chips, lists, tournaments and pay-outs wait until it is back.',
    }),
  },
  {
    name: '75-called-seated',
    view: { ...station(seated()), called: { table: 3, label: 'Omaha Hi-Lo $8–$16', until: KEPT_UNTIL } },
  },
  {
    name: '76-full-waits',
    view: {
      ...station(seated()),
      registered: [
        {
          name: 'Saturday sit-n-go $20',
          waitingFor: 'Players are playing for money at table 1: they have to leave it first.',
        },
      ],
    },
  },
  {
    name: '77-closing',
    view: station(seated(), { hand: fixture.othersTurn(), closing: { reason: 'End of the night', closed: false } }),
  },
  {
    name: '78-closed-vacant',
    view: station({ name: 'vacant', desk: true }, { closing: { reason: 'End of the night', closed: true } }),
  },
  { name: '05-waiting', view: station({ name: 'waiting', person: 'Maria', balance: 60_000 }, { demo: true }) },
  {
    name: '06-buy-in',
    view: station({
      name: 'buying in',
      person: 'Maria',
      balance: 60_000,
      min: 4000,
      max: 60_000,
      step: 100,
      why: 'The minimum buy-in of this game is $40.',
      entry: fixture.ENTRY,
    }),
    act: tap('buy-in-half'),
  },
  {
    name: '07-amount-pad',
    view: station({
      name: 'buying in',
      person: 'Maria',
      balance: 60_000,
      min: 34_000,
      max: 60_000,
      step: 100,
      why: 'You left this game with $340 twenty minutes ago, so you bring at least that.',
      entry: { message: 'You are dealt in with the next hand.', mayPost: false },
    }),
    act: tap('buy-in-amount', 'amount-key-9', 'amount-key-9', 'amount-key-9'),
  },
  {
    name: '10-coming-in',
    view: station(
      seated({
        status: 'waiting',
        mayPost: true,
        waitingFor: 'You are dealt in when the big blind reaches you, or now if you post $4.',
      }),
      { hand: { ...fixture.othersTurn(), seats: fixture.othersTurn().seats.slice(1) }, clock: CLOCK },
    ),
  },
  {
    name: '10b-coming-in-choices',
    view: station(
      seated({
        status: 'waiting',
        mayPost: true,
        waitingFor:
          'You missed the blinds. Wait for the big blind, or post $6 now: $4 as your bet and $2 into the pot. Or straddle now with $8.',
        choices: fixture.CHOICES,
      }),
      { hand: { ...fixture.othersTurn(), seats: fixture.othersTurn().seats.slice(1) }, clock: CLOCK },
    ),
  },
  {
    name: '10c-bank-wanted',
    view: station(
      seated({
        status: 'waiting',
        waitingFor: 'Nobody has taken the bank. The game goes on as soon as somebody asks for it.',
        choices: [
          { id: 'bank', label: 'Take the bank whenever it is my turn', on: false, enters: true },
          { id: 'no-bank', label: 'Never offer me the bank', on: false, enters: false },
        ],
      }),
      { hand: null, state: 'idle' },
    ),
  },
  {
    name: '38-choices',
    view: station(seated({ choices: fixture.CHOICES }), { hand: fixture.othersTurn(), demo: true }),
    act: tap('choices-open'),
  },
  { name: '11-preflop-limit', view: station(seated(), { hand: fixture.preflop(), clock: CLOCK }) },
  { name: '12-limit-raise', view: station(seated(), { hand: fixture.preflop(), clock: CLOCK }), act: tap('raise') },
  { name: '13-no-limit', view: station(seated(), { ...MY_TURN, demo: true }) },
  { name: '14-no-limit-raise', view: station(seated(), MY_TURN), act: tap('raise', 'size-pot') },
  {
    name: '14b-left-large',
    view: { ...station(seated(), MY_TURN), preferences: { ...USUAL, side: 'left', text: 'large', deck: 'two-color' } },
    act: tap('raise'),
  },
  {
    name: '14c-before-the-flop',
    view: station(seated(), {
      ...NO_LIMIT,
      hand: { ...fixture.preflop(), ask: { ...NO_LIMIT_ASK, call: 400, pot: 600, raise: BLIND_RAISE } },
      clock: CLOCK,
    }),
    act: tap('raise'),
  },
  {
    name: '14d-sure-to-call',
    view: { ...station(seated(), MY_TURN), preferences: { ...USUAL, confirmCalls: true } },
    act: tap('call'),
  },
  {
    name: '35-settings',
    view: {
      ...station(seated({ keepAt: { min: 4000, max: 80_000, step: 100 } }), { hand: fixture.othersTurn() }),
      preferences: { ...USUAL, topUpTo: 40_000 },
    },
    act: tap('settings'),
  },
  {
    name: '15b-peek-omaha',
    view: station(seated(), {
      ...MY_TURN,
      hand: fixture.turnStreet({
        seats: fixture
          .turnStreet()
          .seats.map((seat) => (seat.seat === 1 ? { ...seat, cards: ['Ks', 'Kd', 'Th', '9c'] } : seat)),
      }),
    }),
    act: peek,
  },
  { name: '15-peek', view: station(seated(), MY_TURN), act: peek },
  {
    name: '16-check-free',
    view: station(seated(), { ...MY_TURN, hand: fixture.turnStreet({ ask: CHECK_ASK }) }),
    act: tap('fold'),
  },
  {
    name: '17-check-bet',
    view: station(seated(), {
      ...MY_TURN,
      hand: fixture.turnStreet({ ask: CHECK_ASK }),
      clock: { leftMs: 5000, totalMs: 30_000 },
    }),
  },
  {
    name: '18-others',
    view: station(seated(), { hand: fixture.othersTurn(), clock: CLOCK }),
    act: tap('ahead-call'),
  },
  { name: '19-showdown', view: station(seated(), { hand: fixture.showdown(), state: 'between hands' }) },
  {
    name: '20-omaha',
    view: station(seated(), { hand: fixture.omahaShowdown(), state: 'between hands', game: 'Omaha High-Low $4–$8' }),
  },
  {
    name: '21-sitting-out',
    view: station(
      seated({
        status: 'sitting out',
        waitingFor: 'You are sitting out and have missed the blinds.',
        away: { leftMs: 11 * 60_000, totalMs: 15 * 60_000 },
        mayBreak: false,
      }),
      { hand: null, state: 'between hands' },
    ),
  },
  {
    name: '21b-out-of-chips',
    view: station(
      seated({
        status: 'sitting out',
        waitingFor: 'Buy chips to be dealt in.',
        topUp: { min: 4000, max: 36_000, step: 100 },
        away: { leftMs: 11 * 60_000, totalMs: 15 * 60_000 },
      }),
      {
        hand: null,
        state: 'between hands',
        places: station(seated()).table.places.map((place, at) => (at === 0 ? { ...place, stack: 0 } : place)),
      },
    ),
  },
  {
    name: '22-break',
    view: station(seated({ status: 'away', away: { leftMs: 750_000, totalMs: 900_000 } }), {
      hand: null,
      state: 'idle',
    }),
  },
  { name: '23-leaving', view: station(seated({ leaveNext: true }), { hand: fixture.othersTurn() }) },
  {
    name: '27-notice',
    view: station(seated(), MY_TURN, {
      level: 'info',
      text: 'Your move to seat 9 is approved. Swipe your card there after this hand.',
    }),
  },
  {
    name: '50-game-change',
    view: station(seated({ gameChange: fixture.ASKED }), { ...MY_TURN, change: fixture.CHANGE, demo: true }),
  },
  {
    name: '51-game-change-now',
    view: station(
      seated({ gameChange: { ...fixture.ASKED, answer: 'short' } }),
      { change: fixture.LAST_ANSWERS, hand: null, state: 'idle' },
      { level: 'warning', text: 'The game changes now: say whether you come along.' },
    ),
  },
  {
    name: '52-game-change-yes',
    view: station(seated({ gameChange: { ...fixture.ASKED, answer: 'comes' } }), {
      change: fixture.CHANGE,
      hand: fixture.othersTurn(),
    }),
  },
  {
    name: '53-game-change-cannot',
    view: station(
      seated({
        gameChange: { ...fixture.ASKED, cannot: 'You need $60 more on the table for $100; your card holds $12.' },
      }),
      { change: fixture.CHANGE, hand: fixture.othersTurn() },
    ),
  },
  { name: '54-game-change-vacant', view: station({ name: 'vacant' }, { demo: true, change: fixture.CHANGE }) },
  {
    name: '55-time-soon',
    view: station(seated(), { hand: fixture.othersTurn(), collection: { amount: 1000, minutes: 4 } }),
  },
  { name: '56-time-owed', view: station(seated({ owes: 1000 }), { hand: fixture.othersTurn() }) },
  { name: '24-locked', view: station(seated({ locked: true }), { hand: fixture.othersTurn() }) },
  { name: '25-stopped', view: station(seated(), { ...MY_TURN, stopped: 'a question about the last bet.' }) },
  { name: '26-fault', view: station(seated(), { ...MY_TURN, fault: 'The journal cannot be written.' }) },
  { name: '27-jackpot-hit', view: station(seated(), fixture.HELD) },
  {
    name: '28-tournament',
    view: station(seated({ mayBreak: false }), { ...fixture.IN_TOURNAMENT, hand: fixture.turnStreet(), clock: CLOCK }),
  },
  {
    name: '29-tournament-other',
    view: station(seated({ mayBreak: false }), { ...fixture.IN_TOURNAMENT, hand: fixture.othersTurn() }),
  },
  { name: '30-leave', view: station(seated(), MY_TURN), act: tap('leave') },
  {
    name: '31-add-chips',
    view: station(seated({ topUp: { min: 1000, max: 36_000, step: 100 } }), { hand: fixture.showdown() }),
    act: tap('add-chips'),
  },
  { name: '32-move', view: station(seated({ moveTo: 9 }), { hand: fixture.othersTurn() }), act: tap('move') },
  { name: '33-rules', view: station(seated(), { hand: fixture.othersTurn() }), act: rulesOf('holdem') },
  { name: '33b-rules-baccarat', view: station(seated(), { hand: fixture.othersTurn() }), act: rulesOf('ez-baccarat') },
  {
    name: '33c-rules-double-hand',
    view: station(seated(), { hand: fixture.othersTurn() }),
    act: rulesOf('double-hand-poker'),
  },
  {
    name: '34-history',
    view: station(seated(), { hand: fixture.othersTurn() }),
    act: async (stand) => {
      await tap('history')(stand);
      await bringHistory(stand);
    },
  },
  {
    name: '35-history-step',
    view: station(seated(), { hand: fixture.othersTurn() }),
    act: async (stand) => {
      await tap('history')(stand);
      await bringHistory(stand);
      for (let n = 0; n < 9; n += 1) await tap('replay-back')(stand);
    },
  },
  {
    name: '36-history-list',
    view: station(seated(), { hand: fixture.othersTurn() }),
    act: async (stand) => {
      await tap('history')(stand);
      await bringHistory(stand);
      await tap('replay-list')(stand);
    },
  },
  {
    name: '37-history-receipt',
    view: station(seated(), { hand: fixture.othersTurn() }),
    act: async (stand) => {
      await tap('history')(stand);
      await bringHistory(stand);
      await tap('replay-receipt')(stand);
      const asked = (await stand.intents()).at(-1);
      const result = { kind: 'hand receipt', receipt: fixture.HAND_RECEIPT } as const;
      await stand.push({ t: 'answer', id: asked?.id ?? '', ok: true, result });
    },
  },
  {
    name: '38-void',
    view: station(seated({ floorCall: 'called' }), { hand: null, state: 'settling', voided: fixture.VOIDED }),
  },
  {
    name: '39-on-the-way',
    view: station(seated({ floorCall: 'on the way', leaveNext: true, cashedIn: true }), { hand: fixture.othersTurn() }),
  },
  {
    name: '3a-omaha-ten',
    view: station(seated(), { places: FULL, hand: potHand('omaha-hi-lo-8', 10, 'showdown', 7), state: 'settling' }),
  },
  { name: '40-choose', view: station(seated(), { ...MY_TURN, hand: fixture.turnStreet({ ask: CHOOSE_ASK }) }) },
  { name: '40b-meld', view: station(seated(), { ...MY_TURN, hand: fixture.turnStreet({ ask: MELD_ASK }) }) },
  {
    name: '40c-meld-looked-at',
    view: station(seated(), { ...MY_TURN, hand: fixture.turnStreet({ ask: MELD_ASK }) }),
    act: tap('uncover'),
  },
  {
    name: '41-cards',
    view: station(seated(), { ...MY_TURN, hand: fixture.turnStreet({ ask: CARDS_ASK }) }),
    act: tap('uncover', 'suggest'),
  },
  {
    name: '41-cards-foul',
    view: station(seated(), { ...MY_TURN, hand: fixture.turnStreet({ ask: THREE_HANDS_ASK }) }),
    act: tap(...FOUL_FRONT),
  },
  {
    name: '42-wager',
    view: station(seated(), { ...MY_TURN, hand: fixture.turnStreet({ ask: WAGER_ASK }) }),
    act: tap('bet-base'),
  },
];

const bankedCenter = (game: BankedGame, stage: Stop, plan: Parameters<typeof viewAt>[3] = {}) =>
  center({
    demo: true,
    game: BANKED_NAMES[game],
    hand: viewAt(game, stage, 'public', { before: 30, seed: 5, ...plan }),
    ...(stage === 'over' ? { state: 'settling' } : { clock: CLOCK }),
  });

export const BANKED_CENTER_SHOTS: readonly Shot[] = [
  { name: '70-baccarat-bets', view: bankedCenter('ez-baccarat-panda-8', 'bets') },
  { name: '71-baccarat-over', view: bankedCenter('ez-baccarat-panda-8', 'over') },
  { name: '71b-baccarat-turned-up', view: center(turnUp().table) },
  { name: '72-21-play', view: bankedCenter('no-bust-21', 'play') },
  { name: '73-21-over', view: bankedCenter('no-bust-21', 'over') },
  { name: '73b-pure-play', view: bankedCenter('pure-21-5', 'play') },
  { name: '74-double-play', view: bankedCenter('double-hand-poker', 'play') },
  { name: '75-double-over', view: bankedCenter('double-hand-poker', 'over') },
  { name: '76-double-nine', view: bankedCenter('double-hand-poker', 'over', { seats: [1, 2, 3, 4, 5, 6, 7, 8, 9] }) },
];

export const CENTER_SHOTS: readonly Shot[] = [
  { name: '60-stud-seventh-street', view: center({ ...STUD, hand: studAt('Seventh street', 'public'), clock: CLOCK }) },
  {
    name: '50-game-change',
    view: center({ hand: fixture.othersTurn(), change: fixture.CHANGE, collection: { amount: 1000, minutes: 4 } }),
  },
  { name: '51-game-change-now', view: center({ hand: null, state: 'idle', change: fixture.LAST_ANSWERS, demo: true }) },

  {
    name: '1-empty',
    view: center({ state: 'idle', places: EMPTY, handNumber: 0, button: null, seal: null, demo: true }),
  },
  { name: '2-waiting', view: center({ state: 'idle', hand: null, handNumber: 0, button: null, seal: null }) },
  { name: '3-preflop', view: center({ hand: fixture.publicly(fixture.preflop()), clock: CLOCK }) },
  {
    name: '4-turn-side-pot',
    view: center({
      hand: fixture.publicly(fixture.turnStreet()),
      clock: { leftMs: 6000, totalMs: 30_000 },
      demo: true,
    }),
  },
  { name: '5-showdown', view: center({ hand: fixture.publicly(fixture.showdown()), state: 'between hands' }) },
  { name: '6-omaha', view: center({ hand: fixture.publicly(fixture.omahaShowdown()), state: 'between hands' }) },
  {
    name: '7-stopped',
    view: center({ hand: fixture.publicly(fixture.turnStreet()), stopped: 'Seat 4 asks for the floorman.' }),
  },
  {
    name: '8-fault',
    view: center({ hand: fixture.publicly(fixture.turnStreet()), fault: 'The journal cannot be written.' }),
  },
  {
    name: '11-void',
    view: center({ hand: null, state: 'settling', voided: fixture.VOIDED }),
  },
  {
    name: '12-omaha-ten',
    view: center({ places: FULL, hand: potHand('omaha-hi-lo-8', 10, 'showdown', 7), state: 'settling' }),
  },
  { name: '13-jackpot-hit', view: center({ ...fixture.HELD, hand: fixture.publicly(fixture.showdown()) }) },
  {
    name: '14-jackpots',
    view: {
      ...center({ places: FULL, hand: fixture.publicly(fixture.fullTable()), clock: CLOCK }),
      beside: { jackpot: null, jackpots: fixture.JACKPOTS, before: null, waiting: 4 },
    },
  },
  {
    name: '15-tournament',
    view: center({ ...fixture.IN_TOURNAMENT, hand: fixture.publicly(fixture.turnStreet()), clock: CLOCK }),
  },
  {
    name: '16-closing',
    view: center({ hand: fixture.publicly(fixture.preflop()), closing: { reason: 'End of the night', closed: false } }),
  },
  {
    name: '17-closed-by-the-floor',
    view: center({ state: 'idle', hand: null, places: EMPTY, closing: { reason: 'End of the night', closed: true } }),
  },
  { name: '9-closed', view: center({ state: 'closed', places: EMPTY, handNumber: 0, button: null, seal: null }) },
  { name: '10-full', view: center({ places: FULL, hand: fixture.publicly(fixture.fullTable()), clock: CLOCK }) },
];
