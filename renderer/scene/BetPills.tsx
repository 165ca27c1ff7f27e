import type { BetView, Seat } from '../../games/game.ts';
import { dollars } from '../../games/money.ts';
import type { NameOf } from '../banked-facts.ts';
import { chipsFor } from '../chips.ts';

interface BetPillsProps {
  readonly bets: readonly BetView[];
  /** Whose place it is: his own bets need no name. */
  readonly owner: Seat | null;
  readonly nameOf: NameOf;
}

/** The bets on one place, each with what it came to once it is settled. */
export function BetPills({ bets, owner, nameOf }: BetPillsProps) {
  return (
    <span className="bet-pills">
      {bets.map((bet) => (
        <span key={`${bet.seat}.${bet.spot}`} className={`bet-pill bet-pill-${toneOf(bet)}`}>
          <span className={`bet-chip chip chip-${chipsFor(bet.amount, 1)[0]}`} />
          {isDecided(bet) ? '' : dollars(bet.amount)}
          <span className="bet-spot">
            {bet.spot === 'base' ? '' : bet.label}
            {bet.seat !== owner && ` ${nameOf(bet.seat)}`}
          </span>
          {bet.result && <strong>{signed(bet)}</strong>}
        </span>
      ))}
    </span>
  );
}

/** What a bet brought says enough; one that went back is told by what it was. */
const isDecided = ({ result }: BetView): boolean => result !== null && result.won + result.lost > 0;

const toneOf = ({ result }: BetView): string =>
  result === null ? 'open' : result.won > 0 ? 'won' : result.lost > 0 ? 'lost' : 'back';

function signed({ result }: BetView): string {
  if (result === null) return '';
  if (result.won > 0) return `+${dollars(result.won)}`;
  return result.lost > 0 ? `−${dollars(result.lost)}` : 'back';
}
