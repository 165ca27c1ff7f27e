import { useState } from 'react';
import type { TableOfHouse } from '../../protocol/tables-view.ts';
import { classes } from '../../renderer/kit/classes.ts';
import { useLink } from '../../renderer/link/useLink.tsx';
import { ActDialog } from '../ActDialog.tsx';
import type { FloorAct } from '../act.ts';
import { Errand } from '../Errand.tsx';
import { AtTable } from './AtTable.tsx';
import styles from './Queue.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

export interface SettleHereProps {
  readonly table: TableOfHouse;
  /** The waiting item to settle there. */
  readonly id: string;
  readonly ticket: string;
  readonly now: number;
  /** Opens the table's own console. */
  readonly onGo: () => void;
}

/** One item that waits at a table, with its keys. They act at that table, over its own link. */
export function SettleHere({ table: { number, name }, ticket, ...here }: SettleHereProps) {
  const opening = <p className={css('queue-opening')}>{texts.frame.opening(name)}</p>;
  return (
    <AtTable number={number} ticket={ticket} opening={opening}>
      <Here {...here} name={name} />
    </AtTable>
  );
}

function Here({ id, now, onGo, name }: Omit<SettleHereProps, 'table' | 'ticket'> & { readonly name: string }) {
  const { view, connected } = useLink();
  const [chosen, setChosen] = useState<FloorAct | null>(null);
  if (view?.screen !== 'floor-console' || !connected) {
    const text = view === null ? texts.frame.opening(name) : texts.frame.cannotBeReached(name);
    return <p className={css('queue-opening')}>{text}</p>;
  }
  const item = view.waiting?.find((one) => one.id === id);
  return (
    <>
      {item === undefined ? (
        <p className={css('queue-opening')}>{texts.queue.settled}</p>
      ) : (
        <Errand item={item} view={view} now={now} onChoose={setChosen} onPanel={onGo} />
      )}
      {chosen && <ActDialog chosen={chosen} view={view} onClose={() => setChosen(null)} onSheet={() => {}} />}
    </>
  );
}
