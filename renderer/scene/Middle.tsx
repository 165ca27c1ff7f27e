import type { ReactNode } from 'react';
import type { CardText } from '../../games/card.ts';
import type { HandView } from '../../games/game.ts';
import type { TableView } from '../../main/link/views.ts';
import { CardRow } from '../Card.tsx';
import { ChipStack } from '../Chip.tsx';
import { capital, collectionLine, inTheMiddle, potResults, winningCards } from '../hand-facts.ts';
import { Money } from '../Money.tsx';
import { BankedMiddle } from './BankedMiddle.tsx';

interface MiddleProps {
  readonly table: TableView;
  readonly lifted: readonly CardText[];
  readonly idle: ReactNode;
}

/** The middle of the table: board, pots, and after the hand who won them. */
export function Middle({ table, lifted, idle }: MiddleProps) {
  const { hand } = table;
  if (hand === null && table.voided !== null && idle === undefined) return <VoidNote voided={table.voided} />;
  if (hand === null) return <div className="middle middle-idle">{idle ?? idleLine(table)}</div>;
  if (hand.banked) return <BankedMiddle table={table} hand={hand} banked={hand.banked} />;
  const highlighted = lifted.length > 0 ? lifted : winningCards(hand);
  return (
    <div className="middle">
      {hand.over ? <Results hand={hand} table={table} /> : <Pots hand={hand} />}
      <Zones hand={hand} highlighted={highlighted} />
      {!hand.over && <p className="middle-street">{hand.street}</p>}
    </div>
  );
}

function idleLine({ state, change }: TableView): string {
  if (change?.clock) return 'Waiting for the last answers';
  if (state === 'closed' || state === 'opening') return 'The table is being opened';
  return state === 'idle' ? 'Waiting for players' : 'The next hand begins in a moment';
}

/** Why the last hand does not count; what went back to whom stands at the places (LR14). */
function VoidNote({ voided: { hand, reason } }: { readonly voided: NonNullable<TableView['voided']> }) {
  return (
    <div className="middle middle-void" role="alert" data-testid="void">
      <strong>Hand {hand.toLocaleString('en-US')} is void</strong>
      <p>{reason}</p>
      <p>Every chip put into it is back with its player.</p>
    </div>
  );
}

function Zones({ hand, highlighted }: { readonly hand: HandView; readonly highlighted: readonly CardText[] }) {
  const [first, ...others] = hand.zones;
  const cards = first?.cards ?? [];
  const plays = cards.filter((card) => highlighted.includes(card));
  // Where cards lie open before the players there is no board to be filled, at most one card for all.
  const hasBoard = first?.id === 'board' && hand.seats.every(({ open }) => open === undefined);
  const holes = hasBoard ? Array.from({ length: Math.max(0, 5 - cards.length) }, (_, hole) => hole) : [];
  return (
    <div className="middle-zones">
      <div className="middle-board" data-testid="board" data-cards={cards.join(' ')}>
        <CardRow cards={cards} plays={plays} dim={highlighted.length > 0 && plays.length === 0} />
        {holes.map((hole) => (
          <span key={hole} className="card-hole" />
        ))}
      </div>
      {others.map((zone) => (
        <div key={zone.id} className="middle-zone">
          <span>{zone.label}</span>
          <CardRow cards={zone.cards} />
        </div>
      ))}
    </div>
  );
}

function Pots({ hand }: { readonly hand: HandView }) {
  const total = inTheMiddle(hand);
  const pots = hand.pots.filter(({ amount }) => amount > 0);
  return (
    <div className="middle-pots" data-testid="pot">
      {pots.length === 0 && <span className="middle-total">In the middle {<Money amount={total} />}</span>}
      {pots.map((pot) => (
        <span key={pot.label} className="pot">
          <ChipStack amount={pot.amount} />
          <span className="pot-label">{capital(pot.label)}</span>
          <Money amount={pot.amount} className="pot-amount" />
        </span>
      ))}
    </div>
  );
}

function Results({ hand, table }: { readonly hand: HandView; readonly table: TableView }) {
  const results = potResults(hand);
  const nameOf = (seat: number): string => table.places[seat - 1]?.player ?? `Seat ${seat}`;
  const fees = collectionLine(hand);
  return (
    <ul
      className={results.flatMap(({ wins }) => wins).length > 2 ? 'results results-many' : 'results'}
      data-testid="results"
    >
      {results.map((pot) =>
        pot.wins.map((win) => (
          <li key={`${pot.label}.${win.seat}.${win.hand}`} className="result">
            <span className="result-pot">{capital(pot.label)}</span>
            <span className="result-who">
              {nameOf(win.seat)} wins <Money amount={win.amount} />
            </span>
            {win.hand && <span className="result-hand">{capital(win.hand)}</span>}
          </li>
        )),
      )}
      {fees && (
        <li className="result-fees" data-testid="result-fees">
          {fees}
        </li>
      )}
    </ul>
  );
}
