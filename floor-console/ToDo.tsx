import { useEffect } from 'react';
import type { FloorRequest, FloorView } from '../protocol/views.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { CheckIcon, HandIcon, WarningIcon } from '../renderer/kit/icons.tsx';
import { Money } from '../renderer/kit/Money.tsx';
import { play } from '../renderer/kit/sound.ts';
import { Tag } from '../renderer/kit/Tag.tsx';
import { inDollars } from '../renderer/language/figures.ts';
import { useSay } from '../renderer/link/say.ts';
import { useAct, useHeld } from '../renderer/link/useLink.tsx';
import type { FloorAct } from './acts.ts';
import { BreakKeys } from './BreakKeys.tsx';
import { errands } from './errands.ts';
import type { Panel } from './Floor.tsx';
import floor from './floor.module.css';
import { since } from './seat-state.ts';
import styles from './ToDo.module.css';
import { texts } from './texts.ts';

const css = classes(desk, floor, styles);

export interface ToDoProps {
  readonly view: FloorView;
  readonly now: number;
  readonly onChoose: (chosen: FloorAct) => void;
  readonly onPanel: (panel: Panel) => void;
}

/** What waits for the floorman, most pressing first, each with the keys that settle it. */
export function ToDo({ view, now, onChoose, onPanel }: ToDoProps) {
  const { calls, entries, moves, overdue, neighbors, dark, locked, hits, count } = errands(view);
  useCallSound(calls);
  return (
    <section className={css('panel to-do')} aria-label={texts.toDo.forYouToDo}>
      <div className={css('panel-head')}>
        <h2>
          {texts.toDo.forYouToDo} <Tag tone={count > 0 ? 'gold' : 'dim'}>{count}</Tag>
        </h2>
      </div>
      <StandingApproval on={view.standingApproval} />
      <ul className={css('errands')}>
        {count === 0 && (
          <li className={css('empty')}>
            <CheckIcon /> {texts.toDo.nothingWaitsForYou}
          </li>
        )}
        {hits.map((hit) => (
          <HitCard key={`hit ${hit.number}`} hit={hit} onChoose={onChoose} />
        ))}
        {calls.map((call) => (
          <CallCard key={`call ${call.seat}`} call={call} now={now} />
        ))}
        {dark.map(({ seat, player, faults }) => (
          <li key={`dark ${seat}`} className={css('errand errand-bad')}>
            <p className={css('errand-head')}>
              <WarningIcon /> <strong>{texts.common.seat(seat)}</strong> <span>{player}</span>
            </p>
            <p className={css('errand-text')}>{texts.toDo.playerCannotAnswerStop(sentence(faults))}</p>
            <Button size="small" onPress={() => onPanel('devices')}>
              {texts.toDo.seeDevices}
            </Button>
          </li>
        ))}
        {overdue.map(({ seat, player, awaySince }) => (
          <li key={seat} className={css('errand errand-bad')}>
            <p className={css('errand-head')}>
              <WarningIcon /> <strong>{player}</strong> <span>{texts.toDo.seat(seat)}</span>
            </p>
            <p className={css('errand-text')}>{texts.toDo.awayForBreakIs(since(awaySince, now))}</p>
            <BreakKeys seat={seat} player={player} onChoose={onChoose} />
          </li>
        ))}
        {neighbors.map(({ seats, players }) => (
          <li key={`beside ${seats.join(' ')}`} className={css('errand errand-bad')} data-testid="side-by-side">
            <p className={css('errand-head')}>
              <WarningIcon /> <strong>{texts.toDo.both(players)}</strong>{' '}
              <span>{texts.toDo.seats(texts.toDo.both(seats.map(String)))}</span>
            </p>
            <p className={css('errand-text')}>{texts.toDo.theyAreRelatedAnd}</p>
          </li>
        ))}
        {locked.map((member) => (
          <LockedCard key={`locked ${member.id}`} member={member} />
        ))}
        {entries.map((request) => (
          <RequestCard key={request.id} request={request} now={now} onChoose={onChoose} place={null} />
        ))}
        {moves.map((request, index) => (
          <RequestCard key={request.id} request={request} now={now} onChoose={onChoose} place={index + 1} />
        ))}
      </ul>
    </section>
  );
}

type Call = FloorView['calls'][number];

/** Rings for every call that is new, and again as long as nobody is on the way to somebody. */
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

/** A player who calls the floor: where, for how long, and who is on the way. */
function CallCard({ call: { seat, person, since: at, onTheWay }, now }: { readonly call: Call; readonly now: number }) {
  const act = useAct();
  return (
    <li className={css(`errand ${onTheWay === null ? 'errand-call' : ''}`)} data-testid={`call-${seat}`}>
      <p className={css('errand-head')}>
        <HandIcon /> <strong>{texts.toDo.seatCallsFloor(seat)}</strong> <span>{person}</span>
      </p>
      <p className={css('errand-text')}>
        <span>{now - at < 60_000 ? texts.common.justNow : texts.toDo.waiting(since(at, now))}</span>
        {onTheWay !== null && <Tag tone="calm">{texts.toDo.isOnWay(onTheWay)}</Tag>}
      </p>
      <div className={css('errand-keys')}>
        <Button sends onPress={() => act({ do: 'call done', seat })} testid={`call-done-${seat}`}>
          {texts.toDo.done}
        </Button>
        {onTheWay === null && (
          <Button kind="go" sends onPress={() => act({ do: 'on my way', seat })} testid={`on-my-way-${seat}`}>
            {texts.toDo.onMyWay}
          </Button>
        )}
      </div>
    </li>
  );
}

