import { useEffect } from 'react';
import type { FloorView } from '../protocol/floor-view.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { CheckIcon, ListIcon, WarningIcon } from '../renderer/kit/icons.tsx';
import { play } from '../renderer/kit/sound.ts';
import { Tag } from '../renderer/kit/Tag.tsx';
import text from '../renderer/kit/text.module.css';
import { useAct, useHeld } from '../renderer/link/useLink.tsx';
import type { FloorAct } from './act.ts';
import { Errand } from './Errand.tsx';
import type { Panel } from './Floor.tsx';
import floor from './floor.module.css';
import styles from './ToDo.module.css';
import { calledOf } from './tables/PokerDesk.tsx';
import { texts as deskTexts } from './tables/texts.ts';
import { texts } from './texts.ts';

const css = classes(desk, floor, text, styles);

export interface ToDoProps {
  readonly view: FloorView;
  readonly now: number;
  readonly onChoose: (chosen: FloorAct) => void;
  readonly onPanel: (panel: Panel) => void;
}

/**
 * One queue of everything that waits for the floorman, most urgent and oldest first, each item with the keys that
 * settle it.
 */
export function ToDo({ view, now, onChoose, onPanel }: ToDoProps) {
  const { waiting, calls } = view;
  useCallSound(calls);
  return (
    <section className={css('panel to-do')} aria-label={texts.toDo.forYouToDo}>
      <div className={css('panel-head')}>
        <h2>
          {texts.toDo.forYouToDo} <Tag tone={waiting?.length ? 'gold' : 'dim'}>{waiting?.length ?? '?'}</Tag>
        </h2>
        {view.desk && (
          <Button size="small" onPress={() => onPanel('desk')} testid="poker-desk">
            <ListIcon /> {deskTexts.desk.key}
            {calledOf(view.desk) > 0 && (
              <Tag tone="gold">
                {calledOf(view.desk)} <span className={css('hidden-text')}>{deskTexts.desk.called}</span>
              </Tag>
            )}
          </Button>
        )}
      </div>
      <StandingApproval on={view.standingApproval} />
      <ul className={css('errands')}>
        {waiting === undefined && (
          <li className={css('empty')}>
            <WarningIcon /> {texts.toDo.doesNotTell}
          </li>
        )}
        {waiting?.length === 0 && (
          <li className={css('empty')}>
            <CheckIcon /> {texts.toDo.nothingWaitsForYou}
          </li>
        )}
        {waiting?.map((item) => (
          <li key={item.id}>
            <Errand item={item} view={view} now={now} onChoose={onChoose} onPanel={onPanel} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Call = FloorView['calls'][number];

/** Rings for every new call, and again while nobody is on the way to one of the calls. */
function useCallSound(calls: readonly Call[]): void {
  const waiting = calls.flatMap(({ seat, since: at, onTheWay }) => (onTheWay === null ? [`${seat} ${at}`] : [])).join();
  useEffect(() => {
    if (waiting === '') return;
    play('call');
    const again = setInterval(() => play('call'), RING_AGAIN_MS);
    return () => clearInterval(again);
  }, [waiting]);
}

const RING_AGAIN_MS = 15_000;

function StandingApproval({ on }: { readonly on: boolean }) {
  const act = useAct();
  const held = useHeld();
  return (
    <label className={css('switch')}>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={held}
        data-testid="standing-approval"
        onChange={() => act({ do: 'standing approval', on: !on })}
      />
      <span className={css('switch-track')} aria-hidden="true" />
      <span>
        <strong>{on ? texts.toDo.standingApprovalIsOn : texts.toDo.standingApprovalIsOff}</strong>
        <small>{on ? texts.toDo.everyoneMayEnterWithout : texts.toDo.eachPlayerWaitsFor}</small>
      </span>
    </label>
  );
}
