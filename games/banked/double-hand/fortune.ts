/** The Fortune Bonus and the envy that comes with it (000:6119-6201; 001:3660-3747; 004:3768-3893). */
import { type Cents, dollars, sum } from '../../money.ts';
import type { BetKind } from '../bet.ts';
import type { Entitlement, Owed } from '../entitlement.ts';
import { betsOn } from '../table.ts';
import { placeInWords } from './action-words.ts';
import type { SeenSeven } from './bets.ts';
import { inOrder } from './round.ts';
import type { DoubleHandRules, FortuneRules } from './rules.ts';
import { heldInSeven, SEVEN_KINDS, type SevenPays, sevenBet } from './seven-bonus.ts';
import { type DoubleHandRound, type DoubleHandTable, handAt } from './state.ts';

export const FORTUNE = 'fortune';
const ENVY = 'envy';

interface FortunePays {
  readonly pays: SevenPays;
  /** What envy pays for each of `SEVEN_KINDS`, in dollars; kinds missing at the end pay nothing. */
  readonly envy: readonly number[];
}

/** The pay tables by their printed numbers. */
export const FORTUNE_PAYS: Readonly<Record<FortuneRules['fortunePays'], FortunePays>> = {
  // 000:6170-6186
  'fpg-04': {
    pays: [2500, 1000, 750, 250, 125, 50, 25, 5, 4, 3, 2],
    envy: [1000, 750, 250, 100, 50, 20, 5],
  },
  // 001:3712-3747; 004:3880-3893
  'fpg-05': {
    pays: [5000, 2000, 1000, 400, 150, 50, 25, 5, 4, 3, 2],
    envy: [5000, 1000, 500, 250, 50, 20, 5],
  },
};

/** Whether the game has the bonus. */
export const hasFortune = (rules: DoubleHandRules): rules is DoubleHandRules & FortuneRules =>
  rules.fortunePays !== undefined;

export function fortuneBet(rules: DoubleHandRules & FortuneRules): BetKind<SeenSeven> {
  const { fortunePays, minFortune, maxFortune, minBet, maxBet, chip } = rules;
  return sevenBet({
    ...{ id: FORTUNE, label: 'Fortune Bonus', min: minFortune ?? minBet, max: maxFortune ?? maxBet, step: chip },
    ...{ needs: ['base'], backline: rules.bonusBackline, joker: rules.bonusJoker },
    pays: FORTUNE_PAYS[fortunePays].pays,
    entitles: envyOf(rules),
  });
}

const envyOf = ({ envyFrom }: FortuneRules): Entitlement => ({ id: ENVY, label: 'Envy', from: envyFrom });

/** What envy pays for a hand; 0 for a hand without envy. */
function envyFor(seven: Parameters<typeof heldInSeven>[0], rules: FortuneRules): Cents {
  const kind = heldInSeven(seven, rules.bonusJoker);
  return (FORTUNE_PAYS[rules.fortunePays].envy[SEVEN_KINDS.indexOf(kind)] ?? 0) * 100;
}

/**
 * Envy in the order of the action: for each Fortune Bonus that carries it, what the other players' hands bring. It
 * never applies to a hand that its bettor has a wager on, nor to the player-dealer's; as a house option, only to a hand
 * that has a Fortune Bonus on it (001:3689-3698; 004:3838-3842).
 */
export function envyOwed(table: DoubleHandTable, round: DoubleHandRound): readonly Owed[] {
  const { rules, entitled } = table;
  if (!hasFortune(rules)) return [];
  const counted = inOrder(table)
    .filter(({ id }) => rules.envyFor === 'any' || betsOn(table, id, FORTUNE).length > 0)
    .flatMap(({ id }) => {
      const seven = handAt(round, id);
      const amount = envyFor(seven, rules);
      return amount === 0 ? [] : [{ id, amount, kind: heldInSeven(seven, rules.bonusJoker) }];
    });
  return inOrder(table).flatMap(({ id }) =>
    entitled.flatMap((one): Owed[] => {
      if (one.position !== id) return [];
      const hands = counted.filter((hand) => !betsOn(table, hand.id).some(({ seat }) => seat === one.seat));
      if (hands.length === 0) return [];
      const text = hands.map((hand) => `${hand.kind} of ${placeInWords(table, hand.id)} ${dollars(hand.amount)}`);
      return [{ entitled: one, amount: sum(hands.map(({ amount }) => amount)), text: `Envy: ${text.join(', ')}.` }];
    }),
  );
}

/** `Envy for a Fortune Bonus from $5, by another player’s hand: four of a kind $5, straight flush $20 …`. */
export function postedEnvy(rules: DoubleHandRules & FortuneRules): string {
  const { envy } = FORTUNE_PAYS[rules.fortunePays];
  const rows = envy.map((amount, at) => `${SEVEN_KINDS[at] ?? ''} ${dollars(amount * 100)}`);
  const whose = rules.envyFor === 'any' ? 'another player’s hand' : 'another player’s hand with a Fortune Bonus';
  return `Envy for each Fortune Bonus from ${dollars(rules.envyFrom)}, by ${whose}: ${rows.toReversed().join(', ')}`;
}
