import type { CSSProperties } from 'react';
import type { CardText } from '../../games/card.ts';
import type { PotView } from '../../games/hand-view.ts';
import type { TableView } from '../../protocol/table-view.ts';
import { namesAt } from '../hand/banked-facts.ts';
import { capital, collectionLine, inTheMiddle, isDecided, potResults, winningCards } from '../hand/hand-facts.ts';
import { CardHole, CardRow } from '../kit/Card.tsx';
import { ChipStack } from '../kit/Chip.tsx';
import { classes } from '../kit/classes.ts';
import { useCounting } from '../kit/counting.tsx';
import { Money } from '../kit/Money.tsx';
import { MIDDLE, placed } from './layout.ts';
import styles from './PotMiddle.module.css';
import scene from './scene.module.css';
import { texts } from './texts.ts';

const css = classes(scene, styles);

interface PotMiddleProps {
  readonly table: TableView;
  readonly hand: PotView;
  /** Whether collection and jackpot drop are shown here; a station shows them next to its player's keys. */
  readonly tellsFees: boolean;
}

/** The middle of the table: board, pots and, once they are pushed, the winners. */
export function PotMiddle({ table, hand, tellsFees }: PotMiddleProps) {
  const decided = isDecided(hand);
  const lines = decided ? resultLines(hand, namesAt(table)) : [];
  const highlighted = winningCards(hand);
  const counting = useCounting();
  return (
    <div
      className={css(`middle middle-box ${decided ? 'middle-over' : potRows(hand) > 1 ? 'middle-waiting' : ''}`)}
      style={{ ...placed(MIDDLE), '--rows': potRows(hand) } as CSSProperties}
      data-sector="middle"
    >
      {decided ? (
        <Results lines={lines} fees={tellsFees ? counting(() => collectionLine(hand)) : null} staying={staying(hand)} />
      ) : (
        <Pots hand={hand} />
      )}
      <Zones hand={hand} highlighted={highlighted} />
      {!decided && <p className={css('middle-street')}>{hand.street}</p>}
    </div>
  );
}

/** Two pots fit in one row of the middle. */
const potRows = ({ pots }: PotView): number =>
  Math.max(1, Math.ceil(pots.filter(({ amount }) => amount > 0).length / 2));

function Zones({ hand, highlighted }: { readonly hand: PotView; readonly highlighted: readonly CardText[] }) {
  const [first, ...others] = hand.zones;
  const cards = first?.cards ?? [];
  const plays = cards.filter((card) => highlighted.includes(card));
  // When players have cards face up there is no five-card board to fill, at most one card for everyone.
  const hasBoard = first?.id === 'board' && hand.seats.every(({ open }) => open === undefined);
  const holes = hasBoard ? Array.from({ length: Math.max(0, 5 - cards.length) }, (_, hole) => hole) : [];
  return (
    <div className={css('middle-zones')}>
      <div className={css('middle-board')} data-testid="board" data-cards={cards.join(' ')}>
        <CardRow cards={cards} plays={plays} dim={highlighted.length > 0 && plays.length === 0} />
        {holes.map((hole) => (
          <CardHole key={hole} />
        ))}
      </div>
      {others.map((zone) => (
        <div key={zone.id} className={css('middle-zone')}>
          <span>{zone.label}</span>
          <CardRow cards={zone.cards} />
        </div>
      ))}
    </div>
  );
}

function Pots({ hand }: { readonly hand: PotView }) {
  const total = inTheMiddle(hand);
  const pots = hand.pots.filter(({ amount }) => amount > 0);
  return (
    <div className={css(`middle-pots ${pots.length > 2 ? 'middle-pots-many' : ''}`)} data-testid="pot">
      {pots.length === 0 && hand.betting !== false && (
        <span className={css('middle-total')}>{texts.potMiddle.inMiddle(<Money amount={total} />)}</span>
      )}
      {pots.map((pot) => (
        <span key={pot.label} className={css('pot')}>
          <ChipStack amount={pot.amount} />
          <span className={css('pot-label')}>{capital(pot.label)}</span>
          <Money amount={pot.amount} className={css('pot-amount')} />
        </span>
      ))}
    </div>
  );
}

/** One line of results: who took which pots with which hand. */
interface ResultLine {
  readonly key: string;
  readonly pot: string;
  readonly who: string;
  readonly amount: number;
  readonly hand: string | null;
}

/** A line with more letters than this in pot, name and hand is set a little smaller. */
const LONG = 40;

/** How many lines fit; when there are more, the last ones are combined. */
const LINES = 3;

/** Who took which pot; when there are many pots, what each player took from all of them. */
function resultLines(hand: PotView, nameOf: (seat: number) => string): readonly ResultLine[] {
  const all = potResults(hand).flatMap(({ label, wins }) =>
    wins.map(({ seat, amount, hand: made }) => ({
      key: `${label}.${seat}.${made}`,
      pot: capital(label),
      who: nameOf(seat),
      amount,
      hand: made,
    })),
  );
  if (all.length <= LINES) return all;
  const byPlayer = [...Map.groupBy(all, ({ who, hand: made }) => `${who} ${made}`).values()].flatMap((lines) => {
    const [first] = lines;
    const amount = lines.reduce((sum, line) => sum + line.amount, 0);
    return first ? [{ ...first, amount, pot: lines.length > 1 ? texts.potMiddle.pots(lines.length) : first.pot }] : [];
  });
  if (byPlayer.length <= LINES) return byPlayer;
  const rest = byPlayer.slice(LINES - 1);
  const amount = rest.reduce((sum, line) => sum + line.amount, 0);
  return [
    ...byPlayer.slice(0, LINES - 1),
    { key: 'rest', pot: '', who: texts.potMiddle.others(rest.length), amount, hand: null },
  ];
}

/** The chips that nobody won, which go to the pot of the next hand. */
const staying = ({ pots }: PotView): number => pots.reduce((sum, { amount }) => sum + amount, 0);

interface ResultsProps {
  readonly lines: readonly ResultLine[];
  /** Collection and jackpot drop taken from the pots, in words; null when none. */
  readonly fees: string | null;
  /** What stays in the pot for the next hand. */
  readonly staying: number;
}

function Results({ lines, fees, staying }: ResultsProps) {
  return (
    <ul className={css(lines.length > 2 ? 'results results-many' : 'results')} data-testid="results">
      {lines.map(({ key, pot, who, amount, hand }) => (
        <li
          key={key}
          className={css(`result ${pot.length + who.length + (hand?.length ?? 0) > LONG ? 'result-long' : ''}`)}
        >
          {pot && <span className={css('result-pot')}>{pot}</span>}
          <span className={css('result-who')}>
            {texts.potMiddle[key === 'rest' ? 'win' : 'wins'](who, <Money amount={amount} />)}
          </span>
          {hand && <span className={css('result-hand')}>{capital(hand)}</span>}
        </li>
      ))}
      {staying > 0 && (
        <li className={css('result')} data-testid="pot-stays">
          <span className={css('result-pot')}>{texts.potMiddle.nobodyWon}</span>
          <span className={css('result-who')}>{texts.potMiddle.stays(<Money amount={staying} />)}</span>
        </li>
      )}
      {fees && (
        <li className={css('result-fees')} data-testid="result-fees">
          {fees}
        </li>
      )}
    </ul>
  );
}
