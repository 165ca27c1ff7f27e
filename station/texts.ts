/**
 * All of the station's own texts: what a player reads and what a screen reader reads out. Sentences that come from the
 * host, such as the prompt of an ask, are written there.
 */
import { catalogue, type Wording } from '../renderer/language/language.ts';
import { amount } from './texts/amount.ts';
import { bank, bet, cards, choose, raise, turn, wager } from './texts/asks.ts';
import { buyIn, calibration, entry, invite, pin, practice, waiting } from './texts/entry.ts';
import { spanish } from './texts/es.ts';
import { korean } from './texts/ko.ts';
import { history, odds, receipt, replay, rules } from './texts/pages.ts';
import {
  addChips,
  bankBox,
  choices,
  collection,
  gameChange,
  leave,
  limits,
  locked,
  money,
  move,
  ownCards,
  settings,
  toolbar,
  turnUp,
} from './texts/seat.ts';
import { ahead, away, banked, comingIn, firstHand, held, result, standby, stopped, voided } from './texts/standby.ts';
import { tagalog } from './texts/tl.ts';
import { vietnamese } from './texts/vi.ts';
import { chinese } from './texts/zh.ts';

const english = {
  addChips,
  ahead,
  amount,
  away,
  bank,
  bankBox,
  banked,
  bet,
  buyIn,
  calibration,
  cards,
  choices,
  choose,
  collection,
  comingIn,
  entry,
  firstHand,
  gameChange,
  held,
  history,
  invite,
  leave,
  limits,
  locked,
  money,
  move,
  odds,
  ownCards,
  pin,
  practice,
  raise,
  receipt,
  replay,
  result,
  rules,
  settings,
  standby,
  stopped,
  toolbar,
  turnUp,
  turn,
  voided,
  wager,
  waiting,
} as const;

/** What each translation must provide. */
export type Texts = Wording<typeof english>;

/** The parts of them, each in a file of its own in every language: `es/asks.ts`. */
export type AskTexts = Pick<Texts, 'amount' | 'turn' | 'bet' | 'raise' | 'choose' | 'cards' | 'wager' | 'bank'>;
export type EntryTexts = Pick<Texts, 'practice' | 'invite' | 'entry' | 'pin' | 'waiting' | 'buyIn' | 'calibration'>;
export type PageTexts = Pick<Texts, 'rules' | 'odds' | 'history' | 'replay' | 'receipt'>;
export type SeatTexts = Pick<
  Texts,
  | 'toolbar'
  | 'turnUp'
  | 'settings'
  | 'money'
  | 'ownCards'
  | 'bankBox'
  | 'addChips'
  | 'choices'
  | 'move'
  | 'leave'
  | 'gameChange'
  | 'collection'
  | 'limits'
  | 'locked'
>;
export type StandbyTexts = Pick<
  Texts,
  'firstHand' | 'standby' | 'ahead' | 'held' | 'stopped' | 'voided' | 'away' | 'comingIn' | 'result' | 'banked'
>;

export const texts = catalogue<Texts>('station', {
  en: english,
  es: spanish,
  vi: vietnamese,
  zh: chinese,
  ko: korean,
  tl: tagalog,
});