interface HitCardProps {
  readonly hit: NonNullable<FloorView['hits']>[number];
  readonly onChoose: (chosen: FloorAct) => void;
}

/** A hand that has hit a jackpot: two people decide it, and until then its table waits. */
function HitCard({ hit, onChoose }: HitCardProps) {
  const { number, name, table, hand, text, amount } = hit;
  return (
    <li className={css('errand errand-call')} data-testid={`hit-${number}`}>
      <p className={css('errand-head errand-head-long')}>
        <WarningIcon /> <strong>{texts.toDo.jackpotHitAt(name, table)}</strong>
      </p>
      <p className={css('errand-text')}>
        <span>{texts.toDo.handHas(hand, text)}</span>
        <span>{texts.toDo.setAside(inDollars(amount))}</span>
      </p>
      <div className={css('errand-keys errand-keys-even')}>
        <Button onPress={() => onChoose({ do: 'decide jackpot', hit, pays: false })} testid={`hit-none-${number}`}>
          {texts.toDo.noHit}
        </Button>
        <Button
          kind="go"
          onPress={() => onChoose({ do: 'decide jackpot', hit, pays: true })}
          testid={`hit-pay-${number}`}
        >
          {texts.toDo.lookAndPay}
        </Button>
      </div>
    </li>
  );
}

/** A member of staff who has typed too many wrong PINs, or for whom somebody has. */
function LockedCard({ member: { id, name, role } }: { readonly member: FloorView['locked'][number] }) {
  const act = useAct();
  const say = useSay();
  const unlock = (): void =>
    act({ do: 'unlock staff', staff: id }, () => say({ level: 'info', text: texts.toDo.maySignInAgain(name) }));
  return (
    <li className={css('errand')} data-testid={`locked-${id}`}>
      <p className={css('errand-head')}>
        <WarningIcon /> <strong>{name}</strong> <span>{role}</span>
      </p>
      <p className={css('errand-text')}>{texts.toDo.signInIsLocked}</p>
      <div className={css('errand-keys')}>
        <Button sends onPress={unlock} testid={`unlock-${id}`}>
          {texts.toDo.unlock}
        </Button>
      </div>
    </li>
  );
}

interface RequestCardProps {
  readonly request: FloorRequest;
  readonly now: number;
  readonly onChoose: (chosen: FloorAct) => void;
  /** Which of the seat changes was asked for first (LR31d); null for an entry. */
  readonly place: number | null;
}

function RequestCard({ request, now, onChoose, place }: RequestCardProps) {
  const act = useAct();
  const say = useSay();
  const { id, kind, seat, to, person, account, balance, remarks, transfers } = request;
  const entry = kind === 'entry';
  const approve = (transferred: boolean): void =>
    act({ do: 'approve', request: id, ...(transferred ? { transferred } : {}) }, () =>
      say({
        level: 'info',
        text: entry ? texts.toDo.mayEnterAtSeat(person, seat) : texts.toDo.mayMoveToSeat(person, to),
      }),
    );
  return (
    <li className={css('errand')} data-testid={`request-${seat}`}>
      <p className={css('errand-head')}>
        <strong>{person}</strong>
        <span>{entry ? texts.toDo.wantsToEnterAt(seat) : texts.toDo.wantsToMoveFrom(seat, to)}</span>
      </p>
      <p className={css('errand-text')}>
        {place !== null && <Tag tone="calm">{texts.toDo.inLine(texts.toDo.ordinal(place))}</Tag>}
        <span>{ago(request.since, now)}</span>
        <span>{texts.toDo.account(<span className={css('number')}>{account}</span>)}</span>
        <span>{texts.toDo.onCard(<Money amount={balance} />)}</span>
      </p>
      {remarks.map((remark) => (
        <p key={remark} className={css('remark')}>
          <WarningIcon /> {remark}
        </p>
      ))}
      <div className={css('errand-keys')}>
        <Button onPress={() => onChoose({ do: 'deny', request })} testid={`deny-${seat}`}>
          {texts.toDo.deny}
        </Button>
        <Button kind="go" sends onPress={() => approve(false)} testid={`approve-${seat}`}>
          <CheckIcon /> {texts.toDo.approve}
        </Button>
        {transfers && (
          <Button
            sends
            className={css('errand-key-wide')}
            onPress={() => approve(true)}
            testid={`approve-transfer-${seat}`}
          >
            {texts.toDo.approveTransfer}
          </Button>
        )}
      </div>
    </li>
  );
}

/** `Screen dark, reader lost.` */
function sentence(faults: readonly string[]): string {
  const text = faults.join(', ').toLowerCase();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const ago = (instant: number, now: number): string =>
  now - instant < 60_000 ? texts.toDo.askedJustNow : texts.toDo.askedAgo(since(instant, now));

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
