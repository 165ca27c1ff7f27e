import type { BetView } from '../../games/hand-view.ts';
import type { Seat } from '../../games/seat.ts';
import type { NameOf } from '../hand/banked-facts.ts';
import { chipColors } from '../kit/Chip.tsx';
import { chipsFor } from '../kit/chips.ts';
import { classes } from '../kit/classes.ts';
import { money } from '../language/figures.ts';
import styles from './BetPills.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

interface BetPillsProps {
  readonly bets: readonly BetView[];
  /** Whose place it is: their own bets need no name. */
  readonly owner: Seat | null;
  readonly nameOf: NameOf;
  /** Cards lie beside them: there is room for fewer, and for figures rather than words. */
  readonly snug?: boolean;
  /** There is room for short names alone. */
  readonly narrow?: boolean;
  /** So many bets have room; of more, the last are told together, beside cards all of them. */
  readonly most?: number;
}

/** The bets on one place, each with what it came to once it is settled. */
export function BetPills({ bets, owner, nameOf, snug = false, narrow = false, most = MOST }: BetPillsProps) {
  const fits = narrow ? bets.filter(({ label }) => label.length <= SHORT) : bets;
  const shown = bets.length <= most ? fits : snug ? [] : fits.slice(0, most - 1);
  const rest = bets.filter((bet) => !shown.includes(bet));
  return (
    <span className={css(`bet-pills ${snug ? 'bet-pills-snug' : ''}`)} data-part="bet-pills">
      {shown.map((bet) => (
        <span key={`${bet.seat}.${bet.spot}`} className={css(`bet-pill bet-pill-${toneOf(bet)}`)} data-part="bet-pill">
          {bet.amount > 0 && (
            <span className={css(`bet-chip ${chipColors(chipsFor(bet.amount, 1)[0])}`)} data-part="bet-chip" />
          )}
          {isDecided(bet) || bet.amount === 0 ? '' : money(bet.amount)}
          <span className={css('bet-spot')}>
            {bet.spot === 'base' || (snug && isDecided(bet)) ? '' : bet.label}
            {bet.seat !== owner && ` ${nameOf(bet.seat)}`}
          </span>
          {isSurrendered(bet) && <span className={css('bet-fate')}>{texts.betPills.surrender}</span>}
          {bet.result && <strong>{signed(bet)}</strong>}
        </span>
      ))}
      {rest.length > 0 && (
        <span className={css(`bet-pill bet-pill-${toneTogether(rest)}`)} data-part="bet-pill">
          {!snug && `${texts.betPills.more(rest.length)} `}
          {rest.some(isSurrendered) && <span className={css('bet-fate')}>{texts.betPills.surrender}</span>}
          <strong>{togetherText(rest)}</strong>
        </span>
      )}
    </span>
  );
}

/** Bets that have room on a place without cards. */
const MOST = 3;
/** Letters in the name of a bet that has room beside a tracker. */
const SHORT = 12;

const isOpen = ({ result }: BetView): boolean => result === null;

/** What bets have brought together. */
const gainOf = (bets: readonly BetView[]): number =>
  bets.reduce((sum, { result }) => sum + (result ? result.won - result.lost : 0), 0);

function toneTogether(bets: readonly BetView[]): string {
  if (bets.every(isOpen)) return 'open';
  const gain = gainOf(bets);
  return gain > 0 ? 'won' : gain < 0 ? 'lost' : 'back';
}

function togetherText(bets: readonly BetView[]): string {
  if (bets.every(isOpen)) return money(bets.reduce((sum, { amount }) => sum + amount, 0));
  const gain = gainOf(bets);
  if (gain === 0) return `±${money(0)}`;
  return gain < 0 ? `−${money(-gain)}` : `+${money(gain)}`;
}

/** What a bet brought says enough; one that went back is told by what it was. */
const isDecided = ({ result }: BetView): boolean => result !== null && result.won + result.lost > 0;

/** The cards beside it may look like a winner: half of it went for giving the hand up, whatever came after. */
const isSurrendered = ({ result }: BetView): boolean => result?.result === 'surrender';

const toneOf = ({ result }: BetView): string =>
  result === null ? 'open' : result.won > 0 ? 'won' : result.lost > 0 ? 'lost' : 'back';

function signed({ result }: BetView): string {
  if (result === null) return '';
  if (result.won > 0) return `+${money(result.won)}`;
  return result.lost > 0 ? `−${money(result.lost)}` : texts.betPills.back;
}
