/**
 * The texts on money: over the counter, in the drawer, on the way to tables, of a jackpot, and documents that are
 * corrected or void.
 */
import type { ReactNode } from 'react';
import { rich } from '../../renderer/kit/rich.ts';

interface CardHolder {
  readonly person: string;
  readonly account: string;
}

export const amount = {
  onCard: 'on the card',
  writeDollarsSuchAs: 'Write dollars, such as 200 or 12.50.',
  writeMoreThan0: 'Write more than $0.',
  isMoreThan: (cents: string, most: string, where: string) => `${cents} is more than the ${most} ${where}.`,
};

export const balances = {
  onCardNow: (now: ReactNode) => rich`On the card now ${now}`,
  afterwards: (then: ReactNode) => rich`then ${then}`,
};

export const correctDialog = {
  addToCard: 'Add to the card',
  takeOffCard: 'Take off the card',
  miscounted: 'Miscounted',
  bookedTwice: 'Booked twice',
  wrongAccount: 'Wrong account',
  wrongAmount: 'Wrong amount',
  correctAccountOf: (person: string) => `Correct the account of ${person}`,
  add: (amount: string) => `Add ${amount}`,
  take: (amount: string) => `Take off ${amount}`,
  forBookingThatWas: 'For a booking that was wrong. Money that changes hands now is a deposit or a withdrawal.',
  whatItWas: 'What it was',
  onCardNow: (balance: string) => `On the card now: ${balance}.`,
};

export const deposit = {
  depositFor: (person: string) => `Deposit for ${person}`,
  takeMoneyIn: 'Take money in',
  takeIn: (cents: string, nature: string) => `Take in ${cents} ${nature}`,
  countMoneyFirstOnce: 'Count the money first. Once taken in, it is on the card at once.',
  whatIsPaidIn: 'What is paid in',
  dollarsCentsAfterPoint: 'Dollars; cents after a point.',
};

export const drawerDialog = {
  fillBankToDrawer: 'Fill: bank to drawer',
  dropDrawerToBank: 'Drop: drawer to bank',
  inDrawer: 'in the drawer',
  filled: (amount: string) => `Filled ${amount}.`,
  dropped: (amount: string) => `Dropped ${amount}.`,
  document: (document: string) => ` Document ${document}.`,
  moveCash: 'Move cash',
  fill: (amount: string) => `Fill with ${amount}`,
  drop: (amount: string) => `Drop ${amount}`,
  drawerShouldHoldFill: (drawer: string) =>
    `The drawer should hold ${drawer}. A fill brings cash from the bank of the house, a drop takes it there. No account is touched.`,
  countItTwice: 'Count it twice.',
};

export const jackpotDialog = {
  badBeat: 'Bad beat',
  tableShare: 'Table share',
  jackpotIsGivenUp: 'The jackpot is given up',
  inJackpot: 'in the jackpot',
  jackpotHasBeenPaid: (papers: string) => `The jackpot has been paid. Documents ${papers}.`,
  payOutOfJackpot: 'Pay out of the jackpot',
  payShares: 'Pay the shares',
  payTo: (total: string, cards: number) => `Pay ${total} to ${cards === 1 ? '1 card' : `${cards} cards`}`,
  liesInJackpotIs: (balance: string, left: string) =>
    `The jackpot holds ${balance}; ${left} is not assigned yet. Each share goes to an account card, with its own document.`,
  remove: 'Remove',
  accountOfWinner: 'Account of the winner',
  thisAccountHasIts: 'This account already has a share: remove that first.',
  numberOnStatement: 'The number on the statement.',
  share: 'Share',
  atMost: (left: string) => `At most ${left}.`,
  addThisShare: 'Add this share',
};

export const receiptLine = {
  cashier: 'Cashier',
  signatureOfCustomer: 'Signature of the customer',
};

