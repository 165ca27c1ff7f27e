import { useState } from 'react';
import { dollars } from '../games/money.ts';
import type { AnswerResult } from '../protocol/answer.ts';
import { PIN } from '../protocol/pin.ts';
import type { ListForPlayer, PlayerAct, PlayerDesk, TournamentForPlayer } from '../protocol/player-desk.ts';
import { PinField } from '../renderer/desk-kit/PinField.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { timeOfDay } from '../renderer/language/figures.ts';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { useOnOpen } from '../renderer/link/useLink.tsx';
import styles from './PlayerDeskDialog.module.css';
import { texts } from './texts.ts';
import type { ShownAccount } from './words.ts';

const css = classes(styles);

const MINUTE = 60_000;

interface PlayerDeskDialogProps {
  readonly account: Pick<ShownAccount, 'account' | 'person'>;
  readonly onClose: () => void;
}

/**
 * What a player with a card can ask for at the window: lists of the poker desk, and tournaments paid from the card with
 * their PIN.
 */
export function PlayerDeskDialog({ account: { account, person }, onClose }: PlayerDeskDialogProps) {
  const [desk, setDesk] = useState<PlayerDesk | null>(null);
  const [entering, setEntering] = useState<number | null>(null);
  const { refused, send } = useAnswer();
  const show = (result: AnswerResult | null): void => {
    if (result?.kind === 'player desk') setDesk(result.desk);
  };
  useOnOpen(() => send({ do: 'player desk', account }, show));
  const act = (does: PlayerAct, pin?: string): void =>
    send({ do: 'player act', account, act: does, ...(pin === undefined ? {} : { pin }) }, (result) => {
      show(result);
      setEntering(null);
    });
  return (
    <Modal title={texts.playerDesk.titleOf(person)} size="l" onClose={onClose} testid="player-desk">
      <Refusal text={refused} />
      {desk === null && refused === null && <p>{texts.playerDesk.oneMoment}</p>}
      {desk && (
        <div className={css('parts')}>
          <section>
            <h3>{texts.playerDesk.lists}</h3>
            {desk.lists.length === 0 && <p>{texts.playerDesk.noList}</p>}
            <ul>
              {desk.lists.map((list) => (
                <List key={list.id} list={list} at={desk.at} onAct={act} />
              ))}
            </ul>
          </section>
          <section>
            <h3>{texts.playerDesk.tournaments}</h3>
            {desk.tournaments.length === 0 && <p>{texts.playerDesk.noTournament}</p>}
            <ul>
              {desk.tournaments.map((tournament) => (
                <Tournament
                  key={tournament.id}
                  tournament={tournament}
                  isEntering={entering === tournament.id}
                  onEnter={() => setEntering(tournament.id)}
                  onAct={act}
                />
              ))}
            </ul>
          </section>
        </div>
      )}
    </Modal>
  );
}

type OnAct = (act: PlayerAct, pin?: string) => void;

function List({ list, at, onAct }: { readonly list: ListForPlayer; readonly at: number; readonly onAct: OnAct }) {
  const { id, label, running, waiting, firstSince, callMinutes, mine } = list;
  const minutes = firstSince === null ? 0 : Math.max(0, Math.floor((at - firstSince) / MINUTE));
  const tables = running.map(({ table, players }) => texts.playerDesk.table(table, players)).join(', ');
  return (
    <li data-testid={`player-list-${id}`}>
      <div>
        <strong>{label}</strong>
        <span>{texts.playerDesk.running(tables)}</span>
        <span>{texts.playerDesk.list(waiting, minutes, callMinutes)}</span>
        {mine && <em>{listStanding(mine)}</em>}
      </div>
      {mine === null ? (
        <Button sends onPress={() => onAct({ act: 'join list', list: id })} testid={`player-join-${id}`}>
          {texts.playerDesk.join}
        </Button>
      ) : (
        mine.mayLeave && (
          <Button sends onPress={() => onAct({ act: 'leave list', list: id })} testid={`player-leave-${id}`}>
            {texts.playerDesk.leave}
          </Button>
        )
      )}
    </li>
  );
}

function listStanding({ state, before, call, mayLeave }: NonNullable<ListForPlayer['mine']>): string {
  if (!mayLeave) return texts.playerDesk.mustMove;
  if (call !== null) return texts.playerDesk.calledTo(call.table, timeOfDay(call.until));
  return state === 'interest' ? texts.playerDesk.interest : texts.playerDesk.onIt(before);
}

interface TournamentProps {
  readonly tournament: TournamentForPlayer;
  readonly isEntering: boolean;
  readonly onEnter: () => void;
  readonly onAct: OnAct;
}

function Tournament({ tournament, isEntering, onEnter, onAct }: TournamentProps) {
  const { id, name, game, entry, fee, entered, most, prizes, prizesFor, mine, mayEnter, mayWithdraw } = tournament;
  const { waitingFor } = tournament;
  const [pin, setPin] = useState('');
  const price = entry + fee;
  const pay = (): void => onAct({ act: 'enter tournament', tournament: id, pays: price }, pin);
  return (
    <li data-testid={`player-tournament-${id}`}>
      <div>
        <strong>{name}</strong>
        <span>
          {game} · {texts.playerDesk.price(dollars(entry), dollars(fee))} · {texts.playerDesk.entered(entered, most)}
        </span>
        <span>{texts.playerDesk.prizes(prizesFor, prizes.slice(0, 5).map(dollars).join(', '))}</span>
        {mine && <em>{standing(mine)}</em>}
        {waitingFor !== undefined && <span>{texts.playerDesk.waits(waitingFor)}</span>}
        {isEntering && mayEnter && (
          <div className={css('pin')}>
            <PinField
              label={texts.playerDesk.pin}
              hint={texts.playerDesk.pinHint}
              value={pin}
              onChange={setPin}
              onEnter={() => PIN.test(pin) && pay()}
              testid={`player-pin-${id}`}
            />
            <Button kind="primary" sends disabled={!PIN.test(pin)} onPress={pay} testid={`player-pay-${id}`}>
              {texts.playerDesk.pay(dollars(price))}
            </Button>
          </div>
        )}
      </div>
      {mayEnter && !isEntering && (
        <Button onPress={onEnter} testid={`player-enter-${id}`}>
          {texts.playerDesk.enter(dollars(price))}
        </Button>
      )}
      {mayWithdraw && (
        <Button sends onPress={() => onAct({ act: 'leave tournament', tournament: id })} testid={`player-back-${id}`}>
          {texts.playerDesk.back}
        </Button>
      )}
    </li>
  );
}

function standing({ state, table }: NonNullable<TournamentForPlayer['mine']>): string {
  if (state === 'out') return texts.playerDesk.isOut;
  return table === null ? texts.playerDesk.isIn : texts.playerDesk.plays(table);
}
