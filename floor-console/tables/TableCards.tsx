import type { TableOfHouse } from '../../protocol/tables-view.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { classes } from '../../renderer/kit/classes.ts';
import { Tag } from '../../renderer/kit/Tag.tsx';
import styles from './TableCards.module.css';
import { texts } from './texts.ts';
import { waitingOf } from './waiting.ts';

const css = classes(desk, styles);

export interface TableCardsProps {
  readonly tables: readonly TableOfHouse[];
  readonly onOpen: (number: number) => void;
}

/** Every table of the house: its number and name, its game, who sits there, what is waiting. */
export function TableCards({ tables, onOpen }: TableCardsProps) {
  return (
    <section className={css('table-cards')} aria-label={texts.tables.tables}>
      {tables.length === 0 && <p className={css('soft no-tables')}>{texts.tables.noTableHasJoined}</p>}
      {tables.map((table) => (
        <button
          type="button"
          key={table.number}
          className={css(`table-card ${table.up ? '' : 'table-away'}`)}
          onClick={() => onOpen(table.number)}
          data-testid={`card-${table.number}`}
        >
          <span className={css('table-head')}>
            <strong className={css('table-number')}>{table.number}</strong>{' '}
            <span className={css('table-name')}>{table.name}</span> <State table={table} />
          </span>
          <Game table={table} />
        </button>
      ))}
    </section>
  );
}

function State({ table: { up, status } }: { readonly table: TableOfHouse }) {
  if (!up) return <Tag tone="dim">{texts.card.cannotBeReached}</Tag>;
  if (status === null) return null;
  if (status.fault !== null) return <Tag tone="bad">{texts.card.fault}</Tag>;
  if (status.stopped !== null) return <Tag tone="bad">{texts.card.stopped}</Tag>;
  if (status.closing !== undefined) return <Tag tone="warning">{texts.card.closing}</Tag>;
  const deals = status.state === 'hand' || status.state === 'settling';
  return <Tag tone={deals ? 'good' : 'dim'}>{deals ? texts.card.hand(status.hand) : texts.card.idle}</Tag>;
}

function Game({ table }: { readonly table: TableOfHouse }) {
  const { status } = table;
  if (status === null) return <span className={css('soft')}>{texts.card.hasNotReported}</span>;
  const taken = status.seats.filter(({ player }) => player !== null).length;
  const open = status.seats.filter(({ status: stands }) => stands === 'open').length;
  const waits = waitingOf(table).length;
  return (
    <>
      <span className={css('table-game')}>{status.game}</span>
      {status.nextGame !== null && <span className={css('soft')}>{texts.card.next(status.nextGame)}</span>}
      <span className={css('table-foot')}>
        <span className={css('dots')} aria-hidden="true">
          {status.seats.map(({ seat, player, status: stands }) => (
            <i
              key={seat}
              className={css(`dot ${player !== null ? 'dot-taken' : stands === 'reserved' ? 'dot-reserved' : ''}`)}
            />
          ))}
        </span>
        <span className={css('foot-tag')}>{waits > 0 && <Tag tone="gold">{texts.tables.wait(waits)}</Tag>}</span>
        <span className={css('soft foot-seats')}>
          {table.up ? texts.card.seats(taken, open) : texts.card.lastHeard(taken, open)}
        </span>
      </span>
    </>
  );
}
