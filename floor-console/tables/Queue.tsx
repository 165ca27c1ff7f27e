import type { TableOfHouse } from '../../protocol/views.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { CheckIcon } from '../../renderer/kit/icons.tsx';
import { Tag } from '../../renderer/kit/Tag.tsx';
import styles from './Queue.module.css';
import { texts } from './texts.ts';
import { waitedText, waitingAtAll } from './waiting.ts';

const css = classes(desk, styles);

export interface QueueProps {
  readonly tables: readonly TableOfHouse[];
  readonly now: number;
  readonly onOpen: (number: number) => void;
}

/** Kinds that keep a table or a player from playing. */
const PRESSING: readonly string[] = ['fault', 'stopped', 'call', 'dark'];

/** One queue of what waits at all tables, the most pressing first. */
export function Queue({ tables, now, onOpen }: QueueProps) {
  const waiting = waitingAtAll(tables);
  return (
    <section className={css('panel queue')} aria-label={texts.queue.whatWaits}>
      <div className={css('panel-head')}>
        <h2>
          {texts.queue.whatWaits} <Tag tone={waiting.length > 0 ? 'gold' : 'dim'}>{waiting.length}</Tag>
        </h2>
      </div>
      <ol className={css('queue-items')}>
        {waiting.length === 0 && (
          <li className={css('queue-empty')}>
            <CheckIcon /> {texts.queue.nothingWaits}
          </li>
        )}
        {waiting.map(({ table, item }) => (
          <li
            key={`${table.number} ${item.id}`}
            className={css(`queue-item ${PRESSING.includes(item.kind) ? 'queue-pressing' : ''}`)}
            data-testid={`waits-${table.number}-${item.kind.replaceAll(' ', '-')}`}
          >
            <p className={css('queue-where')}>
              <strong>{texts.queue.table(table.number)}</strong>
              {item.seat !== null && <span>{texts.queue.seat(item.seat)}</span>}
              {item.person !== null && <span className={css('queue-person')}>{item.person}</span>}
              {item.since !== null && <span className={css('soft queue-since')}>{waitedText(now - item.since)}</span>}
            </p>
            <p className={css('queue-text')}>{item.text}</p>
            <Button size="small" onPress={() => onOpen(table.number)} testid={`go-${table.number}-${item.id}`}>
              {texts.queue.go}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
