import { useState } from 'react';
import type { SentDeskAct } from '../../protocol/poker-desk.ts';
import type { TablesView } from '../../protocol/tables-view.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Field, Select } from '../../renderer/kit/Field.tsx';
import { Tag } from '../../renderer/kit/Tag.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';
import { ListEntry } from './ListEntry.tsx';
import { ListReason, type NeedsReason } from './ListReason.tsx';
import styles from './PokerDesk.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);

export type DeskListView = TablesView['desk'][number];

/** A table that a list may be for; `status` is null until the table has reported. */
export interface TableForList {
  readonly number: number;
  readonly name: string;
  readonly status: { readonly game: string } | null;
}

export interface ListCardProps {
  readonly list: DeskListView;
  readonly tables: readonly TableForList[];
  readonly now: number;
}

/** One list: its tables, with the next player for each, then its names in the order in which they joined. */
export function ListCard({ list, tables, now }: ListCardProps) {
  const [asking, setAsking] = useState<NeedsReason | null>(null);
  const act = useAct();
  const tell = (does: SentDeskAct, then?: () => void): void => act({ do: 'desk', act: does }, then);
  const others = tables.filter(({ number }) => !list.tables.includes(number));
  return (
    <>
      <section className={css('panel list')} aria-label={list.label} data-testid={`list-${list.id}`}>
        <div className={css('panel-head')}>
          <h2>
            {list.label} <Tag tone={list.entries.length > 0 ? 'gold' : 'dim'}>{list.entries.length}</Tag>
            {list.mustMove && <Tag tone="calm">{texts.desk.mustMoveTag}</Tag>}
          </h2>
          <Button
            size="small"
            onPress={() => setAsking({ act: 'close list', list: list.id })}
            testid={`close-${list.id}`}
          >
            {texts.desk.close}
          </Button>
        </div>
        <Seats list={list} onAct={tell} />
        <Add list={list} onAct={tell} />
        <ol className={css('list-names')}>
          {list.entries.map((entry) => (
            <ListEntry key={entry.id} list={list} entry={entry} now={now} onAct={tell} onReason={setAsking} />
          ))}
        </ol>
        {others.length > 0 && (
          <Select
            label={texts.desk.openAt}
            value=""
            options={[
              { value: '', label: texts.desk.chooseTable },
              ...others.map(({ number, name }) => ({ value: String(number), label: name })),
            ]}
            onChange={(table) => table !== '' && tell({ act: 'open table', list: list.id, table: Number(table) })}
            testid={`open-at-${list.id}`}
          />
        )}
      </section>
      {asking && <ListReason asking={asking} onAct={tell} onClose={() => setAsking(null)} />}
    </>
  );
}

interface ListActsProps {
  readonly list: DeskListView;
  readonly onAct: (act: SentDeskAct, then?: () => void) => void;
}

/** The open seats at each table of the list, and who is called to one or moves to it next. */
function Seats({ list, onAct }: ListActsProps) {
  const nameOf = (id: number): string => list.entries.find((entry) => entry.id === id)?.name ?? '';
  return (
    <ul className={css('list-seats')}>
      {list.seats.map(({ table, left, next, mover }) => (
        <li key={table}>
          <strong>{texts.queue.table(table)}</strong>
          <span className={css('soft')}>
            {left === null ? texts.card.cannotBeReached : texts.desk.seats(Math.max(0, left))}
          </span>
          {(left ?? 0) > 0 && mover && (
            <Button
              size="small"
              sends
              onPress={() =>
                onAct({
                  act: 'force move',
                  list: list.id,
                  name: mover.name,
                  account: mover.account,
                  from: mover.from,
                  to: table,
                })
              }
              testid={`move-${list.id}-${table}`}
            >
              {texts.desk.move(mover.name, mover.from)}
            </Button>
          )}
          {(left ?? 0) > 0 && !mover && next !== null && (
            <Button
              size="small"
              kind="go"
              sends
              onPress={() => onAct({ act: 'call', list: list.id, entry: next, table, skip: null })}
              testid={`call-${list.id}-${table}`}
            >
              {texts.desk.call(nameOf(next))}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Adds a name to the list, or a player who wants to move to another table of the same game. */
function Add({ list, onAct }: ListActsProps) {
  const [name, setName] = useState('');
  const add = (here: boolean): void =>
    onAct({ act: 'join', list: list.id, name: name.trim(), account: null, here }, () => setName(''));
  const ready = name.trim().length >= 2;
  return (
    <div className={css('list-add')}>
      <Field
        label={texts.desk.name}
        value={name}
        onChange={setName}
        onEnter={() => ready && add(true)}
        maxLength={40}
        testid={`name-${list.id}`}
      />
      <Button sends disabled={!ready} onPress={() => add(true)} testid={`add-${list.id}`}>
        {texts.desk.add}
      </Button>
      <Button sends disabled={!ready} onPress={() => add(false)} testid={`interest-${list.id}`}>
        {texts.desk.addInterest}
      </Button>
      {list.players.length > 0 && list.tables.length > 1 && (
        <Select
          label={texts.desk.wantsChange}
          value=""
          options={[
            { value: '', label: texts.desk.choosePlayer },
            ...list.players.map(({ account, name: player, table }) => ({
              value: account,
              label: texts.desk.playerAt(player, table),
            })),
          ]}
          onChange={(account) => {
            const player = list.players.find((one) => one.account === account);
            if (player) onAct({ act: 'ask change', list: list.id, name: player.name, account, from: player.table });
          }}
          testid={`change-${list.id}`}
        />
      )}
    </div>
  );
}
