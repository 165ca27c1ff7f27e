import { useEffect, useRef, useState } from 'react';
import { handAt } from '../games/hand-at.ts';
import { type HandSoFar, handSoFar, seatSoFar } from '../games/hand-so-far.ts';
import type { PotView, SeatView } from '../games/hand-view.ts';
import type { RecalledHand } from '../protocol/recalled-hand.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { eventText } from '../renderer/hand/eventText.ts';
import { Button } from '../renderer/kit/Button.tsx';
import { CardRow } from '../renderer/kit/Card.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { CountIn, useCounting } from '../renderer/kit/counting.tsx';
import { Money } from '../renderer/kit/Money.tsx';
import { Tag } from '../renderer/kit/Tag.tsx';
import { BankedFelt } from './BankedFelt.tsx';
import floor from './floor.module.css';
import styles from './Replay.module.css';
import { streetFrom } from './replay.ts';
import { namesOf } from './seat-state.ts';
import { texts } from './texts.ts';

const css = classes(desk, floor, styles);

/** One finished hand: the table as it was after any of its events, and the list of events to step through. */
export function Replay({ hand }: { readonly hand: RecalledHand }) {
  const { events } = hand.view;
  const [step, setStep] = useState(events.length);
  const nameOf = namesOf(hand.players);
  const then = handAt(hand.view, step);
  const unit = hand.chips ? 'chips' : 'money';
  const go = (to: number): void => setStep(Math.min(events.length, Math.max(0, to)));
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent): void => {
      if (target instanceof HTMLInputElement) return;
      if (key === 'ArrowLeft') setStep((at) => Math.max(0, at - 1));
      if (key === 'ArrowRight') setStep((at) => Math.min(events.length, at + 1));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [events.length]);
  return (
    <CountIn what={unit}>
      <div className={css('replay')}>
        <div className={css('replay-table')}>
          <p className={css('replay-head')}>
            <strong>{texts.replay.hand(hand.hand)}</strong> <span>{hand.game}</span>
            <span className={css('soft')}>{new Date(hand.at).toLocaleString('en-US')}</span>
            {hand.voided && <Tag tone="bad">{texts.replay.voidEveryChipWent}</Tag>}
          </p>
          {then.kind === 'banked' ? (
            <BankedFelt hand={then} nameOf={nameOf} />
          ) : (
            <PotThen hand={then} nameOf={nameOf} />
          )}
          <div className={css('replay-keys')}>
            <Button onPress={() => go(streetFrom(events, step, -1))} testid="replay-street-back">
              {texts.replay.streetBack}
            </Button>
            <Button onPress={() => go(step - 1)} disabled={step === 0} testid="replay-back">
              {texts.replay.stepBack}
            </Button>
            <span className={css('replay-step')} data-testid="replay-step">
              {texts.replay.of(step, events.length)}
            </span>
            <Button onPress={() => go(step + 1)} disabled={step === events.length} testid="replay-next">
              {texts.replay.stepOn}
            </Button>
            <Button onPress={() => go(streetFrom(events, step, 1))} testid="replay-street">
              {texts.replay.streetOn}
            </Button>
          </div>
        </div>
        <Events hand={hand} step={step} go={go} nameOf={nameOf} />
      </div>
    </CountIn>
  );
}

interface ThenProps {
  readonly hand: PotView;
  readonly soFar: HandSoFar;
}

/** What was on the table then, and what each seat had in front of it. */
function PotThen({ hand, nameOf }: { readonly hand: PotView; readonly nameOf: (seat: number) => string }) {
  const soFar = handSoFar(hand.events);
  return (
    <>
      <Board hand={hand} soFar={soFar} />
      <ul className={css('replay-seats')}>
        {hand.seats.map((seat) => (
          <SeatThen key={seat.seat} seat={seat} hand={hand} soFar={soFar} name={nameOf(seat.seat)} />
        ))}
      </ul>
    </>
  );
}

function Board({ hand: { zones }, soFar }: ThenProps) {
  return (
    <div className={css('replay-board')}>
      <div className={css('hand-zones')}>
        {zones
          .filter(({ cards }) => cards.length > 0)
          .map(({ id, label, cards }) => (
            <div key={id} className={css('zone')}>
              <CardRow cards={cards} />
              {zones.length > 1 && <small>{label}</small>}
            </div>
          ))}
        {zones.every(({ cards }) => cards.length === 0) && <p className={css('soft')}>{texts.replay.noCardOnBoard}</p>}
      </div>
      <p className={css('replay-pot')}>
        {soFar.street || texts.replay.beforeTheDeal}
        <strong>
          <Money amount={soFar.middle} testid="replay-pot" />
        </strong>
        {texts.replay.inTheMiddle}
      </p>
    </div>
  );
}

const STATES = { in: texts.replay.inWord, 'all-in': texts.common.allIn, folded: texts.common.folded } as const;

function SeatThen({ seat, hand, soFar, name }: ThenProps & { readonly seat: SeatView; readonly name: string }) {
  const acting = seat.seat === soFar.acting ? 'replay-acting' : '';
  return (
    <li className={css(`${acting} ${seat.state === 'folded' ? 'replay-out' : ''}`)}>
      <span className={css('seat-number')}>{seat.seat}</span>
      <span className={css('replay-name')}>
        {name}
        <small>
          {seatSoFar(soFar, seat.seat).fouled ? texts.common.foul : STATES[seat.state]}
          {seat.seat === hand.button && texts.replay.button}
        </small>
      </span>
      <CardRow cards={seat.cards} fanned />
      <span className={css('replay-chips')}>
        {seat.won > 0 ? (
          <Tag tone="gold">{texts.replay.won(<Money amount={seat.won} />)}</Tag>
        ) : (
          seat.bet > 0 && <Money amount={seat.bet} />
        )}
      </span>
    </li>
  );
}

interface EventsProps {
  readonly hand: RecalledHand;
  readonly step: number;
  readonly go: (step: number) => void;
  readonly nameOf: (seat: number) => string;
}

function Events({ hand, step, go, nameOf }: EventsProps) {
  const list = useRef<HTMLOListElement>(null);
  const counting = useCounting();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the step
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return (
    <ol className={css('replay-events')} ref={list} aria-label={texts.replay.eventsOfHand}>
      {hand.view.events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event has no name but its place
        <li key={index}>
          <button
            type="button"
            data-testid="replay-event"
            className={css(`replay-event ${event.kind === 'street' ? 'event-street' : ''}`)}
            aria-current={index + 1 === step ? 'step' : undefined}
            onClick={() => go(index + 1)}
          >
            <span className={css('replay-nth')}>{index + 1}</span>
            {counting(() => eventText(event, nameOf))}
          </button>
        </li>
      ))}
    </ol>
  );
}
