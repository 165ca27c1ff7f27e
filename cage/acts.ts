import type { CageIntent, Signature } from '../protocol/messages.ts';
import type { SecondAct } from '../protocol/second-person.ts';
import type { Account } from './words.ts';

/** What the cashier may do to an account for a reason. */
export type AccountAct = 'unlock' | 'lost' | 'replace';

export interface CageAct {
  readonly title: string;
  readonly consequences: readonly string[];
  readonly reasons: readonly string[];
  readonly confirm: string;
  readonly grave: boolean;
  /** What a second person must sign for; null when the cashier may do it alone. */
  readonly second: SecondAct | null;
  /** `signature` counts only for an act that takes one. */
  readonly intent: (reason: string, signature: Signature) => CageIntent;
  readonly done: string;
}

/** What each act is called, what comes of it and which reasons are usual. */
export function accountAct(act: AccountAct, { account, person }: Account): CageAct {
  switch (act) {
    case 'unlock':
      return {
        title: `Unlock the card of ${person}?`,
        consequences: [
          'Check the identity document first: somebody else may have tried the PIN.',
          'The card works again with the same PIN, and the wrong tries are forgotten.',
        ],
        reasons: ['ID checked, forgot the PIN', 'ID checked, mistyped', 'ID checked, new PIN set'],
        confirm: 'Unlock',
        grave: false,
        second: 'second a card',
        intent: (reason, signature) => ({ do: 'unlock', account, reason, signature }),
        done: `The card of ${person} is unlocked.`,
      };
    case 'lost':
      return {
        title: `Report the card of ${person} lost?`,
        consequences: [
          'The card is dead at once, also if it is found again.',
          'Account, money and PIN stay as they are. A new card can be made at any time.',
        ],
        reasons: ['Reported by the owner', 'Found in the room', 'Stolen'],
        confirm: 'Report it lost',
        grave: true,
        second: null,
        intent: (reason) => ({ do: 'report lost', account, reason }),
        done: `The card of ${person} is dead.`,
      };
    case 'replace':
      return {
        title: `Make a new card for ${person}?`,
        consequences: [
          'Check the identity document first.',
          'The old card is dead at once, also if it is found again.',
          'Account, money and PIN stay as they are.',
        ],
        reasons: ['Lost', 'Stolen', 'Damaged, cannot be read'],
        confirm: 'Make a new card',
        grave: false,
        second: 'second a card',
        intent: (reason, signature) => ({ do: 'replace card', account, reason, signature }),
        done: `${person} has a new card.`,
      };
  }
}
