/** Bets put out during a round: doubles, splits, insurance. */
import { writeSpot } from '../../wager.ts';
import { numbered } from '../table.ts';
import { type AddedBet, type At, type BlackjackRound, placeAt } from './hand.ts';

type NewBet = Pick<AddedBet, 'seat' | 'position' | 'spot' | 'amount' | 'special'>;

/** The bet as one more of its kind on its position, under a key of its own. */
export function addBet(round: BlackjackRound, bet: NewBet): BlackjackRound {
  const { seat, position, spot } = bet;
  const nth =
    1 + round.added.filter((one) => one.seat === seat && one.position === position && one.spot === spot).length;
  const at = position === String(seat) ? null : position;
  const key = writeSpot({ kind: numbered({ spot, nth }), at });
  return { ...round, added: [...round.added, { ...bet, nth, key }] };
}

/** The latest bets of a kind that the hand does not include yet. */
export function newBets(round: BlackjackRound, at: At, spot: AddedBet['spot']): readonly AddedBet[] {
  const { hands, position } = placeAt(round, at);
  const known = new Set(hands.flatMap(({ stakes, doubles }) => [...stakes, ...doubles]));
  return round.added.filter((bet) => bet.position === position.id && bet.spot === spot && !known.has(bet));
}
