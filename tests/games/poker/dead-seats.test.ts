/** Stud: a hand that is thrown away where nobody has bet leaves its seat cards until there is a bet (001:158-162, 002:460, 003:257-258). */
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../games/ask.ts';
import type { StudRules } from '../../../games/poker/bring-in.ts';
import { newPokerMemory } from '../../../games/poker/memory.ts';
import { sevenCardStud } from '../../../games/seven-card-stud.ts';
import { HOUSES } from '../../../houses/houses.ts';

const FOLD: Decision = { kind: 'fold' };
const CHECK: Decision = { kind: 'check' };
const CALL: Decision = { kind: 'call' };

/** Seats are dealt the lowest cards in order, so that seat 1 shows the lowest and brings it in. What happened, in short. */
function played(rules: StudRules, seats: number, decisions: readonly (Decision | 'bet')[]): string[] {
  const players = Array.from({ length: seats }, (_, n) => n + 1);
  const occupants = players.map((seat) => ({
    ...{ seat, player: `player ${seat}`, stack: 100_000, sittingOut: false },
    entry: 'wait' as const,
  }));
  const { start } = sevenCardStud.seatHand(rules, newPokerMemory(), occupants, () => 0);
  if (!start) throw new Error('nobody is dealt in');
  let state = sevenCardStud.begin(rules, start, sevenCardStud.deck(rules));
  for (const decision of decisions) {
    const [ask] = sevenCardStud.asks(state);
    if (ask?.kind !== 'bet') throw new Error('no bet is asked for');
    const raise: Decision = { kind: 'raise', to: ask.raise?.min ?? 0 };
    const next = sevenCardStud.decide(state, ask.seat, decision === 'bet' ? raise : decision);
    if (!next.ok) throw new Error(next.error.message);
    state = next.value;
  }
  return sevenCardStud.view(state, 'public').events.flatMap((event) => {
    if (event.kind === 'street') return [event.name];
    return event.kind === 'deal' ? [event.cards.includes(null) ? `${event.to} down` : `${event.to} up`] : [];
  });
}

const on = (events: readonly string[], street: string): readonly string[] => {
  const from = events.indexOf(street) + 1;
  const next = events.findIndex((event, at) => at >= from && event.endsWith('street'));
  return events.slice(from, next < 0 ? undefined : next);
};

const rulesWith = (deadSeats: StudRules['deadSeats']): StudRules => sevenCardStud.rules.parse({ deadSeats });

describe('a hand thrown away where nobody has bet', () => {
  const decisions = [CALL, CALL, CALL, FOLD, CHECK, CHECK, CHECK, 'bet', CALL] as const;

  it('leaves its seat a card that nobody sees, until there is a bet', () => {
    const events = played(rulesWith('cards-until-a-bet'), 3, decisions);
    expect(on(events, 'Fifth street')).toHaveLength(3);
    expect(on(events, 'Fifth street').filter((event) => event === 'burn down')).toHaveLength(1);
    expect(on(events, 'Sixth street')).toHaveLength(2);
  });

  it('gets no more cards where the house has no such rule', () => {
    expect(on(played(rulesWith('no-cards'), 3, decisions), 'Fifth street')).toHaveLength(2);
  });
});

it('a hand thrown away to a bet leaves its seat none, but who made the forced bet gets theirs', () => {
  const rules = rulesWith('cards-until-a-bet');
  // Seat 1 brings it in, 2 completes, 3 folds to that, 1 folds: of the two dead seats one gets a card.
  const events = played(rules, 4, [CALL, 'bet', FOLD, CALL, FOLD]);
  expect(on(events, 'Fourth street').filter((event) => event === 'burn down')).toHaveLength(1);
  expect(on(events, 'Fourth street')).toHaveLength(3);
});

it('with the dead seats the deck is too short for eight, and the last card is everybody’s', () => {
  const seats = 8;
  const checksToTheRiver = [
    ...Array<Decision>(seats).fill(CALL),
    // Two fold on fourth street, where nobody has bet; six check it through.
    ...[FOLD, FOLD, ...Array<Decision>(6).fill(CHECK)],
    ...Array<Decision>(12).fill(CHECK),
  ];
  const last = (deadSeats: StudRules['deadSeats']) =>
    on(played(rulesWith(deadSeats), seats, checksToTheRiver), 'Seventh street');
  expect(last('no-cards')).toHaveLength(6);
  expect(last('cards-until-a-bet')).toEqual(['board up']);
});

it.each([
  ['artichoke-joes', undefined],
  ['casino-real', 'cards-until-a-bet'],
  ['oaks', 'cards-until-a-bet'],
  ['lake-elsinore', 'cards-until-a-bet'],
])('%s posts %s', (house, deadSeats) => {
  expect(HOUSES.get(house)?.games['seven-card-stud']?.rules.deadSeats).toBe(deadSeats);
});
