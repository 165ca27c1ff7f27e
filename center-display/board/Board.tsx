import type { BoardView } from '../../protocol/board-view.ts';
import { DemoBadge } from '../../renderer/kit/Banner.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import styles from './Board.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

type BoardTable = BoardView['tables'][number];

/** The page on the wall: which games are spread at which tables, and where seats are open. */
export function Board({ view }: { readonly view: BoardView }) {
  return (
    <main className={css('board')}>
      <header className={css('board-head')}>
        <h1>{view.house}</h1>
        {view.demo && <DemoBadge />}
      </header>
      <div className={css(`board-body ${view.lists.length > 0 ? 'board-with-lists' : ''}`)}>
        <section className={css('board-tables')} aria-label={texts.board.games}>
          {view.tables.length === 0 && <p className={css('board-none')}>{texts.board.noTable}</p>}
          {view.tables.map((table) => (
            <article key={table.number} className={css('board-table')} data-testid={`board-${table.number}`}>
              <strong className={css('board-number')}>{table.number}</strong>
              <div className={css('board-game')}>
                <h2>{table.game ?? table.name}</h2>
                {table.nextGame !== null && <p>{texts.board.next(table.nextGame)}</p>}
              </div>
              <Seats table={table} />
            </article>
          ))}
        </section>
        {view.lists.length > 0 && <Lists lists={view.lists} />}
      </div>
    </main>
  );
}

function Seats({ table: { up, dealing, seats } }: { readonly table: BoardTable }) {
  if (!up || seats.length === 0) return <span className={css('board-seats board-dim')}>{texts.board.away}</span>;
  if (!dealing) return <span className={css('board-seats board-dim')}>{texts.board.closed}</span>;
  const open = seats.filter((seat) => seat === 'open').length;
  return (
    <span className={css(`board-seats ${open > 0 ? 'board-open' : ''}`)}>
      {open > 0 ? texts.board.open(open) : texts.board.full}
    </span>
  );
}

/** How many names of a list fit on the wall; further names are counted below. */
const MOST_NAMES = 12;

/** The lists, with names in the order in which they are called. A called player stands out, with the table to go to. */
function Lists({ lists }: { readonly lists: BoardView['lists'] }) {
  return (
    <section className={css('board-lists')} aria-label={texts.board.lists}>
      {lists.map(({ id, label, names }) => (
        <article key={id} className={css('board-list')} data-testid={`board-list-${id}`}>
          <h2>{label}</h2>
          <ol>
            {names.slice(0, MOST_NAMES).map(({ id: entry, name, state, call }) => (
              <li
                key={entry}
                className={css(state === 'called' ? 'board-called' : state === 'interest' ? 'board-dim' : '')}
              >
                {name}
                {state === 'interest' && <small>{texts.board.onTheWay}</small>}
                {call && <strong>{texts.board.toTable(call.table)}</strong>}
              </li>
            ))}
          </ol>
          {names.length > MOST_NAMES && <p>{texts.board.more(names.length - MOST_NAMES)}</p>}
          {names.length === 0 && <p>{texts.board.nobody}</p>}
        </article>
      ))}
    </section>
  );
}
