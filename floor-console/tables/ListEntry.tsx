import type { SentDeskAct, SentDeskEntry } from '../../protocol/poker-desk.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Tag } from '../../renderer/kit/Tag.tsx';
import { clockText } from '../../renderer/kit/useCountdown.ts';
import { waitedText } from '../waited.ts';
import type { DeskListView } from './ListCard.tsx';
import type { NeedsReason } from './ListReason.tsx';
import styles from './PokerDesk.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);

export interface ListEntryProps {
  readonly list: DeskListView;
  readonly entry: SentDeskEntry;
  readonly now: number;
  readonly onAct: (act: SentDeskAct) => void;
  readonly onReason: (asking: NeedsReason) => void;
}

/** One name of a list, with the keys for it. */
export function ListEntry({ list, entry, now, onAct, onReason }: ListEntryProps) {
  const { id, name, state, kind, from, call } = entry;
  const at = { list: list.id, entry: id };
  const open = list.seats.find(({ table, left }) => (left ?? 0) > 0 && table !== from)?.table ?? null;
  return (
    <li className={css(`list-name ${state === 'called' ? 'list-called' : ''}`)} data-testid={`entry-${id}`}>
      <p>
        <strong>{name}</strong>
        {kind === 'change' && <Tag tone="calm">{texts.desk.change(from ?? 0)}</Tag>}
        {kind === 'move' && <Tag tone="gold">{texts.desk.mustMoveFrom(from ?? 0)}</Tag>}
        {state === 'interest' && <Tag tone="dim">{texts.desk.notHere}</Tag>}
        {call && <span>{texts.desk.calledTo(call.table, clockText(Math.max(0, call.until - now)))}</span>}
        {!call && <span className={css('soft list-since')}>{waitedText(entry, now)}</span>}
      </p>
      <div className={css('list-keys')}>
        {state === 'called' && (
          <>
            <Button
              size="small"
              kind="go"
              sends
              onPress={() => onAct({ act: 'seated', ...at })}
              testid={`seated-${id}`}
            >
              {texts.desk.seated}
            </Button>
            <Button size="small" sends onPress={() => onAct({ act: 'hold', ...at, minutes: 10 })} testid={`hold-${id}`}>
              {texts.desk.hold}
            </Button>
            <Button size="small" sends onPress={() => onAct({ act: 'no show', ...at })} testid={`no-show-${id}`}>
              {texts.desk.noShow}
            </Button>
          </>
        )}
        {state === 'interest' && (
          <Button size="small" sends onPress={() => onAct({ act: 'here', ...at })} testid={`here-${id}`}>
            {texts.desk.isHere}
          </Button>
        )}
        {state === 'waiting' && open !== null && (
          <Button
            size="small"
            onPress={() => onReason({ act: 'call', ...at, table: open, name })}
            testid={`skip-${id}`}
          >
            {texts.desk.callFirst}
          </Button>
        )}
        <Button size="small" onPress={() => onReason({ act: 'strike', ...at, name })} testid={`strike-${id}`}>
          {texts.desk.strike}
        </Button>
      </div>
    </li>
  );
}
