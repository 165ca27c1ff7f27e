import { useState } from 'react';
import type { SentStaffMember } from '../../protocol/staff-member.ts';
import type { TableOfHouse, TablesView } from '../../protocol/tables-view.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { SignedIn } from '../../renderer/desk-kit/SignedIn.tsx';
import { SignIn } from '../../renderer/desk-kit/SignIn.tsx';
import { DemoBadge } from '../../renderer/kit/Banner.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import text from '../../renderer/kit/text.module.css';
import { useNow } from '../../renderer/kit/useNow.ts';
import { TournamentsPage } from '../tournaments/Tournaments.tsx';
import { texts as tournamentTexts } from '../tournaments/texts.ts';
import { calledOf, PokerDesk } from './PokerDesk.tsx';
import type { TablesPage } from './page.ts';
import { Queue } from './Queue.tsx';
import { TableCards } from './TableCards.tsx';
import { TableFrame } from './TableFrame.tsx';
import styles from './Tables.module.css';
import { texts } from './texts.ts';
import { waitingAtAll, waitingOf } from './waiting.ts';

const css = classes(desk, text, styles);

/** The floor console for all tables of a house; a sign-in page while nobody is signed in. */
export function Tables({ view }: { readonly view: TablesView }) {
  const { staff, house, demo, presented = null, notice, ticket } = view;
  if (staff === null || ticket === null) {
    return <SignIn desk={texts.tables.floorConsole} house={house} demo={demo} presented={presented} notice={notice} />;
  }
  return <Console key={ticket} view={view} staff={staff} ticket={ticket} />;
}

interface ConsoleProps {
  readonly view: TablesView;
  readonly staff: SentStaffMember;
  readonly ticket: string;
}

/** The tables along the side and, next to them, what waits everywhere or the opened table. */
function Console({ view, staff, ticket }: ConsoleProps) {
  const [page, setPage] = useState<TablesPage>('all');
  const now = useNow();
  return (
    <div className={css('desk tables')}>
      <Rail page={page} view={view} staff={staff} onOpen={setPage} />
      <div className={css('tables-page')}>
        <Opened page={page} view={view} ticket={ticket} now={now} onOpen={setPage} />
      </div>
    </div>
  );
}

/** The table that a page shows; null for another page, or a table that is gone. */
const openedOf = ({ tables }: TablesView, page: TablesPage): TableOfHouse | null =>
  tables.find(({ number }) => number === page) ?? null;

interface RailProps extends Pick<ConsoleProps, 'view' | 'staff'> {
  readonly page: TablesPage;
  readonly onOpen: (page: TablesPage) => void;
}

/** The keys along the side: what waits everywhere, the desks, each table. */
function Rail({ page, view, staff, onOpen }: RailProps) {
  return (
    <nav className={css('rail')} aria-label={texts.tables.tables}>
      <RailKey
        label={texts.tables.allTables}
        number={null}
        count={waitingAtAll(view).length}
        tone="calm"
        pressed={page !== 'desk' && page !== 'tournaments' && openedOf(view, page) === null}
        onPress={() => onOpen('all')}
        testid="all-tables"
      />
      <RailKey
        label={texts.desk.pokerDesk}
        number={null}
        count={calledOf(view.desk)}
        tone="calm"
        pressed={page === 'desk'}
        onPress={() => onOpen('desk')}
        testid="poker-desk"
      />
      <RailKey
        label={tournamentTexts.tournaments.key}
        number={null}
        count={0}
        tone="calm"
        pressed={page === 'tournaments'}
        onPress={() => onOpen('tournaments')}
        testid="tournaments"
      />
      <div className={css('rail-tables')}>
        {view.tables.map((table) => (
          <RailKey
            key={table.number}
            label={table.name}
            number={table.number}
            count={waitingOf(table).length}
            tone={toneOf(table)}
            pressed={table.number === page}
            onPress={() => onOpen(table.number)}
            testid={`table-${table.number}`}
          />
        ))}
      </div>
      <div className={css('rail-staff')}>
        <SignedIn staff={staff} />
      </div>
    </nav>
  );
}

interface OpenedProps extends Pick<ConsoleProps, 'view' | 'ticket'> {
  readonly page: TablesPage;
  readonly now: number;
  readonly onOpen: (page: TablesPage) => void;
}

/** The page that is open. */
function Opened({ page, view, ticket, now, onOpen }: OpenedProps) {
  if (page === 'desk') return <PokerDesk view={view} now={now} />;
  if (page === 'tournaments') {
    return (
      <TournamentsPage
        house={view.house}
        tournaments={view.tournaments}
        tables={view.tables.map(tableNamed)}
        games={view.tournamentGames ?? []}
      />
    );
  }
  const opened = openedOf(view, page);
  if (opened === null) return <Everything view={view} ticket={ticket} now={now} onOpen={onOpen} />;
  return <TableFrame key={opened.number} table={opened} tables={view.tables} ticket={ticket} />;
}

const tableNamed = ({ number, name }: TableOfHouse) => ({ number, name });

type Tone = 'calm' | 'bad' | 'away';

function toneOf({ up, status }: TableOfHouse): Tone {
  if (!up) return 'away';
  return status !== null && (status.fault !== null || status.stopped !== null) ? 'bad' : 'calm';
}

interface RailKeyProps {
  readonly label: string;
  readonly number: number | null;
  readonly count: number;
  readonly tone: Tone;
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly testid: string;
}

function RailKey({ label, number, count, tone, pressed, onPress, testid }: RailKeyProps) {
  return (
    <button
      type="button"
      className={css(`rail-key rail-${tone}`)}
      aria-pressed={pressed}
      onClick={onPress}
      data-testid={testid}
    >
      {number !== null && <strong>{number}</strong>} <span className={css('rail-name')}>{label}</span>{' '}
      {count > 0 && (
        <>
          <span className={css('rail-count')} aria-hidden="true">
            {count}
          </span>
          <span className={css('hidden-text')}>{texts.tables.wait(count)}</span>
        </>
      )}
    </button>
  );
}

interface EverythingProps {
  readonly view: TablesView;
  readonly ticket: string;
  readonly now: number;
  readonly onOpen: (page: TablesPage) => void;
}

/** All tables, and one queue of what waits at them. */
function Everything({ view, ticket, now, onOpen }: EverythingProps) {
  return (
    <>
      <header className={css('desk-bar')}>
        <div className={css('desk-title')}>
          <h1>{texts.tables.allTables}</h1>
          <p>{view.house}</p>
        </div>
        {view.demo && <DemoBadge />}
      </header>
      <main className={css('everything')}>
        <TableCards tables={view.tables} onOpen={onOpen} />
        <Queue view={view} ticket={ticket} now={now} onOpen={onOpen} />
      </main>
    </>
  );
}
