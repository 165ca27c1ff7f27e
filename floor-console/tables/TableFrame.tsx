import { useMemo } from 'react';
import type { TableOfHouse } from '../../protocol/tables-view.ts';
import { classes } from '../../renderer/kit/classes.ts';
import { useLink } from '../../renderer/link/useLink.tsx';
import { Floor } from '../Floor.tsx';
import { type OtherTables, SendToTables } from '../send-to-tables.ts';
import { AtTable, addressOf } from './AtTable.tsx';
import { makeAt } from './make-at.ts';
import styles from './TableFrame.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

export interface TableFrameProps {
  readonly table: TableOfHouse;
  /** All tables of the house. */
  readonly tables: readonly TableOfHouse[];
  readonly ticket: string;
}

/** The floor console of one table, over its own link through the house. */
export function TableFrame({ table, tables, ticket }: TableFrameProps) {
  const { number, name } = table;
  const otherTables = useMemo<OtherTables>(
    () => ({
      tables: tables.flatMap((other) =>
        other.up && other.number !== number ? [{ number: other.number, name: other.name }] : [],
      ),
      send: (to, draft, say) => {
        const called = tables.find((other) => other.number === to)?.name ?? '';
        makeAt({ address: addressOf(to), ticket }, draft, (why) =>
          say(
            why === null
              ? { level: 'info', text: texts.frame.sent(called) }
              : { level: 'warning', text: texts.frame.notSent(called, why) },
          ),
        );
      },
    }),
    [tables, number, ticket],
  );
  return (
    <AtTable
      number={number}
      ticket={ticket}
      opening={<p className={css('frame-waiting')}>{texts.frame.opening(name)}</p>}
    >
      <SendToTables value={otherTables}>
        <Opened name={name} />
      </SendToTables>
    </AtTable>
  );
}

function Opened({ name }: { readonly name: string }) {
  const { view, connected } = useLink();
  return (
    <div className={css('frame')}>
      {!connected && (
        <p className={css('frame-waiting')} role="status" data-testid="table-not-reached">
          {view === null ? texts.frame.opening(name) : texts.frame.cannotBeReached(name)}
        </p>
      )}
      {view?.screen === 'floor-console' && <Floor view={view} ofHouse />}
    </div>
  );
}
