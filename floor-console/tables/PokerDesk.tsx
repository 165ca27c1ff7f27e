import { useState } from 'react';
import type { FloorView } from '../../protocol/floor-view.ts';
import type { TablesView } from '../../protocol/tables-view.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { ListCard, type TableForList } from './ListCard.tsx';
import { OpenList } from './OpenList.tsx';
import styles from './PokerDesk.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);

/**
 * The poker desk: a list for each game, the players called, the players who must move, and the keys for all of these.
 */
export function PokerDesk({ view, now }: { readonly view: TablesView; readonly now: number }) {
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <header className={css('desk-bar')}>
        <div className={css('desk-title')}>
          <h1>{texts.desk.pokerDesk}</h1>
          <p>{view.house}</p>
        </div>
        <span className={css('desk-gap')} />
        <Button onPress={() => setOpening(true)} testid="list-new">
          {texts.desk.openList}
        </Button>
      </header>
      <main className={css('lists')}>
        <Lists lists={view.desk} tables={view.tables} now={now} />
      </main>
      {isOpening && <OpenList tables={view.tables} onClose={() => setOpening(false)} />}
    </>
  );
}

interface PanelProps {
  readonly view: FloorView;
  readonly now: number;
  readonly onClose: () => void;
}

/** The same page, over the console of a house with a single table. */
export function PokerDeskPanel({ view, now, onClose }: PanelProps) {
  const [isOpening, setOpening] = useState(false);
  const { number = 1, table: name, game } = view.table;
  const tables = [{ number, name, status: { game } }];
  if (isOpening) return <OpenList tables={tables} onClose={() => setOpening(false)} />;
  return (
    <Modal
      title={texts.desk.pokerDesk}
      size="l"
      onClose={onClose}
      testid="poker-desk-panel"
      actions={
        <>
          <Button onPress={onClose}>{texts.desk.closePanel}</Button>
          <Button kind="primary" onPress={() => setOpening(true)} testid="list-new">
            {texts.desk.openList}
          </Button>
        </>
      }
    >
      <div className={css('lists')}>
        <Lists lists={view.desk ?? []} tables={tables} now={now} />
      </div>
    </Modal>
  );
}

interface ListsProps {
  readonly lists: TablesView['desk'];
  readonly tables: readonly TableForList[];
  readonly now: number;
}

function Lists({ lists, tables, now }: ListsProps) {
  if (lists.length === 0) return <p className={css('soft')}>{texts.desk.noList}</p>;
  return lists.map((list) => <ListCard key={list.id} list={list} tables={tables} now={now} />);
}

/** How many players have been called and have not sat down yet. */
export const calledOf = (lists: TablesView['desk']): number =>
  lists.flatMap(({ entries }) => entries).filter(({ state }) => state === 'called').length;
