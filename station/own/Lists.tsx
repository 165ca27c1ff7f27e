import type { ListForPlayer, PlayerDesk } from '../../protocol/player-desk.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { useAct } from '../../renderer/link/useLink.tsx';
import styles from './OwnPage.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

const MINUTE = 60_000;

/** The lists of the poker desk: what games are running, how long the wait is, and whether the player is on the list. */
export function Lists({ desk }: { readonly desk: PlayerDesk }) {
  if (desk.lists.length === 0) return <p className={css('soft')}>{texts.lists.none}</p>;
  return (
    <ul className={css('rows')}>
      {desk.lists.map((list) => (
        <Row key={list.id} list={list} at={desk.at} />
      ))}
    </ul>
  );
}

function Row({ list, at }: { readonly list: ListForPlayer; readonly at: number }) {
  const { id, label, running, waiting, firstSince, callMinutes, mine } = list;
  const act = useAct();
  const minutes = firstSince === null ? 0 : Math.max(0, Math.floor((at - firstSince) / MINUTE));
  return (
    <li className={css(mine === null ? 'row' : 'row row-mine')} data-testid={`own-list-${id}`}>
      <div className={css('what')}>
        <h2>{label}</h2>
        <p>
          {running.length === 0
            ? texts.lists.notRunning
            : running.map(({ table, players }) => texts.lists.running(table, players)).join(' · ')}
          {' · '}
          {waiting === 0 ? texts.lists.nobodyWaits : texts.lists.waiting(waiting, minutes)}
        </p>
        <p className={css(mine === null ? 'soft' : 'mine')}>
          {mine === null ? texts.lists.callMinutes(callMinutes) : standing(mine)}
        </p>
      </div>
      {mine === null ? (
        <Button
          kind="primary"
          size="l"
          sends
          onPress={() => act({ do: 'player act', act: { act: 'join list', list: id } })}
          testid={`own-join-${id}`}
        >
          {texts.lists.join}
        </Button>
      ) : (
        mine.mayLeave && (
          <Button
            size="l"
            sends
            onPress={() => act({ do: 'player act', act: { act: 'leave list', list: id } })}
            testid={`own-leave-${id}`}
          >
            {texts.lists.leave}
          </Button>
        )
      )}
    </li>
  );
}

function standing({ state, before, call, mayLeave }: NonNullable<ListForPlayer['mine']>): string {
  const where = call === null ? null : texts.lists.called(call.table, call.until);
  if (where !== null) return mayLeave ? where : `${where} ${texts.lists.mustMove}`;
  if (state === 'interest') return texts.lists.interest;
  return before === 0 ? texts.lists.next : texts.lists.before(before);
}
