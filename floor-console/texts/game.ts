/** The texts on the game: what is dealt, the running hand, and hands that were played. */
import type { ReactNode } from 'react';
import { rich } from '../../renderer/kit/rich.ts';

export const bankedFelt = {
  betsAndHands: 'Bets and hands',
  nobodyHasBank: 'Nobody has the bank',
  covers: (wager: ReactNode) => rich`covers ${wager}`,
  /** Once a hand is over: the part of the bank's coverage that no bet has won or lost. */
  notInAction: (left: ReactNode) => rich`, ${left} not in action`,
};

export const games = {
  changeIsAnnouncedOn:
    'A change is announced on every screen for a whole hand, and each player is asked to come along.',
  findGame: 'Find a game',
  onTable: 'On the table',
  announced: 'Announced',
  newGame: 'Make another',
  madeBy: (by: string) => `Made here by ${by}`,
  remove: 'Remove',
  noGameOfThis: (filter: string) => `No game of this house has “${filter}” in its name.`,
};

export const handPanel = {
  hand: 'The hand',
  noHandOnTable: 'No hand on the table, and none is dealt while play is stopped.',
  noHandOnTable2: 'No hand on the table. The next one starts when enough players are ready.',
  hand2: (handNumber: number) => `Hand ${handNumber}`,
  whatHappenedNewestFirst: 'What happened, newest first',
  voidHand: (handNumber: number) => `Void hand ${handNumber}`,
  noCardOnBoard: 'No card on the board yet',
  betsOnThisStreet: 'Bets on this street',
  handIsOver: 'The hand is over.',
  over: 'over',
  toActSeat: (player: string, seat: number) => `${player} (seat\u00a0${seat})`,
  nobodyOwesDecision: 'Nobody owes a decision.',
  toAct: (who: string) => `To act: ${who}`,
  standingStill: (leftMs: string) => `${leftMs}, stopped`,
  giveTime: 'More time…',
};

export const profile = {
  makeGame: 'Make a game for this table',
  whatHappens:
    'It is offered from now on, next to the others. This alone does not change the game: a change is announced as always.',
  game: 'Game',
  chooseGame: 'Choose a game …',
  limit: 'Limit',
  ownStakes: 'Own stakes: the options say them',
  name: 'Name of the profile',
  nameHint: 'Small letters, digits and dashes.',
  label: 'As it is posted',
  labelHint: 'Left empty: the game and its limit.',
  collection: 'Collection',
  noCollection: 'The house posts none for this game.',
  jackpot: 'Jackpot drop',
  yes: 'Yes',
  no: 'No',
  fullBuy: 'Buy-in',
  shortBuy: 'Short buy',
  maximum: 'Maximum',
  step: 'Steps of',
  options: 'Options',
  findOption: 'Find an option',
  usual: (value: string) => `Usual: ${value}`,
  none: 'none',
  check: 'Check',
  make: 'Make it',
  wrong: (count: number) => (count === 1 ? 'One thing is wrong.' : `${count} things are wrong.`),
  right: (label: string) => `Nothing is wrong. It is posted as “${label}”.`,
  done: (label: string) => `${label} is offered from now on.`,
  removed: (label: string) => `${label} is no longer offered.`,
  noLongerPlayed: 'No longer played',
  notNow: 'Not now',
  alsoAt: 'Send it to other tables, too',
};

export const recall = {
  handsPlayed: 'Hands played',
  earlier: 'Earlier',
  handNumber: 'Hand number',
  show: 'Show',
  later: 'Later',
  privateCardsStayHidden: 'Private cards stay hidden here too: only cards that were shown at the table appear.',
  writeNumberOfHand: 'Write the number of a hand.',
};

export const replay = {
  hand: (hand: number) => `Hand ${hand}`,
  voidEveryChipWent: 'Void: every chip went back',
  streetBack: 'Street back',
  stepBack: 'Step back',
  of: (step: number, count: number) => `${step} of ${count}`,
  stepOn: 'Step on',
  streetOn: 'Street on',
  noCardOnBoard: 'No card on the board',
  beforeTheDeal: 'Before the deal',
  inTheMiddle: 'in the middle',
  inWord: 'In',
  button: ' · button',
  won: (won: ReactNode) => rich`Won ${won}`,
  eventsOfHand: 'Events of the hand',
};