export const shiftDialog = {
  openShift: 'Open a shift',
  closeShift: 'Close the shift',
  shift: (shift: number, since: string) => `Shift ${shift}, since ${since}`,
  noShiftIsOpen: 'No shift is open',
  countDrawerTogether: 'Count the drawer together, bill by bill. What the books say is shown after the count.',
  counted: (amount: string) => `Counted: ${amount}`,
  coins: 'Coins, in dollars',
  bills: (bill: string) => `${bill} bills`,
  howManyBills: 'A whole number of bills.',
  confirmOpen: (amount: string) => `Open with ${amount}`,
  confirmClose: (amount: string) => `Close with ${amount}`,
  shiftsOfThisCage: 'Shifts of this cage',
  earlierShifts: 'Earlier shifts',
  noShiftYet: 'There has been no shift at this cage.',
  oneMoment: 'One moment …',
  reportOf: (shift: number) => `Shift ${shift}`,
  opened: 'Opened',
  closed: 'Closed',
  stillOpen: 'Still open',
  counting: (at: string, by: string, second: string) => `${at} by ${by} and ${second}`,
  opening: 'Counted at the opening',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  corrections: 'Corrections and voids',
  fills: 'Fills from the bank',
  drops: 'Drops to the bank',
  shouldBeThere: 'Should be in the drawer',
  countedAtClose: 'Counted at the close',
  variance: 'Variance',
  cash: 'Cash',
  chips: 'Chips',
  cheques: 'Checks',
  documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
};

export const voidDialog = {
  voidDocument: 'Void a document',
  takesBack: 'Takes back a deposit or a withdrawal of this cage that was booked and never took place.',
  document: 'Number of the document',
  asPrinted: 'As it is printed, D-000017 or W-000017.',
  pressedTwice: 'Pressed twice',
  wrongCustomer: 'Wrong customer',
  customerLeft: 'The customer changed their mind',
  secondPersonSigns: 'A large one is signed by a second person.',
  voided: (document: string, amount: string, by: string) =>
    `${document} is void: ${amount} booked back, document ${by}.`,
};

export const wayDialog = {
  onTheWay: 'On the way to tables',
  sumOnTheWay: (sum: string) => `${sum} on the way`,
  nothingOnTheWay: 'Nothing is on its way to a table.',
  toTable: (table: number) => `to table ${table}`,
  since: (at: string) => `since ${at}`,
  itStaysOnTheWay: 'It stays on the way until the table reports that it was seated or sent back.',
  slipOfTable: 'Slip of a table',
  asPrinted: 'As it is printed, S3-000017.',
  lookUp: 'Look it up',
  notInYet: (slip: string) =>
    `${slip} is not in yet: the table still has to report it. Nothing is paid on a slip alone.`,
  isOnAccount: (slip: string, amount: string, since: string, { person, account }: CardHolder) =>
    `${slip}: ${amount} is on the card of ${person}, account ${account}, since ${since}.`,
  byDocument: (document: string) => ` Document ${document}.`,
  writeSlip: 'A slip reads as S3-000017.',
};

export const withdraw = {
  withdrawalFor: (person: string) => `Withdrawal for ${person}`,
  payOut: (cents: string, nature: string) => `Pay out ${cents} ${nature}`,
  moreIsOnTable: (onTable: string, person: string) =>
    `${onTable} more is on the table. It can be paid out once ${person} has left the game.`,
  howItIsPaid: 'How it is paid out',
  atMost: (balance: string) => `At most ${balance}.`,
  all: (balance: string) => `All ${balance}`,
  turnKeypadToCustomer: 'Turn the keypad to the customer. Pay nothing out before the receipt appears.',
  secondPersonSignsThis: 'A second person signs this pay-out: the limit for one signature in 24 hours is used up.',
  secondPersonSignsThis2: (payableAlone: string) =>
    `A second person signs this pay-out: with one signature at most ${payableAlone} more in 24 hours.`,
};
