import type { FloorView } from '../protocol/floor-view.ts';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { PauseIcon, PlayIcon, SwapIcon, WarningIcon } from '../renderer/kit/icons.tsx';
import { useSay } from '../renderer/link/say.ts';
import { useAct } from '../renderer/link/useLink.tsx';
import styles from './Alerts.module.css';
import type { FloorAct } from './act.ts';
import floor from './floor.module.css';
import { texts } from './texts.ts';

const css = classes(floor, styles);

/** What keeps the table from playing, each with the key that resolves it. Renders nothing while it plays. */
export function Alerts({
  view,
  onChoose,
}: {
  readonly view: FloorView;
  readonly onChoose: (chosen: FloorAct) => void;
}) {
  const { stopped, fault, change, closing } = view.table;
  const current = view.profiles.find((profile) => profile.current);
  const act = useAct();
  const say = useSay();
  return (
    <div className={css('alerts')}>
      {fault !== null && (
        <section className={css('alert alert-fault')} role="alert" data-testid="fault">
          <WarningIcon />
          <strong>{texts.alerts.fault}</strong>
          <span className={css('alert-why')}>{texts.alerts.noHandIsDealt(fault)}</span>
          <Button kind="plain" onPress={() => onChoose({ do: 'clear fault' })} testid="clear-fault">
            {texts.common.clearFault}
          </Button>
        </section>
      )}
      {stopped !== null && (
        <section className={css('alert alert-stopped')} role="alert" data-testid="stopped">
          <PauseIcon />
          <strong>{texts.alerts.playIsStopped}</strong>
          <span className={css('alert-why')}>{stopped}</span>
          <Button
            kind="go"
            sends
            onPress={() => act({ do: 'resume' }, () => say({ level: 'info', text: texts.alerts.playGoesOn }))}
            testid="resume"
          >
            <PlayIcon /> {texts.alerts.resumePlay}
          </Button>
        </section>
      )}
      {closing && (
        <section className={css('alert alert-stopped')} role="status" data-testid="closing">
          <PauseIcon />
          <strong>{closing.closed ? texts.alerts.tableIsClosed : texts.alerts.tableCloses}</strong>
          <span className={css('alert-why')}>{closing.reason}</span>
          <Button kind="go" onPress={() => onChoose({ do: 'open table' })} testid="open-again">
            <PlayIcon /> {texts.acts.openTheTable}
          </Button>
        </section>
      )}
      {change !== null && (
        <section className={css('alert alert-change')} role="status" data-testid="game-change">
          <SwapIcon />
          <strong>{change.game}</strong>
          <span className={css('alert-why')}>{texts.alerts.comes(change.when, answersIn(view))}</span>
          {current && (
            <Button size="small" onPress={() => onChoose({ do: 'profile', profile: current })} testid="call-off-change">
              {texts.alerts.callItOff}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}

/** `3 come along, 1 does not, 2 have not answered.` */
function answersIn({ seats }: FloorView): string {
  const count = (...answers: readonly FloorView['seats'][number]['along'][]): number =>
    seats.filter(({ along }) => answers.includes(along)).length;
  const [comes, out, open] = [count('comes'), count('stays out'), count('no answer', 'short')];
  return texts.alerts.answers(comes, out, open);
}
