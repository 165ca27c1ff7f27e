/** The station's texts for a seated player while nothing is asked: the keys above, their chips, their cards. */
import type { ReactNode } from 'react';
import type { Cents } from '../../games/money.ts';
import { rich } from '../../renderer/kit/rich.ts';
import { money as moneyText } from '../../renderer/language/figures.ts';

export const toolbar = {
  label: 'Your seat',
  where: (seat: number, person: string) => `Seat ${seat} · ${person}`,
  hand: (hand: ReactNode) => rich` · hand ${hand}`,
  hands: 'Hands',
  rules: 'Rules',
  floor: { none: 'Floor', called: 'Called', 'on the way': 'On the way' },
  floorCalled: 'The floor has been called. The key shows when somebody is on the way.',
  addChips: 'Add chips',
  move: 'Move',
  choices: 'Choices',
  settings: 'Settings',
  takeBreak: 'Break',
  sitOut: 'Sit out',
  leave: 'Leave',
  sound: 'Sound',
  muted: 'Muted',
} as const;

const ON = { true: 'On', false: 'Off' } as const;

export const turnUp = {
  label: 'Your cards to turn up',
  hold: 'Hold to bend them up',
  all: 'Turn them up',
} as const;

export const settings = {
  title: 'Your settings, at every station',
  deck: 'Colors of the deck',
  back: 'Back of the cards',
  side: 'Keys for the hand you touch with',
  text: 'Size of the text',
  volume: 'Sound',
  speed: 'Movement on the screen',
  confirmCalls: 'Ask again before a call',
  nameHand: 'Name my hand while I look at it',
  autoPost: 'Post to come in, where a blind is owed',
  topUpTo: 'Between hands, add chips up to',
  language: 'Language',
  never: 'Never',
  limits: 'Limits you set yourself',
  value: (name: string, value: string | number | boolean | null): string =>
    VALUES[name]?.[String(value)] ?? String(value),
} as const;

const LIMIT_KINDS = { deposits: 'Deposits a day', losses: 'Losses a day', time: 'Time at tables a day' } as const;

export const limits = {
  title: 'Limits you set yourself',
  moment: 'One moment…',
  kind: (kind: keyof typeof LIMIT_KINDS): string => LIMIT_KINDS[kind],
  none: 'No limit',
  noLimit: 'No limit is set.',
  left: (left: string, limit: string) => `${left} left today, of ${limit}`,
  hours: (hours: string, minutes: number) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
  from: (limit: string, when: string) => `${limit} from ${when}`,
  takeBack: 'Keep it as it is',
  choose: 'Choose a limit',
  set: (kind: string, limit: string) => `${kind}: ${limit}`,
  rule: 'A stricter limit takes effect immediately. A looser one, or none, takes effect a day later, and you can take it back before then.',
  atOnce: 'This takes effect immediately, at every table and the cage.',
  later:
    'This is looser: it takes effect in 24 hours. Until then the limit stays as it is, and you can take this back.',
} as const;

const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  deck: { 'four-color': 'Four colors', 'two-color': 'Two colors' },
  back: { blue: 'Blue', red: 'Red', green: 'Green', black: 'Black' },
  side: { right: 'Right hand', left: 'Left hand' },
  text: { usual: 'Usual', large: 'Large' },
  volume: { 0: 'Off', 30: 'Soft', 60: 'Usual', 100: 'Loud' },
  speed: { calm: 'Calm', swift: 'Swift', 'at-once': 'None' },
  confirmCalls: ON,
  nameHand: ON,
  autoPost: ON,
};

export const money = {
  chips: 'Your chips',
  inThisHand: 'In this hand',
  inLastHand: 'Put in last hand',
  result: 'Last result',
  noResult: '–',
  fee: 'Fee',
  card: 'On your card',
  pending: 'Coming after this hand',
} as const;

