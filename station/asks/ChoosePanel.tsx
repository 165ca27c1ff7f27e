import { type CSSProperties, useState } from 'react';
import type { ChooseAsk } from '../../games/ask.ts';
import type { CardText } from '../../games/card.ts';
import type { SeatView } from '../../games/hand-view.ts';
import { cardsApart, withSigns } from '../../renderer/hand/eventText.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { Card, CardRow } from '../../renderer/kit/Card.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { EyeIcon } from '../../renderer/kit/icons.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { TwoLines } from '../TwoLines.tsx';
import { texts } from '../texts.ts';
import type { DecideProps } from './AskPanel.tsx';
import asks from './asks.module.css';
import styles from './ChoosePanel.module.css';

const css = classes(asks, styles);

/** The keys that players of these games look for first. */
const KINDS: Readonly<Record<string, 'go' | 'primary'>> = {
  bank: 'go',
  hit: 'go',
  stand: 'primary',
  call: 'go',
  play: 'go',
};

/** Options that give up the hand. */
const GIVES_UP: readonly string[] = ['fold', 'surrender'];

interface NamedProps {
  readonly label: string;
  /** The player's own cards that nobody else may see. */
  readonly covered: readonly CardText[];
  /** The named cards, when there are several, that stay face down. */
  readonly held: readonly CardText[];
}

/**
 * An option's label, with the cards it names drawn side by side on their own line. A single covered card is identified
 * by its place in the hand, because neighbors can read the keys as well and the card may never be shown. When several
 * cards are named, the covered ones are face down until the player looks at the hand.
 */
function Named({ label, covered, held }: NamedProps) {
  const parts = cardsApart(label);
  const cards = parts.filter((_, nth) => nth % 2 === 1);
  const [card] = cards;
  if (card === undefined) return label;
  return (
    <>
      {parts[0]}
      {cards.length === 1 && covered.includes(card) ? (
        <PlaceOf card={card} covered={covered} />
      ) : (
        <span className={css('named-cards')}>
          <CardRow
            cards={held.length > 0 ? faceDown(cards, held) : cards}
            fanned={cards.length > 6 || (cards.length > 3 && 'snug')}
          />
        </span>
      )}
      {parts.at(-1)?.replace(/^, /, '')}
    </>
  );
}

/** The same cards with the held ones face down and last: their place in a rope would reveal them. */
function faceDown(cards: readonly CardText[], held: readonly CardText[]): readonly (CardText | null)[] {
  const open = [...cards];
  for (const card of held) open.splice(open.indexOf(card), 1);
  return [...open, ...held.map(() => null)];
}

/** Shows which covered card is meant: all of them face down in the order of the hand, with that one raised. */
function PlaceOf({ card, covered }: { readonly card: CardText; readonly covered: readonly CardText[] }) {
  const place = covered.indexOf(card);
  return (
    <span className={css('named-cards')} role="img" aria-label={texts.choose.coveredCard(place + 1, covered.length)}>
      <span className={css('covered-cards')} data-part="covered-cards">
        {covered.map((each) => (
          <Card key={each} card={null} lifted={each === card} dim={each !== card} />
        ))}
      </span>
    </span>
  );
}

/**
 * The covered cards that options name one by one, in the order of the hand. In a mucked hand all cards are face down,
 * but those that lay open before are known to everyone and not among these.
 */
function coveredOf(seat: SeatView | null, { options }: ChooseAsk): readonly CardText[] {
  const named = options.map(({ label }) => cardsApart(label)).flatMap((parts) => (parts.length === 3 ? parts[1] : []));
  return (seat?.cards ?? [])
    .filter((card) => card !== null)
    .filter((card) => !seat?.open?.includes(card) && named.includes(card));
}

/** How many keys fit in one row; more are split into two rows of equal length. */
const IN_A_ROW = 6;

const columnsFor = (keys: number): CSSProperties =>
  ({ '--keys': keys > IN_A_ROW ? Math.ceil(keys / 2) : keys }) as CSSProperties;

interface ChoosePanelProps extends DecideProps<ChooseAsk> {
  /** The player's cards, in a hand played for a pot. */
  readonly seat: SeatView | null;
}

/** One key for each option, with its cost. Keys that name cards of the hand show them once the player looks at it. */
export function ChoosePanel({ ask, seat, onDecide }: ChoosePanelProps) {
  const [open, setOpen] = useState(false);
  const covered = coveredOf(seat, ask);
  const many = ask.options.length > 4;
  const twoRows = ask.options.length > IN_A_ROW;
  const anyHeld = ask.options.some(({ held }) => held !== undefined);
  const keys = (
    <div
      className={css(`options ${many ? 'options-many' : ''} ${twoRows ? 'options-rows' : ''}`)}
      style={columnsFor(ask.options.length)}
    >
      {ask.options.map(({ id, label, cost, held = [] }) => (
        <Button
          key={id}
          size={many ? 'm' : 'xl'}
          kind={KINDS[id] ?? 'plain'}
          className={css(`key-tall ${GIVES_UP.includes(id) ? 'key-fold' : ''}`)}
          sends
          onPress={() => onDecide({ kind: 'choose', option: id })}
          testid={`choose-${id}`}
        >
          <TwoLines>
            <span>
              <Named label={label} covered={covered} held={open ? [] : held} />
            </span>
            {cost !== null && <small>{texts.choose.costs(<Money amount={cost} />)}</small>}
          </TwoLines>
        </Button>
      ))}
    </div>
  );
  return (
    <>
      <p className={css('facts')}>{withSigns(ask.prompt)}</p>
      {anyHeld ? (
        <div className={css('looking')}>
          <Button className={css('look key-tall')} pressed={open} onPress={() => setOpen(!open)} testid="uncover">
            <EyeIcon />
            {open ? texts.cards.cover : texts.cards.show}
          </Button>
          {keys}
        </div>
      ) : (
        keys
      )}
    </>
  );
}
