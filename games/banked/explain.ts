/** How a player-dealer game is explained: how the bank goes around, what each bet pays, and what the game adds. */
import { dollars } from '../money.ts';
import type { RuleText } from '../rule-text.ts';
import { type AnyBetKind, payTableOf } from './bet.ts';
import type { BankedRules } from './rules.ts';

export function explainBanked(
  rules: BankedRules,
  bets: readonly AnyBetKind[],
  posted: readonly string[],
  added: readonly RuleText[],
): readonly RuleText[] {
  return [
    {
      title: 'How a hand goes',
      lines: [
        'One player has the bank and says how much it covers. The others bet against the bank, never against the house.',
        'Bets are settled in the order of the table as far as the bank’s wager goes; what it cannot cover goes back.',
        ...(rules.backline === 'no' ? [] : ['Bets may be made on other players’ places, too.']),
        ...posted,
      ],
    },
    ...added,
    ...bets.map((bet) => ({
      title: bet.label,
      lines: [`From ${dollars(bet.min)} to ${dollars(bet.max)}`, ...payLines(bet)],
    })),
  ];
}

const payLines = (bet: AnyBetKind): readonly string[] => {
  const rows = payTableOf(bet);
  return rows.length > 0 ? rows : ['Pays 1 to 1'];
};
