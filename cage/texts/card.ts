/** The texts on cards and their PINs: finding one, issuing one, and what is done to it. */

export const acts = {
  holdAccountOf: (person: string) => `Hold the account of ${person}?`,
  nothingIsPaidOut: 'Nothing is paid out, and no chips are bought with it, at any table.',
  twoReleaseIt: 'Two people release it.',
  moneyInQuestion: 'It is unclear whose money it is',
  askedByAuthority: 'Asked for by an authority',
  disputeOpen: 'A dispute is open',
  hold: 'Hold it',
  isHeld: (person: string) => `The account of ${person} is held.`,
  releaseAccountOf: (person: string) => `Release the account of ${person}?`,
  paysAgain: 'It pays and plays again.',
  lookedInto: 'Looked into, nothing wrong',
  released: 'Released by the person who asked for it',
  release: 'Release it',
  isReleased: (person: string) => `The account of ${person} is released.`,
  closeAccountOf: (person: string) => `Close the account of ${person} for good?`,
  cardsAreDead: 'Its cards stop working. Nobody can play or be paid from it again.',
  mustBeEmpty: 'It must be empty: no money on the card, none at a table.',
  movedAway: 'Moved away',
  askedToClose: 'Asked by the player',
  deceased: 'Deceased',
  closeIt: 'Close it',
  isClosed: (person: string) => `The account of ${person} is closed.`,
  unlockCardOf: (person: string) => `Unlock the card of ${person}?`,
  checkIdentityDocumentFirst: 'Check the identity document first: somebody else may have tried the PIN.',
  cardWorksAgainWith: 'The card works again with the same PIN, and the wrong tries are forgotten.',
  idCheckedForgotPin: 'ID checked, forgot the PIN',
  idCheckedMistyped: 'ID checked, mistyped',
  idCheckedNewPin: 'ID checked, new PIN set',
  cardOfIsUnlocked: (person: string) => `The card of ${person} is unlocked.`,
  reportCardOfLost: (person: string) => `Report the card of ${person} lost?`,
  cardIsDeadAt: 'The card stops working at once, even if it is found again.',
  accountMoneyAndPin: 'Account, money and PIN stay as they are. A new card can be made at any time.',
  reportedByOwner: 'Reported by the owner',
  foundInRoom: 'Found in the room',
  stolen: 'Stolen',
  reportItLost: 'Report it lost',
  cardOfIsDead: (person: string) => `The card of ${person} no longer works.`,
  makeNewCardFor: (person: string) => `Make a new card for ${person}?`,
  checkIdentityDocumentFirst2: 'Check the identity document first.',
  oldCardIsDead: 'The old card stops working at once, even if it is found again.',
  accountMoneyAndPin2: 'Account, money and PIN stay as they are.',
  lost: 'Lost',
  damagedCannotBeRead: 'Damaged, cannot be read',
  makeNewCard: 'Make a new card',
  hasNewCard: (person: string) => `${person} has a new card.`,
};

export const cardMade = {
  hasAccount: (person: string) => `${person} has an account`,
  hasNewCard: (person: string) => `${person} has a new card`,
  card: 'Card',
  writeThisToStripe: 'Write this to the stripe of a blank card, second track:',
  isOnStartPage:
    'The start page has this card now, first in the row. Pick it there, then swipe it here or at a station.',
  forRealCard: 'Only for a real card and reader: write this to the second track of its stripe.',
  swipeNewCardHere: 'Swipe the new card here to see that it is read.',
  customerSignsCardAnd:
    'The customer signs the card and takes it. If it is lost, the money is safe: the cage makes another.',
  done: 'Done',
  takeFirstDeposit: 'Take the first deposit',
};

export const find = {
  findAccount: 'Find an account',
  accountNumberOrName: 'Account number or name',
  orSwipeCard: 'Or swipe the card.',
  find: 'Find',
  newPlayer: 'New player',
  governmentPhotoIdSeen: 'Government photo ID seen, 21 or over.',
  barredPeople: 'Barred people',
  nobodyOfThatName: 'Nobody of that name has an account.',
  accountsFound: 'Accounts found',
};

export const issue = {
  customerStandsHereAnd: 'The customer stands here, and you have seen a valid government photo ID.',
  playMoney: 'Play money: make up any name, date of birth, and document.',
  accountOfIsOn: (swiped: string) => `The account of ${swiped} is on hand too. It is shown when this form is closed.`,
  fullNameAsOn: 'Full name, as on the document',
  nameAtTableOptional: 'Name at the table (optional)',
  atTable: (draft: string) => `At the table: ${draft}`,
  firstNameWhenLeft: 'The first name when left empty.',
  dateOfBirth: 'Date of birth',
  orOverToday: (minAge: number) => `${minAge} or over today.`,
  documentNumber: 'Document number',
  documentValidUntil: 'Document valid until',
  valid: 'Valid.',
  issueCard: 'Issue the card',
  barredNameNotKnown: (described: string) => `Barred, name not known: ${described}. Is this one of them?`,
};

export const person = {
  writeFullNameAs: 'Write the full name as on the document.',
  writeNumberOfDocument: 'Write the number of the document.',
  fourToEightDigits: 'Four to eight digits.',
  twoPinsAreNot: 'The two PINs are not the same. The customer enters both again.',
  writeDateOfBirth: 'Write the date of birth.',
  lookAtYearAgain: 'Look at the year again.',
  yearsOldUnderNo: (age: number, minAge: number) => `${age} years old: under ${minAge}, no card may be issued.`,
  writeDateOnWhich: 'Write the date on which the document expires.',
  expiredOnAskFor: (expires: string) => `Expired on ${expires}. Ask for a valid document.`,
  yearsOldOrOver: (age: number, minAge: number) => `${age} years old, ${minAge} or over`,
};

export const pinDialog = {
  newPinFor: (person: string) => `A new PIN for ${person}`,
  setNewPin: 'Set the new PIN',
  checkIdentityDocumentFirst: 'Check the identity document first: the PIN opens the account.',
  twoPinsAreNot: 'The two PINs are not the same.',
};

export const pinFields = {
  pin: 'PIN',
  fourToEightDigits: 'Four to eight digits, entered by the customer.',
  pinAgain: 'PIN again',
  bothAreSame: 'Both are the same.',
  sameDigitsOnceMore: 'The same digits once more.',
};
