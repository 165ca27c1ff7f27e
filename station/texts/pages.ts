/** The texts of the pages over the table: rules and odds, the last hands and their receipts. */
import type { ReactNode } from 'react';
import { rich } from '../../renderer/kit/rich.ts';
import { number } from '../../renderer/language/figures.ts';

export const rules = {
  title: (game: string) => `Rules and fees: ${game}`,
  posted: 'Posted at this table',
  howTo: 'How this table works',
  /** For players who sit here for the first time. */
  pot: [
    'Rest a finger on your cards to look at them. Lift it and they are hidden again.',
    'On your turn the keys at the bottom show all you may do. A bet or raise is asked once more before it counts.',
    'Amounts on the raise keys are totals: “Raise to $16” puts in whatever is still missing to $16.',
    'Watch the bar above the keys: it shows the time you have left.',
    'Your chips stay on the table until you leave. Then they are on your card and the cashier pays you out.',
    '“Floor” calls the floorman to you. “Hands” shows your last ten hands.',
  ],
  banked: [
    'One player has the bank and pays or takes every bet; the house only collects a fee. The bank goes round.',
    'Touch a chip, then the spots that you want it on. Nothing counts before you place your bets.',
    'Bets are paid as far as the bank’s wager goes, in the order of the table. What is not covered goes back to you.',
    'Watch the bar above the spots: when it has run out, bets are closed.',
    'Your chips stay on the table until you leave. Then they are on your card and the cashier pays you out.',
    '“Floor” calls the floorman to you. “Hands” shows your last ten hands.',
  ],
  bots: 'Players marked “Bot” are practice opponents, not people.',
  seal: (seal: ReactNode) => rich`The order of the cards was fixed before this hand began. Seal of this deck: ${seal}`,
} as const;

export const odds = {
  title: 'What the bets come to',
  working: 'They are being worked out…',
  note: 'Of each wager that is covered in full, fees not counted.',
  outcome: (name: string, pays: string, percent: string) => `${name}: ${pays}, ${percent}%`,
  /** A figure that was not counted exactly comes with its margin of error, in percent. */
  loses: (percent: string, sure: string | null) => `loses ${percent}%${sure === null ? '' : ` ± ${sure}`}`,
  gains: (percent: string, sure: string | null) => `gains ${percent}%${sure === null ? '' : ` ± ${sure}`}`,
  goesBack: 'goes back',
  pays: (times: number) => `pays ${times} to 1`,
  lost: 'lost',
  losesPart: (part: number) => `loses ${part} of it`,
} as const;

export const history = {
  title: 'Your last hands',
  moment: 'One moment…',
  none: 'You have not played a hand at this table yet.',
  archived: (hand: number) => `Hands up to ${number(hand)} are in the archive. Ask the floor to have one looked up.`,
  hand: (hand: number) => `Hand ${number(hand)}`,
  void: 'void',
  seat: (seat: number) => `Seat ${seat}`,
} as const;

export const replay = {
  void: 'Void: every chip went back',
  chips: (before: ReactNode, after: ReactNode) => rich`Your chips ${before} → ${after}`,
  fees: (fees: ReactNode) => rich`Fees ${fees}`,
  seal: (seal: ReactNode) => rich`Seal ${seal}`,
  asList: 'Show as list',
  asTable: 'Show the table',
  receipt: 'Receipt',
  start: 'Start',
  back: 'one step back',
  on: 'one step on',
  end: 'End',
  step: (step: number, all: number) => `${step} of ${all}`,
} as const;

export const receipt = {
  moment: 'One moment…',
  places: (places: readonly number[]) => `${places.length === 1 ? 'place' : 'places'} ${places.join(', ')}`,
  seal: 'Seal shown at the deal',
  code: 'Check code',
  takeAlong: (hand: ReactNode) =>
    rich`To take it with you, show your card at the cage and ask for the receipt of hand ${hand}. You enter your PIN there; the paper carries this check code. With it anybody can check the cards without this table.`,
  wrong: (what: string) => `This receipt is not right: ${what}. Please call the floor.`,
  checked: (opened: number, closed: number) =>
    `Checked: these ${opened} cards lay under the seal before the first card was dealt. The other ${closed} stay closed.`,
  ownCards: 'Your cards',
  tabled: (name: string) => `${name}, tabled`,
} as const;
