import { useEffect, useState } from 'react';
import { isPressing } from '../../protocol/table-status.ts';
import type { TablesView } from '../../protocol/tables-view.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { CheckIcon } from '../../renderer/kit/icons.tsx';
import { Tag } from '../../renderer/kit/Tag.tsx';
import { waitedText } from '../waited.ts';
import type { TablesPage } from './page.ts';
import styles from './Queue.module.css';
import { SettleHere } from './SettleHere.tsx';
import { texts } from './texts.ts';
import { type WaitingAt, waitingAtAll, worstAtAllFirst } from './waiting.ts';

const css = classes(desk, styles);

export interface QueueProps {
  readonly view: TablesView;
  readonly ticket: string;
  readonly now: number;
  readonly onOpen: (page: TablesPage) => void;
}

/**
 * One queue of everything that waits at all tables and in the house, most urgent and oldest first; each item is settled
 * on the spot.
 */
export function Queue({ view, ticket, now, onOpen }: QueueProps) {
  const waiting = waitingAtAll(view);
  const { open, setOpen, isGone } = useOpened(waiting);
  const shown = open !== null && isGone ? [...waiting, open].sort(worstAtAllFirst) : waiting;
  const openKey = open && keyOf(open);
  return (
    <section className={css('panel queue')} aria-label={texts.queue.whatWaits}>
      <div className={css('panel-head')}>
        <h2>
          {texts.queue.whatWaits} <Tag tone={waiting.length > 0 ? 'gold' : 'dim'}>{waiting.length}</Tag>
        </h2>
      </div>
      <ol className={css('queue-items')}>
        {shown.length === 0 && (
          <li className={css('queue-empty')}>
            <CheckIcon /> {texts.queue.nothingWaits}
          </li>
        )}
        {shown.map((one) => {
          const key = keyOf(one);
          return (
            <Item
              key={key}
              one={one}
              ticket={ticket}
              now={now}
              isOpen={openKey === key}
              onSettle={() => setOpen(openKey === key ? null : one)}
              onOpen={onOpen}
            />
          );
        })}
      </ol>
    </section>
  );
}

/** How long an opened item stays after it no longer waits, ms; by then the result has arrived over its link. */
const SETTLED_FOR = 5000;

/**
 * The opened item. The queue may report that it no longer waits before the table has answered the person who settled
 * it.
 */
function useOpened(waiting: readonly WaitingAt[]) {
  const [open, setOpen] = useState<WaitingAt | null>(null);
  const isGone = open !== null && !waiting.some((one) => keyOf(one) === keyOf(open));
  useEffect(() => {
    if (!isGone) return;
    const timer = setTimeout(() => setOpen(null), SETTLED_FOR);
    return () => clearTimeout(timer);
  }, [isGone]);
  return { open, setOpen, isGone };
}

const keyOf = ({ table, item, isOfHouse }: WaitingAt): string => `${isOfHouse ? 'house' : table?.number} ${item.id}`;

interface ItemProps extends Pick<QueueProps, 'ticket' | 'now' | 'onOpen'> {
  readonly one: WaitingAt;
  readonly isOpen: boolean;
  readonly onSettle: () => void;
}

function Item({ one: { table, item, isOfHouse }, ticket, now, isOpen, onSettle, onOpen }: ItemProps) {
  const isTournament = item.kind === 'tournament';
  return (
    <li
      className={css(`queue-item ${isPressing(item) ? 'queue-pressing' : ''}`)}
      data-testid={`waits-${isOfHouse ? 'house' : table?.number}-${item.kind.replaceAll(' ', '-')}`}
    >
      <p className={css('queue-where')}>
        <strong>{isOfHouse ? texts.queue.house : texts.queue.table(table?.number ?? 0)}</strong>
        {item.seat !== null && <span>{texts.queue.seat(item.seat)}</span>}
        {item.person !== null && <span className={css('queue-person')}>{item.person}</span>}
        {item.signs && <Tag tone="warning">{texts.queue.twoSign}</Tag>}
        <span className={css('soft queue-since')}>{waitedText(item, now)}</span>
      </p>
      <p className={css('queue-text')}>{item.text}</p>
      <span className={css('queue-keys')}>
        {table !== null && (
          <Button size="small" onPress={onSettle} testid={`settle-${table.number}-${item.id}`}>
            {isOpen ? texts.queue.fold : texts.queue.settle}
          </Button>
        )}
        {isTournament && (
          <Button size="small" onPress={() => onOpen('tournaments')} testid={`go-${item.id}`}>
            {texts.queue.go}
          </Button>
        )}
        {table !== null && !isOfHouse && (
          <Button size="small" onPress={() => onOpen(table.number)} testid={`go-${table.number}-${item.id}`}>
            {texts.queue.go}
          </Button>
        )}
      </span>
      {isOpen && table !== null && (
        <div className={css('queue-here')}>
          <SettleHere table={table} id={item.id} ticket={ticket} now={now} onGo={() => onOpen(table.number)} />
        </div>
      )}
    </li>
  );
}
