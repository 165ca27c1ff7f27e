/** All texts of the cage, part by part; texts that come from the host are written there. */
import type { ReactNode } from 'react';
import { rich } from '../renderer/kit/rich.ts';
import { deskCatalogue } from '../renderer/language/language.ts';
import {
  accountPage,
  editDialog,
  excludeDialog,
  handReceiptDialog,
  photo,
  playerDesk,
  statementDialog,
} from './texts/account.ts';
import { acts, cardMade, find, issue, person, pinDialog, pinFields } from './texts/card.ts';
import {
  amount,
  balances,
  correctDialog,
  deposit,
  drawerDialog,
  jackpotDialog,
  receiptLine,
  shiftDialog,
  voidDialog,
  wayDialog,
  withdraw,
} from './texts/money.ts';

/** A receipt as it is written: what was done with how much, and what is on the card then. */
interface Booking {
  readonly text: string;
  readonly amount: string;
  readonly balance: string;
  readonly document: string;
}

const english = {
  photo,
  accountPage,
  acts,
  amount,
  balances,
  cage: {
    cage: 'Cage',
    cageNumber: (cage: number) => `Cage ${cage}`,
    fillOrDrop: 'Fill or drop',
    inJackpot: 'In the jackpot',
    swipeAccountCard: 'Swipe an account card',
    accountAppearsHereAs: 'The account appears here as soon as the card is read.',
    noCardAtHand: 'No card at hand? Find the account by its number or the name.',
    newPlayerIssueAccount: 'New player? Issue an account card.',
    thenTakeMoneyIn: 'Then take money in, pay it out, or print a statement.',
  },
  cardMade,
  common: {
    accountNumber: (account: ReactNode) => rich`Account ${account}`,
    deposit: 'Deposit',
    statement: 'Statement',
    unlock: 'Unlock',
    correct: 'Correct',
    cashInDrawer: 'Cash in the drawer',
    payOut: 'Pay out',
    account: 'Account',
    goBackDoNothing: 'Go back, do nothing',
    whichWay: 'Which way',
    amount: 'Amount',
    notCashiersOwn: 'Not the cashier’s own.',
    cancel: 'Cancel',
    pinEnteredByCustomer: 'PIN, entered by the customer',
    turnKeypadToCustomer: 'Turn the keypad to the customer.',
    issueAccountCard: 'Issue an account card',
    close: 'Close',
    printReceipt: 'Print the receipt',
    printed: 'Printed',
    byWord: (at: string, staff: string) => `${at} by ${staff}`,
    document: 'Document',
    dateAndTime: 'Date and time',
    balance: 'Balance',
  },
  correctDialog,
  deposit,
  drawerDialog,
  excludeDialog,
  find,
  handReceiptDialog,
  issue,
  jackpotDialog,
  person,
  pinDialog,
  pinFields,
  receiptLine,
  playerDesk,
  statementDialog,
  withdraw,
  shiftDialog,
  wayDialog,
  voidDialog,
  editDialog,
  words: {
    cash: 'Cash',
    chips: 'Chips',
    cheque: 'Check',
    inCash: 'in cash',
    inChips: 'in chips',
    byCheque: 'by check',
    paidIn: 'Paid in',
    withdrawal: 'Withdrawal',
    paidOut: 'Paid out',
    correction: 'Correction',
    correctedAdded: 'Corrected: added',
    correctedTakenOff: 'Corrected: taken off',
    balanceDocument: ({ text, amount, balance, document }: Booking) =>
      `${text} ${amount}. Balance ${balance}. Document ${document}.`,
    balanceThenDocument: (time: string, { text, amount, balance, document }: Booking) =>
      `${text} ${amount} at ${time}. Balance then ${balance}. Document ${document}.`,
    active: 'Active',
    locked: 'Locked',
    tooManyWrongPins:
      'Too many wrong PINs. Check the identity document, set a new PIN if necessary, and unlock the card.',
    cardLost: 'Card lost',
    oldCardIsDead: 'The old card no longer works. Check the identity document and make a new card.',
    excluded: 'Excluded',
    nothingEndsItBefore: 'Nothing ends it before its time. The money on the card can be paid out.',
    barred: 'Barred',
    thisPersonMayNot: 'This person may not play here. The floor or the cage may lift the bar.',
    held: 'Held',
    nothingIsPaidOut: 'Nothing is paid out of it and no chips are bought with it until two people release it.',
    closed: 'Closed',
    accountIsClosed: 'The account is closed: nobody can play or be paid from it.',
    accountNumberHasSix: 'An account number has six digits or more.',
    writeTwoLettersOf: 'Write two letters of the name or more.',
  },
};

/** What each translation must provide. */
export type Texts = typeof english;

export const texts = deskCatalogue<Texts>('cage', english);
