import type { ReactNode } from 'react';
import type { FloorRequest, FloorView } from '../protocol/floor-view.ts';
import { isPressing, type WaitingItem } from '../protocol/table-status.ts';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { CheckIcon, HandIcon, PlayIcon, WarningIcon } from '../renderer/kit/icons.tsx';
import { Money } from '../renderer/kit/Money.tsx';
import { Tag } from '../renderer/kit/Tag.tsx';
import { useSay } from '../renderer/link/say.ts';
import { useAct } from '../renderer/link/useLink.tsx';
import type { FloorAct } from './act.ts';
import { BreakKeys } from './BreakKeys.tsx';
import styles from './Errand.module.css';
import type { Panel } from './Floor.tsx';
import { namesOf } from './seat-state.ts';
import { texts } from './texts.ts';
import { waitedText } from './waited.ts';

const css = classes(styles);

export interface ErrandProps {
  readonly item: WaitingItem;
  readonly view: FloorView;
  readonly now: number;
  readonly onChoose: (chosen: FloorAct) => void;
  readonly onPanel: (panel: Panel) => void;
}

/** One waiting item: what it is, how long it has waited, and the keys that settle it on the spot. */
export function Errand(props: ErrandProps) {
  const { item, view, now } = props;
  const request = view.requests.find(({ id }) => id === item.id);
  return (
    <article
      className={css(`errand ${item.kind === 'call' ? 'errand-call' : isPressing(item) ? 'errand-bad' : ''}`)}
      data-testid={testIdOf(item)}
    >
      <p className={css('errand-head')}>
        {item.kind === 'call' ? <HandIcon /> : isPressing(item) && <WarningIcon />}
        <strong>{item.person ?? texts.toDo.kinds[item.kind]}</strong>
        {item.seat !== null && <span>{texts.toDo.seat(item.seat)}</span>}
        <span className={css('errand-age')}>{waitedText(item, now)}</span>
      </p>
      <p className={css('errand-text')}>{item.text}</p>
      {item.signs && (
        <p className={css('errand-facts')}>
          <Tag tone="warning">{texts.toDo.twoSign}</Tag>
        </p>
      )}
      {request && <RequestFacts request={request} view={view} />}
      <Keys {...props} request={request} />
    </article>
  );
}

/** `call-3`, `request-9`, `hit-12`, `locked-cass`, `errand-fault`. */
const testIdOf = ({ kind, seat, id }: WaitingItem): string => {
  switch (kind) {
    case 'entry':
    case 'move':
      return `request-${seat}`;
    case 'call':
      return `call-${seat}`;
    case 'hit':
      return id;
    case 'staff locked':
      return `locked-${id.slice('staff-'.length)}`;
    default:
      return `errand-${kind.replaceAll(' ', '-')}`;
  }
};

/** Whose card it is, the balance on it and, for requests to move, who comes first (LR31d). */
function RequestFacts({
  request: { id, kind, account, balance },
  view,
}: {
  readonly request: FloorRequest;
  readonly view: FloorView;
}) {
  const moves = view.requests.filter((other) => other.kind === 'move').toSorted((a, b) => a.since - b.since);
  return (
    <p className={css('errand-facts')}>
      {kind === 'move' && (
        <Tag tone="calm">{texts.toDo.inLine(texts.toDo.ordinal(moves.findIndex((other) => other.id === id) + 1))}</Tag>
      )}
      <span>{texts.toDo.account(account)}</span>
      <span>{texts.toDo.onCard(<Money amount={balance} />)}</span>
    </p>
  );
}

interface KeysProps extends ErrandProps {
  readonly request: FloorRequest | undefined;
}

/** The keys for the item, by its kind. */
function Keys({ item, view, request, onChoose, onPanel }: KeysProps) {
  const nameOf = namesOf(view.table.places);
  const seat = item.seat ?? 0;
  switch (item.kind) {
    case 'fault':
      return (
        <Row>
          <Button onPress={() => onChoose({ do: 'clear fault' })} testid="errand-clear-fault">
            {texts.common.clearFault}
          </Button>
        </Row>
      );
    case 'stopped':
      return <ResumeKey />;
    case 'hit':
      return <HitKeys view={view} id={item.id} onChoose={onChoose} />;
    case 'call':
      return <CallKeys view={view} seat={seat} />;
    case 'dark':
      return (
        <Row>
          <Button onPress={() => onPanel('devices')}>{texts.toDo.seeDevices}</Button>
          <Button onPress={() => onChoose({ do: 'stop' })}>{texts.common.stopPlay}</Button>
        </Row>
      );
    case 'overdue':
      return <BreakKeys seat={seat} player={nameOf(seat)} onChoose={onChoose} />;
    case 'staff locked':
      return <UnlockKey view={view} item={item} />;
    case 'game change':
      return <AskKey seat={seat} player={nameOf(seat)} />;
    case 'tournament':
      return (
        <Row>
          <Button onPress={() => onPanel('tournaments')}>{texts.toDo.seeTournaments}</Button>
        </Row>
      );
    case 'entry':
    case 'move':
      return request ? <RequestKeys request={request} onChoose={onChoose} /> : null;
    case 'side by side':
      return <MoveKeys view={view} seat={seat} onChoose={onChoose} />;
    case 'kept apart':
      return (
        <Row>
          <Button onPress={() => onChoose({ do: 'cash in', seat, player: nameOf(seat) })}>
            {texts.common.cashInSeat(seat)}
          </Button>
        </Row>
      );
    case 'pin locked':
      return null;
  }
}

