/** Plays hands of No Bust 21 with cards named from the top of the shoe, for tests. */

import type { Law } from '../../../../games/banked/blackjack/law.ts';
import { type NoBustRules, noBustLaw, noBustRules } from '../../../../games/banked/blackjack/no-bust-rules.ts';
import { parseCards } from '../../../../games/card.ts';
import type { BankedView } from '../../../../games/hand-view.ts';
import { noBust21 } from '../../../../games/no-bust-21.ts';
import { invariant } from '../../../../games/result.ts';
import type { Seat } from '../../../../games/seat.ts';

export type State = ReturnType<typeof noBust21.begin>;

/** The law of No Bust 21 under some options. */
export const lawOf = (written: Record<string, unknown> = {}): Law => noBustLaw(noBustRules.parse(written));

export const rulesOf = (written: Record<string, unknown> = {}): NoBustRules => noBust21.rules.parse(written);

/** A hand with its bets placed, dealt from these cards and then from an ordered shoe. Seat 1 has the bank. */
export function dealt(
  bets: Readonly<Record<string, Record<string, number>>>,
  top: string,
  written: Record<string, unknown> = {},
): State {
  const rules = rulesOf({ backline: 'yes', ...written });
  const occupants = [1, ...Object.keys(bets).map(Number)].map((seat) => {
    return { seat, player: `player-${seat}`, stack: 100_000, sittingOut: false, entry: 'wait' } as const;
  });
  const { start } = noBust21.seatHand(rules, noBust21.newMemory(), occupants, () => 0);
  invariant(start !== null, 'a hand can be dealt');
  const cards = parseCards(top);
  invariant(cards !== null, () => `not cards: ${top}`);
  let state = noBust21.begin(rules, start, [...cards, ...noBust21.deck(rules)]);
  state = act(state, 1, 'bank');
  state = bet(state, 1, { bank: 100_000 });
  for (const [seat, placed] of Object.entries(bets)) state = bet(state, Number(seat), placed);
  return state;
}

export function act(state: State, seat: Seat, option: string): State {
  const next = noBust21.decide(state, seat, { kind: 'choose', option });
  invariant(next.ok, () => `${option} of seat ${seat}: ${next.ok ? '' : next.error.message}`);
  return next.value;
}

function bet(state: State, seat: Seat, bets: Record<string, number>): State {
  const next = noBust21.decide(state, seat, { kind: 'wager', bets });
  invariant(next.ok, () => `bets of seat ${seat}: ${next.ok ? '' : next.error.message}`);
  return next.value;
}

export const see = (state: State): BankedView => noBust21.view(state, 'public');
export const turn = (state: State): readonly Seat[] => noBust21.asks(state).map(({ seat }) => seat);

export function optionsOf(state: State, seat: Seat): readonly string[] {
  const ask = noBust21.asks(state).find((one) => one.seat === seat);
  return ask?.kind === 'choose' ? ask.options.map(({ id }) => id) : [];
}

/** Gains by seat once everybody who still owes something has been absent. */
export function gains(state: State): Record<string, number> {
  let now = state;
  for (let [ask] = noBust21.asks(now); ask; [ask] = noBust21.asks(now)) now = noBust21.absent(now, ask.seat);
  const { stacks } = noBust21.outcome(now);
  return Object.fromEntries(stacks.map(({ seat, before, after }) => [seat, after - before]));
}
