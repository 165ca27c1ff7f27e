/** What the outcome calls the hand that won a share is what everybody was told when the pot was pushed. */
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../games/ask.ts';
import { drawHiLoSplit } from '../../../games/draw-hi-lo-split.ts';
import type { HandEvent } from '../../../games/hand-event.ts';
import type { Outcome } from '../../../games/outcome.ts';
import { randomHand } from '../random-hand.ts';
import { stack, startOf } from './hand.ts';

const HANDS = 400;

/** Each as `main pot: seat 1, 600 cents, 8-6-4-3-2 low`, in an order of their own: pots are pushed last side pot first. */
const told = (events: readonly HandEvent[]): string[] =>
  events
    .flatMap((event) => (event.kind === 'won' ? [said(event.from, event.seat, event.amount, event.hand)] : []))
    .sort();

const settled = ({ pots }: Outcome): string[] =>
  pots.flatMap((pot) => pot.shares.map((share) => said(pot.label, share.seat, share.amount, share.hand))).sort();

const said = (pot: string, seat: number, amount: number, words: string | null): string =>
  `${pot}: seat ${seat}, ${amount} cents, ${words ?? 'nobody had to show'}`;

describe('the hands of the shares', () => {
  it('001:1283-1284: a low that wins all because nobody has a pair is named by its low', () => {
    const rules = drawHiLoSplit.rules.parse({ lowerLimit: 200, higherLimit: 400 });
    const start = startOf(rules, { 1: 100, 2: 100 }, 1);
    const named = { 1: '8c6d4h3s2c', 2: 'KdQcJd5d3c' };
    const deck = stack(drawHiLoSplit.dealOrder(rules, start), drawHiLoSplit.deck(rules), named);
    let state = drawHiLoSplit.begin(rules, start, deck);
    for (let [ask] = drawHiLoSplit.asks(state); ask; [ask] = drawHiLoSplit.asks(state)) {
      const pat = ask.kind === 'cards';
      const decision: Decision = pat
        ? { kind: 'cards', groups: { draw: [] } }
        : { kind: ask.kind === 'bet' && ask.call === 0 ? 'check' : 'call' };
      const next = drawHiLoSplit.decide(state, ask.seat, decision);
      if (!next.ok) throw new Error(next.error.message);
      state = next.value;
    }
    expect(settled(drawHiLoSplit.outcome(state))).toEqual(told(drawHiLoSplit.view(state, 'public').events));
    expect(settled(drawHiLoSplit.outcome(state))).toEqual(['main pot: seat 1, 400 cents, 8-6-4-3-2 low']);
  });

  it(`are named as when the pots were pushed, in ${HANDS} hands of all games`, () => {
    let named = 0;
    for (let seed = 1; seed <= HANDS; seed += 1) {
      const { game, states, outcome } = randomHand(seed);
      const last = states.at(-1);
      const view = last && game.view(last, 'public');
      if (view?.kind !== 'pot') continue;
      expect(settled(outcome), `seed ${seed}, ${game.id}`).toEqual(told(view.events));
      named += outcome.pots.flatMap(({ shares }) => shares).filter((share) => share.hand !== null).length;
    }
    expect(named).toBeGreaterThan(50);
  });
});
