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
  /** The player at this place: their own bets need no name. */
  readonly owner: Seat | null;
  readonly nameOf: NameOf;
  /** Cards lie next to the bets, so fewer fit, and as figures rather than words. */
  readonly snug?: boolean;
  /** Only short names fit. */
  readonly narrow?: boolean;
  /** How many bets fit. When there are more, the last ones are combined; next to cards, all of them are. */
  readonly most?: number;
}

/** The bets on one place, each with its result once it is settled. */
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

/** How many bets fit on a place without cards. */
const MOST = 3;
/** The length of the longest bet name that fits next to a tracker, letters. */
const SHORT = 12;

const isOpen = ({ result }: BetView): boolean => result === null;

/** The combined result of several bets. */
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

/** For a decided bet the amount won or lost says enough; a returned bet is shown with its stake. */
const isDecided = ({ result }: BetView): boolean => result !== null && result.won + result.lost > 0;

/** The cards next to it may look like a winner, but the hand was given up for half the bet, whatever came after. */
const isSurrendered = ({ result }: BetView): boolean => result?.result === 'surrender';

function toneOf({ result }: BetView): string {
  if (result === null) return 'open';
  if (result.won > 0) return 'won';
  return result.lost > 0 ? 'lost' : 'back';
}

function signed({ result }: BetView): string {
  if (result === null) return '';
  if (result.won > 0) return `+${money(result.won)}`;
  return result.lost > 0 ? `−${money(result.lost)}` : texts.betPills.back;
}
