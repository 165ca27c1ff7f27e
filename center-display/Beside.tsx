import type { Beside as BesideTold } from '../protocol/center-view.ts';
import type { TableView } from '../protocol/table-view.ts';
import { CardRow } from '../renderer/kit/Card.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { QrCode } from '../renderer/kit/QrCode.tsx';
import { money, number } from '../renderer/language/figures.ts';
import styles from './Beside.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

/** How many winners of the previous hand fit. */
const MOST = 3;

/** The previous hand: its cards in the middle, and its winners. */
export function HandBefore({ before }: { readonly before: NonNullable<BesideTold['before']> }) {
  const [first, ...others] = before.zones.filter(({ cards }) => cards.length > 0);
  if (first === undefined && before.wins.length === 0) return null;
  return (
    <section className={css('hand-before')} data-testid="hand-before">
      <h2>{texts.beside.handBefore(number(before.hand))}</h2>
      {first && (
        <div className={css('zones')}>
          {[first, ...others].slice(0, 2).map(({ cards }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they lie where they lie; two may have one name
            <CardRow key={nth} cards={cards} fanned="snug" />
          ))}
        </div>
      )}
      <p>
        {before.wins
          .slice(0, MOST)
          .map(({ who, amount }) => texts.beside.won(who, money(amount)))
          .join(', ')}
        {before.wins.length > MOST && texts.beside.more(before.wins.length - MOST)}
      </p>
    </section>
  );
}

interface Placed {
  /** It is part of another panel rather than in a corner of the table. */
  readonly inside?: true;
}

interface HouseFactsProps extends Placed {
  readonly beside: Pick<BesideTold, 'jackpot' | 'jackpots' | 'waiting'>;
  readonly table: TableView;
}

/** How many of the house's jackpots fit on two lines. */
const MOST_JACKPOTS = 4;

/** The house's jackpots across the top: the largest ones, each with the amount by which it must be hit, if any. */
export function Jackpots({ jackpots }: { readonly jackpots: BesideTold['jackpots'] }) {
  if (jackpots === undefined) return null;
  const most = jackpots.toSorted((a, b) => b.amount - a.amount).slice(0, MOST_JACKPOTS);
  return (
    <ul className={css('jackpots')} data-testid="jackpots-of-house">
      {most.map(({ name, amount, mustHitBy }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it keeps nothing of its own; a house may give two one name
        <li key={nth} data-testid="jackpot-of-house">
          {name} <strong>{money(amount)}</strong>
          {mustHitBy !== null && <small> {texts.beside.mustHitBy(money(mustHitBy))}</small>}
        </li>
      ))}
    </ul>
  );
}

/**
 * What a guest wants to know about the house: the jackpot of a stand-alone table, how many players are waiting, and the
 * fee for a hand.
 */
export function HouseFacts({ beside: { jackpot, jackpots, waiting }, table, inside }: HouseFactsProps) {
  const fee = table.posted.find((line) => /\bfee\b/i.test(line));
  const alone = jackpots === undefined ? jackpot : null;
  if (alone === null && fee === undefined && waiting === undefined) return null;
  return (
    <section className={css(`house-facts ${inside ? 'inside' : 'corner-above'}`)} data-testid="house-facts">
      {alone !== null && <p>{texts.beside.jackpot(<strong data-testid="jackpot">{money(alone)}</strong>)}</p>}
      {waiting !== undefined && <p data-testid="list-length">{texts.beside.waiting(waiting)}</p>}
      {fee && <p className={css('fee')}>{fee}</p>}
    </section>
  );
}

interface SealCodeProps extends Placed {
  readonly table: TableView;
  /** The address of the page that checks receipts, if the house has published one. */
  readonly verifier: string | null;
}

/** The seal for a phone camera. Recorded before the first card, it is compared with the receipt after the hand. */
export function SealCode({ table: { seal, handNumber }, verifier, inside }: SealCodeProps) {
  if (seal === null) return null;
  const text = verifier === null ? texts.beside.sealOf(number(handNumber), seal) : `${verifier}#${seal}`;
  return (
    <section
      className={css(`seal-code ${inside ? 'inside' : 'corner-below'}`)}
      data-testid="seal-code"
      data-text={text}
    >
      <QrCode text={text} label={texts.beside.codeOfSeal} />
      <p>{texts.beside.scanSeal}</p>
    </section>
  );
}
