/** All that what the desks share says, part by part; what comes from the host is written there. */
import type { ReactNode } from 'react';
import { rich } from '../kit/rich.ts';
import { deskCatalogue } from '../language/language.ts';

const english = {
  barDialog: {
    mayPlayAgain: (person: string) => `${person} may play again.`,
    isBarred: (person: string, term: string) => `${person} is barred ${term}.`,
    letPlayAgain: (person: string) => `Let ${person} play again?`,
    bar: (person: string) => `Bar ${person}?`,
    barFor: (term: string) => `Bar ${term}`,
    cardIsAcceptedAt: 'The card is accepted at the stations again.',
    cardIsRefusedAt: (term: string) => `The card is refused at every station from now on. ${term}`,
    playerAtTableIs: 'A player at the table is cashed in as soon as the hand is over.',
    moneyStaysOnAccount: 'The money stays on the account and can still be paid out.',
    forTonight: 'for tonight',
    forGood: 'for good',
  },
  barPersonDialog: {
    thisPerson: 'This person',
    nameIfItIs: 'Name, if it is known',
    dateOfBirthIf: 'Date of birth, if it is known',
    withoutItEverybodyOf: 'Without it, everybody of that name is refused a card.',
    description: 'Description',
    readByCashierWho: 'Read by the cashier who issues a card. It is needed when the name is not known.',
    bornAccount: (other: string, born: string, account: string) => `${other}, born ${born}, account ${account}`,
    ifItIsOne: (list: string) => ` If it is one of these, bar that account as well: ${list}.`,
    isBarred: (person: string, same: string) => `${person} is barred.${same}`,
  },
  barsPage: {
    barredPeople: 'Barred people',
    close: 'Close',
    oneMoment: 'One moment…',
    nobodyIsBarred: 'Nobody is barred.',
    who: 'Who',
    why: 'Why',
    until: 'Until',
    byWord: 'By',
    acts: 'Acts',
    nameNotKnown: 'Name not known',
    lift: 'Lift',
    noAccount: 'no account',
  },
  common: {
    goBackDoNothing: 'Go back, do nothing',
    liftBar: 'Lift the bar',
    forHowLong: 'For how long',
    barSomebodyWithoutAccount: 'Bar somebody without an account',
    forGood: 'For good',
  },
  handover: {
    swipedStaffCard: (name: ReactNode, role: string) => rich`${name}, ${role}, swiped a staff card.`,
    takeOverFrom: (name: string) => `Take over from ${name}`,
    takeThisDeskOver: 'Take this desk over',
    notNow: 'Not now',
  },
  identityFacts: {
    born: 'Born',
    yearsOld: (born: string, age: number) => `${born}, ${age} years old`,
    validUntil: 'Valid until',
    expired: ', expired',
  },
  liftDialog: {
    barOfIsLifted: (person: string) => `The bar of ${person} is lifted.`,
    liftBarOf: (person: string) => `Lift the bar of ${person}?`,
    cageMayIssueCard: 'The cage may issue a card to this person.',
    forGoodTakesTwo: 'A bar for good is lifted by two people. One for tonight needs no second person.',
  },
  printing: {
    playMoneyDemonstrationWorth: 'PLAY MONEY: a demonstration, worth nothing',
  },
  reasonField: {
    why: 'Why?',
    reasonAsItGoes: 'Reason, as it goes into the records',
    keptWithYourName: 'Kept with your name and the time.',
    chooseOneAboveOr: 'Choose one above or write at least three letters.',
  },
  relationDialog: {
    andMaySitSide: (person: string, person2: string) => `${person} and ${person2} may sit side by side.`,
    relationOfIsEntered: (person: string) => `The relation of ${person} is entered.`,
    endRelationOfAnd: (person: string, person2: string) => `End the relation of ${person} and ${person2}?`,
    enterRelationOf: (person: string) => `Enter a relation of ${person}`,
    endRelation: 'End the relation',
    enterRelation: 'Enter the relation',
    theyMaySitSide: 'They may sit side by side from now on.',
    theyMayShareGame: 'They may share a game, but may not sit side by side: neither is seated next to the other.',
    ifTheySitSide: 'If they sit side by side now, the floor is told to move one of them.',
    accountNumberOrName: 'Account number or name of the other',
    accountNumberOfOther: 'Account number of the other',
    chooseBelowOrWrite: 'Choose below or write the number.',
    account: (other: string) => `Account ${other}`,
    find: 'Find',
    nobodyElseOfThat: 'Nobody else of that name has an account.',
  },
  relations: {
    seat: (seat: number) => `seat ${seat}`,
    noRelationsEntered: 'No relations entered.',
    mayNotSitNext: 'May not sit next to',
    end: 'End',
    enterRelation: 'Enter a relation',
  },
  roles: {
    floorman: 'Floorman',
    boardPerson: 'Board person',
    cashier: 'Cashier',
    auditor: 'Auditor',
    technician: 'Technician',
  },
  secondPerson: {
    staffNumberOfSecond: 'Staff number of the second person',
    signedBy: 'Signed by',
    pinOfSecondPerson: 'PIN of the second person',
  },
  signIn: {
    swipeYourStaffCard:
      'Swipe your staff card, or write your staff number. What you do here is recorded under your name.',
    whatYouDoHere: 'What you do here is recorded under your name.',
    staffNumber: 'Staff number',
    pin: 'PIN',
    fourToEightDigits: 'Four to eight digits.',
    signIn: 'Sign in',
  },
  signedIn: {
    signOut: 'Sign out',
  },
  terms: {
    forTonight: 'For tonight',
    itEndsByItself: 'It ends by itself when the gaming day is over.',
    itHoldsUntilFloor: 'It holds until the floor or the cage lifts it.',
    intoxicated: 'Intoxicated',
    disruptiveBehavior: 'Disruptive behavior',
    signalling: 'Signalling',
    orderOfManagement: 'Order of management',
    barredByMistake: 'Barred by mistake',
    timeIsOver: 'The time is over',
    married: 'Married',
    closeRelatives: 'Close relatives',
    playOnOneBankroll: 'Play on one bankroll',
    enteredByMistake: 'Entered by mistake',
    noLongerSo: 'No longer so',
  },
  whyDialog: {
    reason: 'Reason',
    notNow: 'Not now',
    doIt: 'Do it',
  },
};

/** What every language has to say here. */
export type Texts = typeof english;

export const texts = deskCatalogue<Texts>('desk-kit', english);
