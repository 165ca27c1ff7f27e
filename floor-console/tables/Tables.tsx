import { useState } from 'react';
import type { StaffMember, TableOfHouse, TablesView } from '../../protocol/views.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { SignedIn } from '../../renderer/desk-kit/SignedIn.tsx';
import { SignIn } from '../../renderer/desk-kit/SignIn.tsx';
import { DemoBadge } from '../../renderer/kit/Banner.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { useNow } from '../../renderer/kit/useNow.ts';
import { Queue } from './Queue.tsx';
import { TableCards } from './TableCards.tsx';
import { TableFrame } from './TableFrame.tsx';
import styles from './Tables.module.css';
import { texts } from './texts.ts';
import { waitingAtAll, waitingOf } from './waiting.ts';

const css = classes(desk, styles);

/** The floor's console over all tables of a house; a sign-in page as long as nobody has signed in. */
export function Tables({ view }: { readonly view: TablesView }) {
  const { staff, house, demo, notice, ticket } = view;
  if (staff === null || ticket === null) {
    return <SignIn desk={texts.tables.floorConsole} house={house} demo={demo} presented={null} notice={notice} />;
  }
  return <Console key={ticket} view={view} staff={staff} ticket={ticket} />;
}

interface ConsoleProps {
  readonly view: TablesView;
  readonly staff: StaffMember;
  readonly ticket: string;
}

/** The tables down the side; beside them what waits everywhere, or the one that is opened. */
function Console({ view, staff, ticket }: ConsoleProps) {
  const [number, setNumber] = useState<number | null>(null);
  const opened = view.tables.find((table) => table.number === number) ?? null;
  return (
    <div className={css('desk tables')}>
      <nav className={css('rail')} aria-label={texts.tables.tables}>
        <RailKey
          label={texts.tables.allTables}
          number={null}
          count={waitingAtAll(view.tables).length}
          tone="calm"
          pressed={opened === null}
          onPress={() => setNumber(null)}
        />
        <div className={css('rail-tables')}>
          {view.tables.map((table) => (
            <RailKey
              key={table.number}
              label={table.name}
              number={table.number}
              count={table.up ? waitingOf(table).length : 0}
              tone={toneOf(table)}
              pressed={table.number === number}
              onPress={() => setNumber(table.number)}
            />
          ))}
        </div>
        <div className={css('rail-staff')}>
          <SignedIn staff={staff} />
        </div>
      </nav>
      <div className={css('tables-page')}>
        {opened === null ? (
          <Everything view={view} onOpen={setNumber} />
        ) : (
          <TableFrame
            key={opened.number}
            table={opened}
            others={view.tables.filter(({ number: other }) => other !== opened.number)}
            ticket={ticket}
          />
        )}
      </div>
    </div>
  );
}

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
}

function RailKey({ label, number, count, tone, pressed, onPress }: RailKeyProps) {
  return (
    <button
      type="button"
      className={css(`rail-key rail-${tone}`)}
      aria-pressed={pressed}
      aria-label={count > 0 ? texts.tables.waitsAt(label, count) : label}
      onClick={onPress}
      data-testid={number === null ? 'all-tables' : `table-${number}`}
    >
      {number !== null && <strong>{number}</strong>}
      <span className={css('rail-name')}>{label}</span>
      {count > 0 && <span className={css('rail-count')}>{count}</span>}
    </button>
  );
}

/** Every table, and one queue of what waits at them. */
function Everything({ view, onOpen }: { readonly view: TablesView; readonly onOpen: (number: number) => void }) {
  const now = useNow();
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
        <Queue tables={view.tables} now={now} onOpen={onOpen} />
      </main>
    </>
  );
}
