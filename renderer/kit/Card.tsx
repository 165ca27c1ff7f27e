import { memo } from 'react';
import { type CardText, faceOf } from '../../games/card.ts';
import styles from './Card.module.css';
import { classes } from './classes.ts';
import suits from './suits.module.css';
import { cardName, rankLabel, SUIT_PATHS } from './suits.tsx';
import { texts } from './texts.ts';

const css = classes(styles, suits);

export interface CardProps {
  /** A card (`As`), a joker (`X1`), a tile (`4-6`), or null for a card face down. */
  readonly card: CardText | null;
  /** Raised: it plays in the made hand. */
  readonly plays?: boolean;
  /** Raised because it is picked, whatever hand the picks make. */
  readonly lifted?: boolean;
  /** Dimmed: folded, or not part of the winning hand. */
  readonly dim?: boolean;
  readonly testid?: string;
}

/** One card, drawn as vectors. The CSS variable `--card-w` of its container sets its width. */
export const Card = memo(function Card({ card, plays = false, lifted = false, dim = false, testid }: CardProps) {
  const state = `${plays || lifted ? 'card-plays' : ''} ${dim ? 'card-dim' : ''}`;
  if (card === null) {
    return (
      <span
        className={css(`card card-back ${state}`)}
        data-part="card"
        role="img"
        aria-label={cardName(null)}
        data-testid={testid}
      />
    );
  }
  return (
    <span
      className={css(`card card-face ${isTile(card) ? 'card-domino' : ''} ${state}`)}
      data-part="card"
      role="img"
      aria-label={`${cardName(card)}${plays ? texts.card.plays : ''}`}
      data-card={card}
      data-testid={testid}
    >
      {card.startsWith('X') ? (
        <JokerFace />
      ) : isTile(card) ? (
        <TileFace tile={faceOf(card)} />
      ) : (
        <SuitedFace card={card} />
      )}
    </span>
  );
});

const isTile = (card: CardText): boolean => card.includes('-');

/** A spot where a card will lie. */
export const CardHole = ({ className = '' }: { readonly className?: string }) => (
  <span className={css(`card-hole ${className}`)} data-part="card-hole" />
);

function SuitedFace({ card }: { readonly card: CardText }) {
  const suit = card.charAt(1);
  const label = rankLabel(card);
  const pip = SUIT_PATHS[suit] ?? '';
  return (
    <svg viewBox="0 0 100 140" className={css(`card-ink suit-${suit}`)} aria-hidden="true">
      <text x={label === '10' ? 4 : 9} y="49" className={css(label === '10' ? 'card-rank card-rank-ten' : 'card-rank')}>
        {label}
      </text>
      <path d={pip} transform="translate(11 57) scale(0.94)" />
      <path d={pip} transform="translate(39 79) scale(1.7)" />
    </svg>
  );
}

function JokerFace() {
  return (
    <svg viewBox="0 0 100 140" className={css('card-ink suit-x')} aria-hidden="true">
      <path
        d="M50 26l9.7 19.7 21.7 3.2-15.7 15.3 3.7 21.6L50 75.6 30.6 85.8l3.7-21.6-15.7-15.3 21.7-3.2z"
        transform="translate(0 2)"
      />
      <text x="50" y="120" className={css('card-joker')} textAnchor="middle">
        {texts.card.joker}
      </text>
    </svg>
  );
}

type Pip = readonly [x: number, y: number];

/** The positions of the pips on one half of a tile, on a 70 × 70 field. */
const TILE_PIPS: Readonly<Record<string, readonly Pip[]>> = {
  '1': [[35, 35]],
  '2': [
    [35, 18],
    [35, 52],
  ],
  '3': [
    [15, 15],
    [35, 35],
    [55, 55],
  ],
  '4': [
    [19, 19],
    [51, 19],
    [19, 51],
    [51, 51],
  ],
  '5': [
    [17, 16],
    [53, 16],
    [35, 35],
    [17, 54],
    [53, 54],
  ],
  '6': [
    [19, 14],
    [51, 14],
    [19, 35],
    [51, 35],
    [19, 56],
    [51, 56],
  ],
};

/** By custom ones and fours are red, and so is one row in each half of a double six. */
const isRed = (tile: string, value: string, [x]: Pip, top: number): boolean =>
  value === '1' || value === '4' || (tile === '6-6' && x < 35 === (top === 0));

/** A Chinese domino. */
function TileFace({ tile }: { readonly tile: string }) {
  const [upper = '', lower = ''] = tile.split('-');
  const half = (value: string, top: number) =>
    (TILE_PIPS[value] ?? []).map((pip) => (
      <circle
        key={pip.join()}
        cx={pip[0]}
        cy={pip[1] + top}
        r={value === '1' ? 12 : 8}
        className={css(isRed(tile, value, pip, top) ? 'tile-red' : 'tile-white')}
      />
    ));
  return (
    <svg viewBox="0 0 70 140" className={css('card-tile')} aria-hidden="true">
      <rect width="70" height="140" />
      {half(upper, 0)}
      <path d="M8 70H62" className={css('tile-bar')} />
      {half(lower, 70)}
    </svg>
  );
}

export interface CardRowProps {
  readonly cards: readonly (CardText | null)[];
  /** Cards to raise; when given, the others are dimmed. */
  readonly plays?: readonly CardText[];
  readonly dim?: boolean;
  /** Lets cards overlap in rows that would be too wide: `snug` keeps ranks and suits visible. */
  readonly fanned?: boolean | 'snug';
  readonly testid?: string;
}

/** A row of cards. */
export function CardRow({ cards, plays = [], dim = false, fanned = false, testid }: CardRowProps) {
  return (
    <span
      className={css(`card-row ${fanned === 'snug' ? 'card-row-snug' : fanned ? 'card-row-fanned' : ''}`)}
      data-testid={testid}
    >
      {cards.map((card, index) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: a card face down has no name but its place
          key={`${index}:${card ?? 'back'}`}
          card={card}
          plays={card !== null && plays.includes(card)}
          dim={dim || (plays.length > 0 && !(card !== null && plays.includes(card)))}
        />
      ))}
    </span>
  );
}
