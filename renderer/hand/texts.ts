/**
 * The texts that describe a hand: its events as sentences, its facts as lines. The rules' own texts come from the host.
 */
import { catalogue } from '../language/language.ts';
import { spanish } from './texts/es.ts';
import { korean } from './texts/ko.ts';
import { tagalog } from './texts/tl.ts';
import { vietnamese } from './texts/vi.ts';
import { chinese } from './texts/zh.ts';

/** Whose position it is, as an event writes it: a seat number, or a letter for a position where nobody sits. */
const isSeat = (at: string): boolean => /^\d+$/.test(at);

/** A bad beat: whose hand was beaten, and by whose. */
interface BeatenHand {
  /** Of the jackpot. */
  readonly name: string;
  readonly lost: string;
  readonly beaten: string;
  readonly won: string;
  readonly best: string;
}

/** What somebody has done. */
interface Act {
  readonly who: string;
  readonly what: string;
  /** The chips it takes; null for none. */
  readonly amount: string | null;
  readonly allIn: boolean;
  /** They did not answer. */
  readonly absent: boolean;
}

const english = {
  cards: {
    joker: 'Joker',
    /** Cards or tiles that nobody can see. */
    hidden: (count: number) => `${count} face down`,
    and: (parts: readonly string[]) => parts.join(' and '),
  },
  events: {
    post: (who: string, what: string | null, amount: string, allIn: boolean) =>
      `${who} posts ${what === null ? '' : `${what} `}${amount}${allIn ? ', all-in' : ''}`,
    dealt: (to: string, cards: string) => `${to}: ${cards}`,
    act: ({ who, what, amount, allIn, absent }: Act) =>
      `${who} ${VERBS[what] ?? what}${amount === null ? '' : ` ${amount}`}${allIn ? ', all-in' : ''}${absent ? ' (did not answer)' : ''}`,
    discards: (who: string, cards: string) => `${who} throws away ${cards}`,
    pat: (who: string) => `${who} stands pat`,
    exposes: (who: string, cards: string) => `${who} turns up ${cards}`,
    sets: (who: string) => `${who} has set the hand`,
    lays: (who: string, hands: string) => `${who} lays ${hands}`,
    picksUp: (who: string) => `${who} picks up the melds`,
    pays: (from: string, to: string, amount: string, why: string) => `${from} pays ${to} ${amount}: ${why}`,
    returned: (amount: string, who: string) => `${amount} goes back to ${who}, uncalled`,
    collected: (amount: string, from: string | null, to: string) =>
      `${amount} ${from === null ? '' : `from ${from} `}to ${to}`,
    shows: (who: string, cards: string, hand: string | null) =>
      `${who} shows ${cards}${hand === null ? '' : `: ${hand}`}`,
    chances: (each: string) => `Chances: ${each}`,
    carriedIn: (amount: string) => `${amount} is in the pot from the hand before`,
    carriedOn: (amount: string) => `${amount} stays in the pot for the next hand`,
    mucks: (who: string) => `${who} mucks`,
    foul: (who: string) => `The hand of ${who} is foul`,
    settled: (who: string, bet: string, result: string, why: string) => `${who}, ${bet}: ${result}. ${why}`,
    betWins: (amount: string) => `wins ${amount}`,
    betLoses: (amount: string) => `loses ${amount}`,
    betGoesBack: 'goes back',
    notPaid: 'is not paid',
    wins: (who: string, amount: string, from: string, hand: string | null) =>
      `${who} wins ${amount} from ${from}${hand === null ? '' : ` with ${hand}`}`,
    jackpotHeld: (name: string, who: string, hand: string) => `${name}: ${who} has ${hand}`,
    jackpotBeaten: ({ name, lost, beaten, won, best }: BeatenHand) =>
      `${name}: ${beaten} of ${lost} beaten by ${best} of ${won}`,
    place: (letter: string) => `Place ${letter}`,
  },
  bets: {
    base: 'wager',
    elsewhere: (bet: string, at: string) => (isSeat(at) ? `${bet} behind seat ${at}` : `${bet} on place ${at}`),
    won: (amount: string) => `won ${amount}`,
    lost: (amount: string) => `lost ${amount}`,
    returned: 'returned',
  },
  acts: {
    allIn: 'All-in',
    fold: 'Fold',
    bet: (to: string) => `Bet ${to}`,
    raise: (verb: string, to: string) => `${verb} to ${to}`,
    foul: 'Foul hand',
    mucked: 'Mucked',
  },
  fees: {
    fromOthers: 'from the others',
    wholePot: (taken: string, what: string) => `The pot of ${taken} went to the collection: ${what}`,
    ofPot: (pot: string, what: string) => `Taken from the pot of ${pot}: ${what}`,
    jackpot: 'jackpot',
  },
  bank: {
    seatPlays: (seat: number) => `seat ${seat} plays`,
    seat: (seat: number) => `seat ${seat}`,
    place: (letter: string) => `place ${letter}`,
    has: (who: string, hand: number) => `${who} has the bank${hand > 1 ? `, hand ${hand} in a row` : ''}`,
    covers: (who: string, amount: string) => `${who} has the bank and covers ${amount}`,
    offered: (names: string) => `The bank is offered to ${names}`,
    decides: (names: string) => `${names} decides how much the bank covers`,
    placeBets: 'Place your bets',
    over: 'The hand is over',
    wins: (amount: string) => `The bank wins ${amount}`,
    pays: (amount: string) => `The bank pays ${amount}`,
    even: 'The bank comes out even',
    toAct: (names: string) => `${names} to act`,
    turns: (who: readonly string[]) =>
      who.length === 1 ? `${who[0]} turns up the cards` : `${who.join(' and ')} turn up the cards`,
    unknown: (seat: number) => `Seat ${seat}`,
    listed: (rest: readonly string[], last: string) => `${rest.join(', ')} and ${last}`,
  },
};

const VERBS: Readonly<Record<string, string>> = {
  fold: 'folds',
  check: 'checks',
  call: 'calls',
  bet: 'bets',
  raise: 'raises to',
  complete: 'completes to',
  'bring-in': 'brings in for',
  hit: 'hits',
  stand: 'stands',
  double: 'doubles for',
  split: 'splits for',
  surrender: 'surrenders',
};

/** What each translation must provide. */
export type Texts = typeof english;

export const texts = catalogue<Texts>('hand', {
  en: english,
  es: spanish,
  vi: vietnamese,
  zh: chinese,
  ko: korean,
  tl: tagalog,
});
