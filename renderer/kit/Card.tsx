import type { CardText } from '../../games/card.ts';
import { cardName, rankLabel, SUIT_PATHS } from './suits.tsx';

export interface CardProps {
  /** A card (`As`), a joker (`X1`), a tile (`6-4`), or null for a card face down. */
  readonly card: CardText | null;
  /** Lifted: it plays in the made hand. */
  readonly plays?: boolean;
  /** Out of it: folded, or not part of the winning hand. */
  readonly dim?: boolean;
  readonly testid?: string;
}

/** One card, drawn in vectors. Its width is the CSS variable `--card-w` of whatever it stands in. */
export function Card({ card, plays = false, dim = false, testid }: CardProps) {
  const state = `${plays ? 'card-plays' : ''} ${dim ? 'card-dim' : ''}`;
  if (card === null) {
    return <span className={`card card-back ${state}`} role="img" aria-label={cardName(null)} data-testid={testid} />;
  }
  return (
    <span
      className={`card card-face ${state}`}
      role="img"
      aria-label={`${cardName(card)}${plays ? ', plays' : ''}`}
      data-card={card}
      data-testid={testid}
    >
      {card.startsWith('X') ? (
        <JokerFace />
      ) : card.includes('-') ? (
        <TileFace tile={card} />
      ) : (
        <SuitedFace card={card} />
      )}
    </span>
  );
}

function SuitedFace({ card }: { readonly card: CardText }) {
  const suit = card.charAt(1);
  const label = rankLabel(card);
  const pip = SUIT_PATHS[suit] ?? '';
  return (
    <svg viewBox="0 0 100 140" className={`card-ink suit-${suit}`} aria-hidden="true">
      <text x={label === '10' ? 4 : 9} y="49" className={label === '10' ? 'card-rank card-rank-ten' : 'card-rank'}>
        {label}
      </text>
      <path d={pip} transform="translate(11 57) scale(0.94)" />
      <path d={pip} transform="translate(39 79) scale(1.7)" />
    </svg>
  );
}

function JokerFace() {
  return (
    <svg viewBox="0 0 100 140" className="card-ink suit-x" aria-hidden="true">
      <path
        d="M50 26l9.7 19.7 21.7 3.2-15.7 15.3 3.7 21.6L50 75.6 30.6 85.8l3.7-21.6-15.7-15.3 21.7-3.2z"
        transform="translate(0 2)"
      />
      <text x="50" y="120" className="card-joker" textAnchor="middle">
        JOKER
      </text>
    </svg>
  );
}

/** Where the pips of one half of a tile stand, on a 100 × 70 field. */
const TILE_PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '1': [[50, 35]],
  '2': [
    [50, 18],
    [50, 52],
  ],
  '3': [
    [26, 15],
    [50, 35],
    [74, 55],
  ],
  '4': [
    [30, 18],
    [70, 18],
    [30, 52],
    [70, 52],
  ],
  '5': [
    [28, 16],
    [72, 16],
    [50, 35],
    [28, 54],
    [72, 54],
  ],
  '6': [
    [30, 14],
    [70, 14],
    [30, 35],
    [70, 35],
    [30, 56],
    [70, 56],
  ],
};

/** A Chinese domino: ones and fours are red, as the custom is. */
function TileFace({ tile }: { readonly tile: string }) {
  const [upper = '', lower = ''] = tile.split('-');
  const half = (value: string, top: number) =>
    (TILE_PIPS[value] ?? []).map(([x, y]) => (
      <circle
        key={`${x},${y}`}
        cx={x}
        cy={y + top}
        r={value === '1' ? 13 : 8.5}
        className={value === '1' || value === '4' ? 'tile-red' : 'tile-white'}
      />
    ));
  return (
    <svg viewBox="0 0 100 140" className="card-tile" aria-hidden="true">
      <rect width="100" height="140" />
      {half(upper, 0)}
      <path d="M14 70H86" className="tile-bar" />
      {half(lower, 70)}
    </svg>
  );
}

export interface CardRowProps {
  readonly cards: readonly (CardText | null)[];
  /** Cards to lift; when given, the others are dimmed. */
  readonly plays?: readonly CardText[];
  readonly dim?: boolean;
  /** Lets cards overlap, for rows that would be too wide: `snug` so that ranks and suits stay in sight. */
  readonly fanned?: boolean | 'snug';
  readonly testid?: string;
}

/** Cards side by side. */
export function CardRow({ cards, plays = [], dim = false, fanned = false, testid }: CardRowProps) {
  return (
    <span
      className={`card-row ${fanned === 'snug' ? 'card-row-snug' : fanned ? 'card-row-fanned' : ''}`}
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
