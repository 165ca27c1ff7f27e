import { GAMES } from '../../games/registry.ts';
import { messageOf } from '../../hardware/result.ts';
import { Hand } from '../hand/hand.ts';
import { Fault } from '../journal/check.ts';
import type { JournaledHand } from '../journal/journal.ts';
import type { DeckSeal } from '../shuffle/deck-seal.ts';
import type { Replay } from './check-hands.ts';

/**
 * Replays hands with the key of their decks: the deck must open, must be the one whose seal was shown at the deal, and
 * must lead through every journaled decision. Null for a game that this program does not have.
 */
export function replayer(seal: DeckSeal): Replay {
  return (hand) => {
    if (!GAMES.has(hand.game)) return null;
    const deck = openDeck(seal, hand);
    try {
      return Hand.replay(hand, deck).outcome();
    } catch (error) {
      throw new Fault(`hand ${hand.hand} cannot be played again: ${messageOf(error)}`, { cause: error });
    }
  };
}

/** The seal's errors name the hand. */
function openDeck(seal: DeckSeal, hand: JournaledHand): ReturnType<DeckSeal['open']> {
  try {
    return seal.open(hand);
  } catch (error) {
    throw new Fault(messageOf(error), { cause: error });
  }
}
