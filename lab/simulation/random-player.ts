/** A player who gives any legal answer to an ask, at random, and does nothing else. */

import type { Ask, BetAsk, CardGroups, CardsAsk, Decision, RaiseRange, WagerAsk } from '../../games/ask.ts';
import type { Cents } from '../../games/money.ts';
import { costOf, matched } from '../../games/wager.ts';
import type { Seeded } from '../../main/odds/seeded.ts';

/** A legal answer to an ask. */
export function randomDecision(ask: Ask, seeded: Seeded): Decision {
  switch (ask.kind) {
    case 'bet':
      return bet(ask, seeded);
    case 'wager':
      return { kind: 'wager', bets: wager(ask, seeded) };
    case 'choose':
      return choose(ask, seeded);
    case 'cards':
      return { kind: 'cards', groups: pick(ask, seeded) };
  }
}

/** Folds often enough for hands to be as long as people's. */
function bet(ask: BetAsk, seeded: Seeded): Decision {
  const mood = seeded.below(20);
  if (ask.raise && (mood < 4 || ask.call === null)) return { kind: 'raise', to: amount(ask.raise, seeded) };
  if (ask.call === 0) return CHECK;
  return ask.fold && mood >= 12 ? FOLD : CALL;
}

const FOLD: Decision = { kind: 'fold' };
const CHECK: Decision = { kind: 'check' };
const CALL: Decision = { kind: 'call' };

/** Mostly small, sometimes everything. */
function amount({ min, max, step }: RaiseRange, seeded: Seeded): Cents {
  const mood = seeded.below(8);
  if (mood === 0) return max;
  if (mood < 4) return min;
  const steps = Math.floor((max - min) / step);
  return min + step * seeded.below(Math.min(steps, mood === 7 ? steps : 20) + 1);
}

/** Bets on some spots, as far as the chips reach, including fees; often none at all. */
function wager(ask: WagerAsk, seeded: Seeded): Record<string, Cents> {
  const bets: Record<string, Cents> = {};
  if (seeded.onceIn(12)) return bets;
  for (const { id, min, max, step, needs, upTo, equals, always, at } of ask.spots) {
    if (
      always ||
      (needs.length > 0 && !needs.some((need) => need in bets)) ||
      (id !== 'bank' && !seeded.onceIn(at === null ? 2 : 8))
    )
      continue;
    if (equals !== undefined) {
      const amount = bets[equals] ?? 0;
      if (amount >= min && amount <= max && costOf(ask, { ...bets, [id]: amount }) <= ask.stack) bets[id] = amount;
      continue;
    }
    const most = upTo === null ? max : Math.min(max, bets[upTo] ?? 0);
    if (min > most) continue;
    const steps = Math.floor((most - min) / step);
    // A spot's maximum may be bet whatever the steps are; up to another bet it goes in steps.
    const top = most === max ? max : min + step * steps;
    // Bets mostly small, the bank mostly deep: otherwise hardly any bet would find action.
    const wide = id === 'bank' ? !seeded.onceIn(4) : seeded.onceIn(8);
    const placed = seeded.onceIn(20) ? top : min + step * seeded.below((wide ? steps : Math.min(steps, 10)) + 1);
    const fits = [placed, min].find((amount) => costOf(ask, matched(ask, { ...bets, [id]: amount })) <= ask.stack);
    if (fits !== undefined && (upTo === null || fits <= (bets[upTo] ?? 0)))
      Object.assign(bets, matched(ask, { ...bets, [id]: fits }));
  }
  return bets;
}

function choose(ask: Extract<Ask, { kind: 'choose' }>, seeded: Seeded): Decision {
  const bank = ask.options.find(({ id }) => id === 'bank');
  if (bank && !seeded.onceIn(4)) return { kind: 'choose', option: bank.id };
  const option = ask.options[seeded.below(ask.options.length)];
  return { kind: 'choose', option: option?.id ?? '' };
}

function pick({ groups, from, suggestion }: CardsAsk, seeded: Seeded): CardGroups {
  if (suggestion) return suggestion;
  const cards = seeded.shuffle([...from]);
  return Object.fromEntries(
    groups.map(({ id, min, max }) => {
      const most = Math.min(max, cards.length);
      return [id, cards.splice(0, min + seeded.below(Math.max(0, most - min) + 1))];
    }),
  );
}
