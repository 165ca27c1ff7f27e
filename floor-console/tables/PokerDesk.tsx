import { useState } from 'react';
import type { TablesView } from '../../protocol/views.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { ListCard } from './ListCard.tsx';
import { OpenList } from './OpenList.tsx';
import styles from './PokerDesk.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);

/** The poker desk: a list for each game, who is called, who must move, and the keys for all of it. */
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
        {view.desk.length === 0 && <p className={css('soft')}>{texts.desk.noList}</p>}
        {view.desk.map((list) => (
          <ListCard key={list.id} list={list} tables={view.tables} now={now} />
        ))}
      </main>
      {isOpening && <OpenList tables={view.tables} onClose={() => setOpening(false)} />}
    </>
  );
}
