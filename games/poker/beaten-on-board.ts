/**
 * A call on the last street by a player whose hand an opponent's open cards alone already beat: at Lake Elsinore the
 * call is returned (003:316-317), at Casino Real it is not (001:208).
 */
import { z } from 'zod';
import { type Cents, sum } from '../money.ts';
import { option } from './option.ts';
import { handOf, played } from './played.ts';
import { at, type HandDraft, livePlayers, note, type PokerState, seatOf } from './state.ts';

export const beatenOnBoardOption = () => ({
  beatenOnBoard: option(
    'A call on the last street by a player whose whole hand the open cards of an opponent beat: is paid, or goes back',
    'choice',
    '001:208; 003:316-317',
    z.enum(['pays', 'goes-back']).default('pays'),
  ),
});

/** Returns such calls at the end of the last street, before uncalled bets are returned. */
export function giveBackHopelessCalls(hand: HandDraft): void {
  const { rules, variant } = hand.table;
  const isLast = hand.street === variant.streets.length - 1;
  if (!isLast || !('beatenOnBoard' in rules) || rules.beatenOnBoard !== 'goes-back') return;
  for (const { player, amount } of hopelessCalls(hand)) {
    hand.paid[player] = at(hand.paid, player) - amount;
    hand.stack[player] = at(hand.stack, player) + amount;
    hand.standing[player] = 'in';
    note(hand, {
      kind: 'told',
      text: `Seat ${seatOf(hand, player)} has called a board that beats it: the call goes back.`,
    });
    note(hand, { kind: 'returned', player, amount });
  }
}

function hopelessCalls(state: PokerState): readonly { readonly player: number; readonly amount: Cents }[] {
  const live = livePlayers(state);
  return live.flatMap((player) => {
    const amount = calledNow(state, player);
    const opponents = live.filter((other) => other !== player && at(state.paid, other) >= at(state.paid, player));
    return amount > 0 && opponents.some((other) => isBeatenBy(state, player, other)) ? [{ player, amount }] : [];
  });
}

/** What a player has called on this street. */
function calledNow({ log, logged }: PokerState, player: number): Cents {
  const since = log.slice(0, logged).findLastIndex(({ kind }) => kind === 'street');
  const acts = log.slice(since + 1, logged);
  return sum(
    acts.map((each) => (each.kind === 'act' && each.player === player && each.what === 'call' ? each.amount : 0)),
  );
}

/** Whether a whole hand is worse than another player's open cards would be even with the worst possible other cards. */
function isBeatenBy(state: PokerState, player: number, other: number): boolean {
  const { variant } = state.table;
  const [ranking] = variant.rankings;
  const open = played(state, at(state.open, other));
  const own = ranking.rank(handOf(state, player), state.board);
  return variant.deck
    .filter((card) => !open.includes(card) && !state.board.includes(card))
    .every((card) => ranking.rank([...open, card], state.board) > own);
}
