import { useState } from 'react';
import type { PlayerDesk, TournamentForPlayer } from '../../protocol/player-desk.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Refusal } from '../../renderer/kit/Refusal.tsx';
import { number } from '../../renderer/language/figures.ts';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import styles from './OwnPage.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

/** How many prizes are listed; further places are only counted. */
const NAMED = 5;

interface Asking {
  readonly tournament: number;
  readonly what: 'enter' | 'back';
}

/** Sit-n-gos and tournaments: what entering costs, the prizes, and whether the player has entered. */
export function Tournaments({ desk, balance }: { readonly desk: PlayerDesk; readonly balance: number }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const asked = desk.tournaments.find(({ id }) => id === asking?.tournament);
  if (desk.tournaments.length === 0) return <p className={css('soft')}>{texts.tournaments.none}</p>;
  return (
    <>
      <ul className={css('rows')}>
        {desk.tournaments.map((tournament) => (
          <Row
            key={tournament.id}
            tournament={tournament}
            onAsk={(what) => setAsking({ tournament: tournament.id, what })}
          />
        ))}
      </ul>
      {asking && asked && (
        <Question
          key={asking.what}
          asking={asking}
          tournament={asked}
          balance={balance}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

interface RowProps {
  readonly tournament: TournamentForPlayer;
  readonly onAsk: (what: Asking['what']) => void;
}

function Row({ tournament, onAsk }: RowProps) {
  const { id, name, entry, fee, stack, entered, most, status, starts, prizes, prizesFor, mine, waitingFor } =
    tournament;
  const begins =
    status === 'playing'
      ? texts.tournaments.playing
      : starts === 'when full'
        ? texts.tournaments.whenFull
        : texts.tournaments.byDirector;
  return (
    <li className={css(mine === null ? 'row' : 'row row-mine')} data-testid={`own-tournament-${id}`}>
      <div className={css('what')}>
        <h2>{name}</h2>
        <p>
          {[
            `${tournament.game}, ${texts.tournaments.betting[tournament.betting]}`,
            texts.tournaments.price(entry, fee),
            texts.tournaments.stack(number(stack)),
            texts.tournaments.entered(entered, most),
            begins,
          ].join(' · ')}
        </p>
        <p className={css('soft')}>
          {texts.tournaments.prizes(prizesFor, prizes.slice(0, NAMED), Math.max(0, prizes.length - NAMED))}
        </p>
        {mine !== null && <p className={css('mine')}>{standing(mine)}</p>}
        {waitingFor !== undefined && <p data-testid={`own-waits-${id}`}>{texts.fullWaits(name, waitingFor)}</p>}
      </div>
      {tournament.mayEnter && (
        <Button kind="primary" size="l" onPress={() => onAsk('enter')} testid={`own-enter-${id}`}>
          {texts.tournaments.enter(entry + fee)}
        </Button>
      )}
      {tournament.mayWithdraw && (
        <Button size="l" onPress={() => onAsk('back')} testid={`own-back-${id}`}>
          {texts.tournaments.back}
        </Button>
      )}
    </li>
  );
}

function standing({ state, table }: NonNullable<TournamentForPlayer['mine']>): string {
  if (state === 'out') return texts.tournaments.out;
  return table === null ? texts.tournaments.registered : texts.tournaments.atTable(table);
}

interface QuestionProps {
  readonly asking: Asking;
  readonly tournament: TournamentForPlayer;
  readonly balance: number;
  readonly onClose: () => void;
}

/** Money leaves the card or comes back to it, so this asks for confirmation and shows the resulting balance. */
function Question({ asking: { what }, tournament, balance, onClose }: QuestionProps) {
  const { id, name, entry, fee } = tournament;
  const price = entry + fee;
  const { refused, send } = useAnswer();
  const isEnter = what === 'enter';
  const isTooLittle = isEnter && price > balance;
  const act = isEnter
    ? ({ act: 'enter tournament', tournament: id, pays: price } as const)
    : ({ act: 'leave tournament', tournament: id } as const);
  const effect = isTooLittle
    ? texts.tournaments.tooLittle(price, balance)
    : isEnter
      ? texts.tournaments[tournament.status === 'playing' ? 'takesLate' : 'takes'](price, balance - price)
      : texts.tournaments.backSure(price);
  return (
    <Modal
      title={isEnter ? texts.tournaments.sure(name) : name}
      onClose={onClose}
      testid="own-question"
      actions={
        <>
          <Button size="l" onPress={onClose} testid="own-question-cancel">
            {isEnter ? texts.tournaments.notNow : texts.tournaments.keep}
          </Button>
          <Button
            size="l"
            kind={isEnter ? 'primary' : 'danger'}
            sends
            disabled={isTooLittle}
            onPress={() => send({ do: 'player act', act }, onClose)}
            testid="own-question-confirm"
          >
            {isEnter ? texts.tournaments.pay(price) : texts.tournaments.back}
          </Button>
        </>
      }
    >
      <p>{effect}</p>
      <Refusal text={refused} />
    </Modal>
  );
}
