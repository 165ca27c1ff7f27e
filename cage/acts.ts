import type { CageIntent } from '../protocol/cage-intent.ts';
import type { SecondAct } from '../protocol/second-person.ts';
import type { Signature } from '../protocol/signature.ts';
import { texts } from './texts.ts';
import type { ShownAccount } from './words.ts';

/** What the cashier may do to an account, giving a reason. */
export type AccountAct = 'unlock' | 'lost' | 'replace' | 'hold' | 'release' | 'close account' | 'remove photo';

export interface CageAct {
  readonly title: string;
  readonly consequences: readonly string[];
  readonly reasons: readonly string[];
  readonly confirm: string;
  readonly grave: boolean;
  /** What a second person must sign for; null when the cashier may do it alone. */
  readonly second: SecondAct | null;
  /** `signature` matters only for an act that takes one. */
  readonly intent: (reason: string, signature: Signature) => CageIntent;
  readonly done: string;
}

/** The title of each act, what it does and its usual reasons. */
export function accountAct(act: AccountAct, { account, person }: ShownAccount): CageAct {
  switch (act) {
    case 'unlock':
      return {
        title: texts.acts.unlockCardOf(person),
        consequences: [texts.acts.checkIdentityDocumentFirst, texts.acts.cardWorksAgainWith],
        reasons: [texts.acts.idCheckedForgotPin, texts.acts.idCheckedMistyped, texts.acts.idCheckedNewPin],
        confirm: texts.common.unlock,
        grave: false,
        second: 'second a card',
        intent: (reason, signature) => ({ do: 'unlock', account, reason, signature }),
        done: texts.acts.cardOfIsUnlocked(person),
      };
    case 'lost':
      return {
        title: texts.acts.reportCardOfLost(person),
        consequences: [texts.acts.cardIsDeadAt, texts.acts.accountMoneyAndPin],
        reasons: [texts.acts.reportedByOwner, texts.acts.foundInRoom, texts.acts.stolen],
        confirm: texts.acts.reportItLost,
        grave: true,
        second: null,
        intent: (reason) => ({ do: 'report lost', account, reason }),
        done: texts.acts.cardOfIsDead(person),
      };
    case 'replace':
      return {
        title: texts.acts.makeNewCardFor(person),
        consequences: [
          texts.acts.checkIdentityDocumentFirst2,
          texts.acts.oldCardIsDead,
          texts.acts.accountMoneyAndPin2,
        ],
        reasons: [texts.acts.lost, texts.acts.stolen, texts.acts.damagedCannotBeRead],
        confirm: texts.acts.makeNewCard,
        grave: false,
        second: 'second a card',
        intent: (reason, signature) => ({ do: 'replace card', account, reason, signature }),
        done: texts.acts.hasNewCard(person),
      };
    case 'remove photo':
      return {
        title: texts.photo.removeOf(person),
        consequences: [texts.photo.isGone, texts.photo.staysOnRecord],
        reasons: [texts.photo.wrongPerson, texts.photo.playerAsks],
        confirm: texts.photo.remove,
        grave: true,
        second: null,
        intent: (reason) => ({ do: 'remove photo', account, reason }),
        done: texts.photo.isRemoved(person),
      };
    case 'hold':
      return {
        title: texts.acts.holdAccountOf(person),
        consequences: [texts.acts.nothingIsPaidOut, texts.acts.twoReleaseIt],
        reasons: [texts.acts.moneyInQuestion, texts.acts.askedByAuthority, texts.acts.disputeOpen],
        confirm: texts.acts.hold,
        grave: true,
        second: null,
        intent: (reason) => ({ do: 'hold', account, reason }),
        done: texts.acts.isHeld(person),
      };
    case 'release':
      return {
        title: texts.acts.releaseAccountOf(person),
        consequences: [texts.acts.paysAgain],
        reasons: [texts.acts.lookedInto, texts.acts.released],
        confirm: texts.acts.release,
        grave: false,
        second: 'second a card',
        intent: (reason, signature) => ({ do: 'release', account, reason, signature }),
        done: texts.acts.isReleased(person),
      };
    case 'close account':
      return {
        title: texts.acts.closeAccountOf(person),
        consequences: [texts.acts.cardsAreDead, texts.acts.mustBeEmpty],
        reasons: [texts.acts.askedToClose, texts.acts.movedAway, texts.acts.deceased],
        confirm: texts.acts.closeIt,
        grave: true,
        second: 'second a card',
        intent: (reason, signature) => ({ do: 'close account', account, reason, signature }),
        done: texts.acts.isClosed(person),
      };
  }
}