export const ownCards = {
  label: 'Your hand',
  labelFaceDown: 'Your hand, face down: press and hold to look',
  folded: 'You folded',
  none: 'No cards yet',
  laid: 'Your hands, as they lie on the table',
  laidFaceDown: 'Your hands on the table, face down: press and hold to look',
  hide: 'Let go to hide',
  look: 'Press and hold to look',
  at: (place: string) => `${place}: `,
  hand: (label: string) => `${label} `,
  moreHands: (count: number) => `and ${count} more on the table`,
} as const;

export const bankBox = {
  open: 'The bank is open',
  yours: 'You have the bank',
  dealer: 'player-dealer',
  secondHand: 'player-dealer, second hand',
  covers: 'Covers',
  left: 'Not in action',
  shoe: (used: number, cards: number) => `${used} of ${cards} cards dealt`,
  results: 'Results of the shoe',
} as const;

export const addChips = {
  title: 'Add chips',
  back: 'Back',
  add: (amount: ReactNode) => rich`Add ${amount}`,
  amount: 'Add how much?',
  unconfirmed: (amount: Cents) =>
    `Your ${moneyText(amount)} was not confirmed, so it was not added. It is still on your card.`,
  fromCard: (balance: ReactNode) =>
    rich`From your card, which holds ${balance}. They come in after the hand you are in, or at once if you are in none.`,
} as const;

export const choices = {
  title: 'For all hands to come',
  how: 'What you switch on holds from the next hand on, until you switch it off or leave the game.',
} as const;

export const move = {
  title: 'Move to another seat',
  how: 'The floor lets you move between hands. Then swipe your card at the new seat. Moving may mean waiting for the blinds again.',
  asked: (seat: number) => `You have asked for seat ${seat}. Moving may mean waiting for the blinds again.`,
  keep: 'Keep my seat',
  back: 'Back',
  seat: (seat: number) => `Seat ${seat}`,
} as const;

export const leave = {
  title: 'Leave the table?',
  stay: 'Stay',
  leave: 'Leave',
  playing: 'You finish this hand first. Then your chips go to your card. The cashier pays you out.',
  notPlaying: (stack: ReactNode) => rich`Your chips go to your card: ${stack}. The cashier pays you out.`,
} as const;

export const gameChange = {
  title: (game: string, when: string, left: string | null) => `${game}: ${when}${left === null ? '' : ` · ${left}`}`,
  come: 'Come along',
  comes: 'You come along',
  withMore: (amount: ReactNode) => rich`with ${amount} from your card`,
  stayOut: 'Stay out',
  staysOut: 'You stay out',
  /**
   * `otherwise` says what happens to a player who does not stay for the game: `Otherwise your chips go to your card.`
   */
  stayingOut: (otherwise: string) => otherwise.replace('Otherwise your', 'Your').replace('Otherwise you', 'You'),
  cannot: (why: string, otherwise: string) => `${why} ${otherwise}`,
  keepsSeat: (buyIn: string) => `${buyIn}. You keep your seat.`,
  short: (otherwise: string) => `What you agreed to is no longer enough: answer again. ${otherwise}`,
  question: (buyIn: string, otherwise: string) => `${buyIn}. Do you come along? ${otherwise}`,
  /** Shown at a station where nobody sits. */
  coming: (game: ReactNode, when: string, buyIn: string) => rich`${game} ${when} · ${buyIn}`,
} as const;

export const collection = {
  owed: (amount: ReactNode) => rich`${amount} for table time is collected from your chips before the next hand.`,
  soon: (amount: ReactNode, minutes: number, isDown: boolean) =>
    isDown
      ? rich`Collection for the down: ${amount} from your chips in ${String(minutes)} min.`
      : rich`Half-hour collection: ${amount} from your chips in ${String(minutes)} min.`,
} as const;

export const locked = {
  title: 'Swipe your card to continue',
  kept: (person: string) => `This seat is kept for ${person}. Your chips are safe.`,
} as const;
