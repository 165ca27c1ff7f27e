/** The station's texts before a player sits: the invitation, the PIN, the wait for the floor, the buy-in. */
import type { ReactNode } from 'react';
import { rich } from '../../renderer/kit/rich.ts';

export const invite = {
  house: (house: string, table: string) => `${house} · ${table}`,
  seatOpen: (seat: number) => `Seat ${seat} is open`,
  seatsOpen: (open: number, all: number) => `${open} of ${all} seats open`,
  stopped: (why: string) => `Play is stopped right now: ${why}`,
  closing: (why: string) => `This table closes after this hand: ${why}`,
  closed: (why: string) => `This table is closed: ${why}`,
  swipe: 'Swipe your card to play',
  noCard: 'No card yet? The cashier gives you one in a minute.',
  posted: 'Posted rules and fees',
  languages: 'Language',
  teach: 'How it is played',
  howToPlay: (game: string) => `How ${game} is played`,
  seat: 'How to get a seat',
  steps: [
    'Ask the cashier for an account card, and put money on it.',
    'Swipe the card at a station that says its seat is open, and enter your PIN.',
    'Buy chips from the card. You are dealt in as soon as the game lets you.',
    'When you leave, your chips are on the card again; the cashier pays you out.',
  ],
} as const;

/** A practice hand with play cards at a station where nobody sits. */
export const practice = {
  try: 'Try it with play cards',
  title: 'Play cards',
  nothingAtStake: 'No account, no money: the cards are shuffled in this screen, and nothing is kept.',
  close: 'Done',
  others: 'The others play.',
  over: 'That was a whole hand.',
  next: 'Another hand',
  player: (seat: number) => `Player ${seat}`,
} as const;

export const entry = {
  onCard: (balance: ReactNode) => rich`On your card ${balance}`,
  after: (balance: ReactNode) => rich`after this ${balance}`,
  cancel: 'Cancel',
} as const;

export const pin = {
  hello: (person: string) => `Hello, ${person}`,
  title: 'Enter your PIN',
  entered: (figures: number) => `${figures} figures entered`,
  lastTry: 'This is the last try. After that the cashier has to unlock the card.',
  tries: (left: number) => `${left} tries. Shield the keys with your hand.`,
  cancel: 'Not me: cancel',
  enter: 'Enter',
} as const;

export const waiting = {
  hello: (person: string) => `Welcome, ${person}`,
  title: 'Waiting for the floor',
  why: 'The floorman sees your request and lets you in. This takes a moment.',
} as const;

export const buyIn = {
  where: (game: string, seat: number) => `${game} · seat ${seat}`,
  title: (person: string) => `Buy your chips, ${person}`,
  wait: 'Wait',
  post: 'Post and play',
  amount: 'How much?',
  tooLittle: 'Your card does not hold the minimum buy-in. See the cashier.',
  sitDown: (amount: ReactNode) => rich`Sit down with ${amount}`,
} as const;

export const calibration = {
  title: 'Calibrating this touch screen',
  touch: (done: number, all: number) => `Touch the middle of the cross and lift your finger: ${done + 1} of ${all}`,
  good: 'Calibrated',
  goodHow: (error: number) => `Off by ${error / 10}% of the screen at most.`,
  bad: 'Not calibrated',
  badHow: (error: number) =>
    `The touches are off by ${error / 10}% of the screen. The previous calibration stays in use. Start again at the floor console.`,
} as const;
