/** The station's texts for decisions: bets, cards, choices, wagers and the bank. */
import type { ReactNode } from 'react';
import type { RaiseRange } from '../../games/ask.ts';
import type { Cents } from '../../games/money.ts';
import { rich } from '../../renderer/kit/rich.ts';
import { money } from '../../renderer/language/figures.ts';

export const turn = {
  yours: 'Your turn',
  back: 'Back to the table',
  /** The time bank key, with the seconds it adds. */
  moreTime: (seconds: number) => `More time +${seconds} s`,
  hurry: (text: string) => `Hurry: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
} as const;

export const bet = {
  inMiddle: (pot: ReactNode) => rich`In the middle ${pot}`,
  toCall: (call: ReactNode) => rich`To call ${call}`,
  fold: 'Fold',
  check: 'Check',
  call: (amount: Cents) => `Call ${money(amount)}`,
  bringIn: (amount: Cents) => `Bring in ${money(amount)}`,
  allIn: 'all-in',
  open: { bet: 'Bet…', raise: 'Raise…', complete: 'Raise…' } satisfies Record<RaiseRange['verb'], string>,
  checkIsFree: 'Check is free. Fold anyway?',
  nobodyBet: 'Nobody has bet. You can stay in the hand without paying.',
  foldAnyway: 'Fold anyway',
  sureToCall: (amount: Cents) => `Call ${money(amount)}?`,
  callsAllIn: 'It takes all your chips.',
  leaves: (left: ReactNode) => rich`It leaves you ${left}.`,
} as const;

const RAISES = {
  bet: { key: 'Bet', allIn: 'All-in: bet' },
  raise: { key: 'Raise to', allIn: 'All-in: raise to' },
  complete: { key: 'Complete to', allIn: 'All-in: complete to' },
} satisfies Record<RaiseRange['verb'], { key: string; allIn: string }>;

const FRACTIONS: Readonly<Record<string, string>> = { '1/4': '¼', '1/3': '⅓', '1/2': '½', '2/3': '⅔', '3/4': '¾' };

export const raise = {
  amount: {
    bet: 'Bet how much?',
    raise: 'Raise to how much?',
    complete: 'Complete to how much?',
  } satisfies Record<RaiseRange['verb'], string>,
  to: (verb: RaiseRange['verb'], to: Cents) => `${RAISES[verb].key} ${money(to)}`,
  allInTo: (verb: RaiseRange['verb'], to: Cents) => `${RAISES[verb].allIn} ${money(to)}`,
  unconfirmed: (key: string) => `“${key}” was not confirmed, so it was not played.`,
  touchAgain: 'Touch once more to confirm.',
  allChips: 'all your chips',
  putsIn: (adds: Cents) => `puts in ${money(adds)}`,
  back: 'Back',
  slider: 'How much',
  sizes: { min: 'Min', max: 'Max', 'all-in': 'All-in' },
  /** A raise to a multiple of the big blind. */
  blinds: (times: number) => `${times}× blind`,
  pot: ([part, of]: readonly [number, number]) =>
    part === of ? 'Pot' : `${FRACTIONS[`${part}/${of}`] ?? `${part}/${of}`} pot`,
} as const;

export const choose = {
  costs: (cost: ReactNode) => rich`costs ${cost}`,
  coveredCard: (nth: number, count: number) => `card ${nth} of ${count}`,
} as const;

export const cards = {
  show: 'Look at my hand',
  cover: 'Cover my hand',
  houseWay: 'House way',
  group: (label: string, picked: number, max: number) => `${label} ${picked}/${max}`,
  missing: (label: string, lacks: number) => `${label}: ${lacks} more`,
  some: (key: string, count: number) => `${key} ${count}`,
  done: 'Done',
  touchFor: (count: number, hand: string) => `Touch ${count} for the ${hand}.`,
  set: 'Set my hand',
  lacksFor: (lacks: number, hand: string) => `${lacks === 1 ? 'One' : lacks} more for the ${hand}`,
  foul: 'Foul: set them another way',
  above: (hand: string, next: string) => `Foul: ${hand} ranks above ${next}`,
} as const;

export const wager = {
  limits: (min: Cents, max: Cents) => `${money(min)}–${money(max)}`,
  noBet: 'no bet',
  pays: 'Pays…',
  /**
   * The first row of a pay table on its spot; the others are one touch away. A bet without a pay table pays even money.
   */
  odds: ([first, ...others]: readonly string[]) =>
    first === undefined ? '1 to 1' : others.length === 0 ? first : `${first} …`,
  payTable: (label: string) => `${label} pays`,
  takeBack: (label: string) => `Take back ${label}`,
  close: 'Close',
  chip: (value: Cents) => `${money(value)} chip`,
  undo: 'Undo',
  clear: 'Clear',
  repeat: 'Repeat',
  fee: (fee: ReactNode) => rich`Fee ${fee}`,
  left: (left: ReactNode) => rich`Left ${left}`,
  none: 'No bet this hand',
  place: (total: Cents, fee: Cents) => `Place ${money(total)}${fee > 0 ? ` + ${money(fee)} fee` : ''}`,
  otherPlaces: (count: number) => `Bet on other places (${count})`,
  ownPlace: 'Your own place',
  noOwnPlace: 'You have no place of your own in this hand: bet at another.',
  placedWith: (label: string, other: string) => `${label} is placed with ${other}`,
  needs: (labels: readonly string[]) => `First bet on ${labels.join(' or ')}`,
  offStep: (label: string, step: Cents) => `${label} goes in steps of ${money(step)}`,
  full: (label: string, max: Cents) => `${label}: ${money(max)} at most`,
  notMoreThan: (label: string, other: string) => `${label}: not more than on ${other}`,
  unconfirmed: (total: Cents) =>
    `Your ${money(total)} was not confirmed, so it was not bet. It is still in your chips.`,
  noChips: 'You do not have enough chips for that',
} as const;

export const bank = {
  atMost: 'You cannot lose more than this.',
  shares: { min: 'Min', quarter: 'A quarter', half: 'Half', all: 'All' },
  slider: 'How much the bank covers',
  amount: 'Cover how much?',
  pass: 'Pass the bank on',
  cover: (amount: Cents) => `Cover ${money(amount)}`,
  stays: (fee: Cents, left: Cents) => `${fee > 0 ? `fee ${money(fee)}, ` : ''}${money(left)} stays with you`,
  aside: 'Set money aside against one player',
  asideKey: (label: string, min: Cents) => `${label}: ${money(min)}`,
  takeBack: 'Take back',
} as const;
