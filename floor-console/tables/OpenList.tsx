import { useState } from 'react';
import { CheckList } from '../../renderer/desk-kit/CheckList.tsx';
import { FormDialog } from '../../renderer/desk-kit/FormDialog.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Field, Segments } from '../../renderer/kit/Field.tsx';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import type { TableForList } from './ListCard.tsx';
import styles from './PokerDesk.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

/** The id of a list: its label in lowercase letters, digits and dashes. */
const idOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);

export interface OpenListProps {
  readonly tables: readonly TableForList[];
  readonly onClose: () => void;
}

/** Opens a list: for which game, at which tables, and whether players have to move between them. */
export function OpenList({ tables, onClose }: OpenListProps) {
  const [label, setLabel] = useState('');
  const [opens, setOpens] = useState('4');
  const [minutes, setMinutes] = useState('5');
  const [mustMove, setMustMove] = useState(false);
  // When there is only one table, the list is for that table.
  const [chosen, setChosen] = useState<readonly number[]>(
    tables.length === 1 ? tables.map(({ number }) => number) : [],
  );
  const { refused, send } = useAnswer();
  const [openingBet, callMinutes] = [Math.round(Number(opens) * 100), Number(minutes)];
  const ready =
    idOf(label) !== '' && openingBet >= 1 && Number.isInteger(callMinutes) && callMinutes >= 1 && callMinutes <= 60;
  const open = (): void =>
    send(
      {
        do: 'desk',
        act: { act: 'open list', list: idOf(label), label, tables: [...chosen], mustMove, openingBet, callMinutes },
      },
      onClose,
    );
  return (
    <FormDialog
      title={texts.desk.openList}
      size="m"
      onClose={onClose}
      testid="open-list"
      back={texts.desk.notNow}
      confirm={{
        label: texts.desk.openIt,
        kind: 'primary',
        isReady: ready,
        testid: 'list-open',
        onPress: open,
      }}
      refused={refused}
    >
      <Field
        label={texts.desk.game}
        value={label}
        onChange={setLabel}
        maxLength={80}
        hint={texts.desk.gameHint}
        testid="list-label"
      />
      <div className={css('list-figures')}>
        <Field
          label={texts.desk.opensFor}
          prefix="$"
          inputMode="decimal"
          value={opens}
          onChange={setOpens}
          testid="list-opens"
        />
        <Field
          label={texts.desk.callMinutes}
          inputMode="numeric"
          value={minutes}
          onChange={setMinutes}
          testid="list-minutes"
        />
      </div>
      <TablesOfList tables={tables} chosen={chosen} onChange={setChosen} />
      {tables.length > 1 && <MustMove mustMove={mustMove} onChange={setMustMove} />}
    </FormDialog>
  );
}

interface TablesOfListProps {
  readonly tables: readonly TableForList[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

/** The tables that the list is for, in the order in which they are chosen. */
function TablesOfList({ tables, chosen, onChange }: TablesOfListProps) {
  return (
    <fieldset className={css('list-tables')}>
      <legend>{texts.desk.tablesInOrder}</legend>
      <CheckList
        options={tables.map(({ number, name, status }) => ({
          id: number,
          label: (
            <>
              {name}
              {status && <span className={css('list-game')}>{status.game}</span>}
            </>
          ),
        }))}
        checked={chosen}
        onChange={onChange}
        testid="list-table"
      />
    </fieldset>
  );
}

interface MustMoveProps {
  readonly mustMove: boolean;
  readonly onChange: (mustMove: boolean) => void;
}

function MustMove({ mustMove, onChange }: MustMoveProps) {
  return (
    <div className={css('list-move')}>
      <span>{texts.desk.mustMove}</span>
      <Segments
        label={texts.desk.mustMove}
        value={mustMove ? 'yes' : 'no'}
        options={[
          { value: 'no', label: texts.desk.no },
          { value: 'yes', label: texts.desk.yes },
        ]}
        onChange={(value) => onChange(value === 'yes')}
        testid="list-must-move"
      />
    </div>
  );
}
