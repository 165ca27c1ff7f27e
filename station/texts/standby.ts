/**
 * The station's texts next to the cards while nothing is asked: whose turn it is, why the player waits, how a hand
 * ended.
 */
import type { ReactNode } from 'react';
import type { Cents } from '../../games/money.ts';
import { rich } from '../../renderer/kit/rich.ts';
import { money } from '../../renderer/language/figures.ts';
import type { Advance } from '../asks/advance.ts';

export const standby = {
  allIn: 'You are all-in',
  cardsDecide: 'The cards decide. You can still win every pot your chips are in.',
  waitingFor: (names: string) => `Waiting for ${names}`,
  seat: (seat: number) => `seat ${seat}`,
  moment: 'Wait a moment',
  fees: (line: string) => `${line}. `,
  morePlayers: 'Waiting for more players',
  waitsForPlayers: 'Waiting for more players.',
  nextHand: 'The next hand begins in a moment',
  nextHandBegins: 'The next hand begins in a moment.',
  outOfHand: 'You are out of this hand',
  dealtInAgain: 'You are dealt in again with the next one.',
  lastAnswers: 'The game changes: waiting for the last answers',
  dealtInNext: 'You are dealt in with the next hand',
  waitForNext: 'Wait for the next hand',
} as const;

export const ahead = {
  choose: 'Choose ahead, if you like.',
  check: 'Check',
  fold: 'Fold',
  'check or fold': 'Check or fold',
  call: (amount: Cents) => `Call ${money(amount)}`,
  'call any': 'Call any',
  /** Shown when the price differs from the one at which the choice was made. */
  dropped: (advance: Advance) =>
    advance.kind === 'call'
      ? `The price has changed: “Call ${money(advance.amount)}” is off. Choose again.`
      : `The price has changed: “${ahead[advance.kind]}” is off. Choose again.`,
} as const;

/** For the first hand that a player plays here. */
export const firstHand = {
  waiting:
    'Press and hold your cards to look at them; nobody else sees them. Your turn comes with a sound and a gold bar.',
  /** For games in which nobody has cards of their own. */
  noCards: 'Your turn comes with a sound and a gold bar.',
  turnUp:
    'You have bet the most, so these cards are yours to turn up: hold them to bend them up. Then everybody sees them.',
  asks: {
    bet: 'Your turn. Fold gives your cards up, Call pays what the others have bet, Raise asks for more and is confirmed once more.',
    choose: 'Choose one of the keys. The bar above them shows the time that you have.',
    cards: 'Touch the cards that you want, then confirm. The house way is one touch away where there is one.',
    wager:
      'Touch a spot to put the chosen chip there, again for another. Nothing is bet before you press “Place”; Undo takes the last chip back.',
  },
  /** For a turn with nothing to call. */
  free: 'Your turn. Check costs nothing and keeps you in the hand; a bet or a raise is confirmed once more.',
  over: 'That was your first hand. “Rules” says what beats what, “Hands” plays it again, “Floor” calls somebody.',
  done: 'Got it',
} as const;

export const held = {
  title: 'Jackpot hit',
  safe: 'The house checks the hand and pays each share to a card. Nothing is dealt until then.',
};

export const stopped = {
  byFloor: 'The floor has stopped play',
  byItself: 'The table has stopped by itself',
  safe: 'Your chips and cards are kept as they are. The floor lets the game go on.',
} as const;

export const voided = {
  title: (hand: string) => `Hand ${hand} is void`,
  back: (amount: ReactNode) => rich`The ${amount} you had put in is back in your chips.`,
  allBack: 'Every chip put into it is back with its player.',
} as const;

export const away = {
  sitsOutNext: 'You sit out from the next hand on.',
  keepIn: 'Keep me in',
  sittingOut: 'You are sitting out',
  sittingOutFor: (left: string) => `Sitting out: ${left} left`,
  outOfChips: 'You are out of chips',
  outOfChipsFor: (left: string) => `Out of chips: ${left} left`,
  seatIsFree: (why: string | null) =>
    `${why ?? ''} If you are not back in time, the seat is free and what is on the table goes to your card.`,
  onBreak: 'On a break',
  onBreakFor: (left: string) => `On a break: ${left} left`,
  chipsStay: 'Your chips stay on the table. If you are not back in time, they go to your card and the seat is free.',
  back: 'I’m back',
  leaving: 'You leave after this hand',
  cashedIn: 'The floor cashes you in after this hand',
  toCard: 'Your chips go to your card. The cashier pays you out.',
  stay: 'Stay at the table',
} as const;

export const comingIn = {
  title: 'Waiting to be dealt in',
  next: 'You are dealt in with the next hand.',
  post: 'Post now and play',
  posting: 'Posting: you are in the next hand',
  wait: 'Wait for the big blind',
  otherWays: 'Other ways',
} as const;

export const result = {
  feesTookAll: 'The fees took the whole pot',
  out: 'You are out of this hand',
  lost: 'No luck this time',
  win: (amount: Cents, hand?: string) => `You win ${money(amount)}${hand ? `: ${hand}` : ''}`,
  back: (amount: Cents, hand?: string) => `You get ${money(amount)} back${hand ? `: ${hand}` : ''}`,
  lose: (amount: Cents) => `You lose ${money(amount)}`,
  even: 'You come out even',
  bankWins: (amount: Cents) => `The bank wins ${money(amount)} for you`,
  bankPays: (amount: Cents) => `The bank pays ${money(amount)}`,
  bankEven: 'The bank comes out even',
  noBet: 'You had no bet in this hand',
  noBank: 'Nobody has taken the bank',
  paidAndTook: (paid: Cents, took: Cents) => `You paid ${money(paid)} and took ${money(took)}.`,
  notNeeded: (covered: Cents, left: Cents) =>
    `Of the ${money(covered)} that you covered, ${money(left)} was not needed.`,
  fee: (fee: Cents) => `Fee ${money(fee)}.`,
} as const;

export const banked = {
  waitingFor: (names: string) => `Waiting for ${names}`,
  covering: (wager: Cents) => `You have the bank and cover ${money(wager)}`,
  placed: 'Your bets are placed',
  noBet: 'No bet this hand',
} as const;
