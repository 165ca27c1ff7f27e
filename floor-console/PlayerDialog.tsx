import { useState } from 'react';
import type { FloorView } from '../protocol/floor-view.ts';
import type { Identity, Relation } from '../protocol/person.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { BarDialog } from '../renderer/desk-kit/people/BarDialog.tsx';
import { IdentityFacts } from '../renderer/desk-kit/people/IdentityFacts.tsx';
import { type Other, RelationDialog } from '../renderer/desk-kit/people/RelationDialog.tsx';
import { Relations } from '../renderer/desk-kit/people/Relations.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { useSay } from '../renderer/link/say.ts';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { useOnOpen } from '../renderer/link/useLink.tsx';
import type { FloorAct } from './act.ts';
import styles from './PlayerDialog.module.css';
import { extraOf, namesOf } from './seat-state.ts';
import { texts } from './texts.ts';

const css = classes(desk, styles);

export interface PlayerDialogProps {
  readonly view: FloorView;
  readonly seat: number;
  readonly account: string;
  readonly onChoose: (chosen: FloorAct) => void;
  readonly onClose: () => void;
}

type Mode =
  | { readonly name: 'facts' | 'bar' }
  | { readonly name: 'relation'; readonly end: Relation | null; readonly apart: boolean };

/**
 * One player at the table: the document (LR1), another seat, relations (LR20), a longer break (LR16), a bar (LR2,
 * LR34).
 */
export function PlayerDialog({ view, seat, account, onChoose, onClose }: PlayerDialogProps) {
  const [mode, setMode] = useState<Mode>({ name: 'facts' });
  const [identity, setIdentity] = useState<Identity | null>(null);
  const { refused, send } = useAnswer();
  const say = useSay();
  useOnOpen(() => {
    send({ do: 'identity', account }, (result) => result?.kind === 'identity' && setIdentity(result.identity));
  });
  const extra = extraOf(view, seat);
  const nameOf = namesOf(view.table.places);
  const player = nameOf(seat);
  const here = extra?.account === account;
  const back = (): void => setMode({ name: 'facts' });
  const done = (text: string): void => {
    say({ level: 'info', text });
    back();
  };
  if (mode.name === 'bar') {
    return <BarDialog account={account} person={player} barred={false} onClose={back} onDone={done} />;
  }
  if (mode.name === 'relation') {
    return (
      <RelationDialog
        account={account}
        person={player}
        end={mode.end}
        apart={mode.apart}
        others={othersAt(view, account)}
        finds={false}
        onClose={back}
        onDone={(text) => {
          done(text);
          onClose();
        }}
      />
    );
  }
  return (
    <Modal
      title={texts.playerDialog.who(identity?.name ?? player, seat)}
      size="m"
      onClose={onClose}
      testid="player"
      actions={
        <Keys
          here={here}
          away={extra?.awaySince !== null}
          onBreak={() => {
            onClose();
            onChoose({ do: 'grant leave', seat, player });
          }}
          onBar={() => setMode({ name: 'bar' })}
          onClose={onClose}
        />
      }
    >
      {here ? null : <p className={css('soft')}>{texts.playerDialog.hasLeftSeatMeanwhile(player)}</p>}
      {identity && <IdentityFacts identity={identity} />}
      <Refusal text={refused} />
      {here && (
        <MoveTo
          view={view}
          onSeat={(to) => {
            onClose();
            onChoose({ do: 'reseat', seat, player, to });
          }}
        />
      )}
      <Relations
        related={extra?.related ?? []}
        onAdd={(apart) => setMode({ name: 'relation', end: null, apart })}
        onEnd={(end) => setMode({ name: 'relation', end, apart: end.apart === true })}
      />
      <p className={css('soft')}>{texts.playerDialog.thatYouLookedAt}</p>
    </Modal>
  );
}

interface KeysProps {
  /** The player is still in the seat. */
  readonly here: boolean;
  readonly away: boolean;
  readonly onBreak: () => void;
  readonly onBar: () => void;
  readonly onClose: () => void;
}

function Keys({ here, away, onBreak, onBar, onClose }: KeysProps) {
  return (
    <>
      <Button onPress={onClose} testid="player-close">
        {texts.common.close}
      </Button>
      <Button disabled={!here || away} onPress={onBreak} testid="player-leave">
        {texts.playerDialog.giveLongerBreak}
      </Button>
      <Button kind="danger" disabled={!here} onPress={onBar} testid="player-bar">
        {texts.playerDialog.bar}
      </Button>
    </>
  );
}

/** The other players at the table, each with their seat. */
function othersAt({ seats, table }: FloorView, account: string): Other[] {
  const nameOf = namesOf(table.places);
  return seats
    .filter((each) => each.account !== account)
    .map((each) => ({ account: each.account, label: texts.playerDialog.seat(each.seat, nameOf(each.seat)) }));
}

/** The open seats, for moving a player. */
function MoveTo({ view, onSeat }: { readonly view: FloorView; readonly onSeat: (seat: number) => void }) {
  const open = view.table.places.filter(({ status }) => status === 'open');
  return (
    <fieldset className={css('move-to')}>
      <legend>{open.length === 0 ? texts.acts.noSeatIsOpen : texts.playerDialog.moveTo}</legend>
      {open.map(({ seat }) => (
        <Button key={seat} size="small" onPress={() => onSeat(seat)} testid={`player-to-${seat}`}>
          {texts.common.seat(seat)}
        </Button>
      ))}
    </fieldset>
  );
}
