import type { BankedView, BetView } from '../../games/hand-view.ts';
import { betLabel, betsOf, outcomeWord } from '../../renderer/hand/banked-facts.ts';
import { classes } from '../../renderer/kit/classes.ts';
import { Money } from '../../renderer/kit/Money.tsx';
import styles from './MyBets.module.css';

const css = classes(styles);

interface MyBetsProps {
  readonly hand: BankedView;
  readonly station: number;
}

/** A player's bets and, once they are settled, the result of each in words. */
export function MyBets({ hand, station }: MyBetsProps) {
  const bets = betsOf(hand, station);
  if (bets.length === 0) return null;
  return (
    <ul className={css(`bets ${bets.length > 3 ? 'bets-many' : ''}`)} data-testid="my-bets">
      {bets.map((bet) => (
        <MyBet key={`${bet.position}.${bet.spot}`} bet={bet} />
      ))}
    </ul>
  );
}

function MyBet({ bet }: { readonly bet: BetView }) {
  const { word, tone } = outcomeWord(bet);
  return (
    <li className={css(`bet bet-${tone}`)} data-testid={`my-bet-${bet.spot}`}>
      <span>
        {betLabel(bet)} {bet.amount > 0 && <Money amount={bet.amount} />}
      </span>
      {bet.result && <strong className={css('result')}>{word}</strong>}
      {bet.result && <span className={css('why')}>{bet.result.text}</span>}
    </li>
  );
}