function Row({ children }: { readonly children: ReactNode }) {
  return <div className={css('errand-keys')}>{children}</div>;
}

function ResumeKey() {
  const act = useAct();
  const say = useSay();
  const resumed = (): void => say({ level: 'info', text: texts.alerts.playGoesOn });
  return (
    <Row>
      <Button kind="go" sends onPress={() => act({ do: 'resume' }, resumed)} testid="errand-resume">
        <PlayIcon /> {texts.alerts.resumePlay}
      </Button>
    </Row>
  );
}

/** A hand that has hit a jackpot: two people decide, and its table waits until they have. */
function HitKeys({ view, id, onChoose }: Pick<ErrandProps, 'view' | 'onChoose'> & { readonly id: string }) {
  const hit = view.hits?.find(({ number }) => id === `hit-${number}`);
  if (hit === undefined) return null;
  return (
    <Row>
      <Button onPress={() => onChoose({ do: 'decide jackpot', hit, pays: false })} testid={`hit-none-${hit.number}`}>
        {texts.toDo.noHit}
      </Button>
      <Button
        kind="go"
        onPress={() => onChoose({ do: 'decide jackpot', hit, pays: true })}
        testid={`hit-pay-${hit.number}`}
      >
        {texts.toDo.lookAndPay}
      </Button>
    </Row>
  );
}

function CallKeys({ view, seat }: { readonly view: FloorView; readonly seat: number }) {
  const act = useAct();
  const isAnswered = view.calls.some((call) => call.seat === seat && call.onTheWay !== null);
  return (
    <Row>
      <Button sends onPress={() => act({ do: 'call done', seat })} testid={`call-done-${seat}`}>
        {texts.toDo.done}
      </Button>
      {!isAnswered && (
        <Button kind="go" sends onPress={() => act({ do: 'on my way', seat })} testid={`on-my-way-${seat}`}>
          {texts.toDo.onMyWay}
        </Button>
      )}
    </Row>
  );
}

/** Either of two players who may not sit side by side can be moved. */
function MoveKeys({ view, seat, onChoose }: Pick<ErrandProps, 'view' | 'onChoose'> & { readonly seat: number }) {
  const pair = view.neighbors.find(({ seats }) => seats[0] === seat);
  return (
    <Row>
      {pair?.seats.map((each, nth) => (
        <Button
          key={each}
          onPress={() => onChoose({ do: 'reseat', seat: each, player: pair.players[nth] ?? '' })}
          testid={`reseat-${each}`}
        >
          {texts.toDo.move(pair.players[nth] ?? '')}
        </Button>
      ))}
    </Row>
  );
}

/** A member of staff locked after too many wrong PINs, whoever typed them. */
function UnlockKey({ view, item }: Pick<ErrandProps, 'view' | 'item'>) {
  const act = useAct();
  const say = useSay();
  const member = view.locked.find(({ id }) => item.id === `staff-${id}`);
  if (member === undefined) return null;
  const { id, name } = member;
  const unlock = (): void =>
    act({ do: 'unlock staff', staff: id }, () => say({ level: 'info', text: texts.toDo.maySignInAgain(name) }));
  return (
    <Row>
      <Button sends onPress={unlock} testid={`unlock-${id}`}>
        {texts.toDo.unlock}
      </Button>
    </Row>
  );
}

/** Calls on a player, at their station, to give the answer that the table is waiting for. */
function AskKey({ seat, player }: { readonly seat: number; readonly player: string }) {
  const act = useAct();
  const say = useSay();
  const asked = (): void => say({ level: 'info', text: texts.breakKeys.seatHasBeenCalled(player, seat) });
  return (
    <Row>
      <Button sends onPress={() => act({ do: 'warn', seat }, asked)} testid={`ask-${seat}`}>
        {texts.toDo.callToSeat}
      </Button>
    </Row>
  );
}

function RequestKeys({
  request,
  onChoose,
}: {
  readonly request: FloorRequest;
  readonly onChoose: (chosen: FloorAct) => void;
}) {
  const act = useAct();
  const say = useSay();
  const { id, kind, seat, to, person, transfers } = request;
  const said = kind === 'entry' ? texts.toDo.mayEnterAtSeat(person, seat) : texts.toDo.mayMoveToSeat(person, to);
  const approve = (transferred: boolean): void =>
    act({ do: 'approve', request: id, ...(transferred ? { transferred } : {}) }, () =>
      say({ level: 'info', text: said }),
    );
  return (
    <Row>
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
    </Row>
  );
}
