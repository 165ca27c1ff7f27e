import { useEffect, useRef, useState } from 'react';
import type { RecalledHand } from '../protocol/messages.ts';
import { Button } from '../renderer/Button.tsx';
import { bankedAt } from '../renderer/banked-replay.ts';
import { CardRow } from '../renderer/Card.tsx';
import { eventText } from '../renderer/eventText.ts';
import { Money } from '../renderer/Money.tsx';
import { Tag } from '../renderer/Tag.tsx';
import { BankedFelt } from './BankedFelt.tsx';
import { type Frame, frameAt, streetFrom } from './replay.ts';
import { namesOf } from './seat-state.ts';

/** One finished hand: the table as it stood after any of its events, and the events to step through. */
export function Replay({ hand }: { readonly hand: RecalledHand }) {
  const { events } = hand.view;
  const [step, setStep] = useState(events.length);
  const nameOf = namesOf(hand.players);
  const frame = frameAt(hand.view, step);
  const then = hand.view.kind === 'banked' ? bankedAt(hand.view, step) : null;
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
    <div className="replay">
      <div className="replay-table">
        <p className="replay-head">
          <strong>Hand {hand.hand}</strong> <span>{hand.game}</span>
          <span className="soft">{new Date(hand.at).toLocaleString('en-US')}</span>
          {hand.voided && <Tag tone="bad">Void: every chip went back</Tag>}
        </p>
        {then ? (
          <BankedFelt hand={then} nameOf={nameOf} />
        ) : (
          <>
            <Board frame={frame} />
            <SeatsThen frame={frame} button={hand.view.button} nameOf={nameOf} />
          </>
        )}
        <div className="replay-keys">
          <Button onPress={() => go(streetFrom(events, step, -1))} testid="replay-street-back">
            Street back
          </Button>
          <Button onPress={() => go(step - 1)} disabled={step === 0} testid="replay-back">
            Step back
          </Button>
          <span className="replay-step" data-testid="replay-step">
            {step} of {events.length}
          </span>
          <Button onPress={() => go(step + 1)} disabled={step === events.length} testid="replay-next">
            Step on
          </Button>
          <Button onPress={() => go(streetFrom(events, step, 1))} testid="replay-street">
            Street on
          </Button>
        </div>
      </div>
      <Events hand={hand} step={step} go={go} nameOf={nameOf} />
    </div>
  );
}

function Board({ frame }: { readonly frame: Frame }) {
  return (
    <div className="replay-board">
      <div className="hand-zones">
        {frame.zones
          .filter(({ cards }) => cards.length > 0)
          .map(({ id, label, cards }) => (
            <div key={id} className="zone">
              <CardRow cards={cards} />
              {frame.zones.length > 1 && <small>{label}</small>}
            </div>
          ))}
        {frame.zones.every(({ cards }) => cards.length === 0) && <p className="soft">No card on the board</p>}
      </div>
      <p className="replay-pot">
        {frame.street || 'Before the deal'}
        <strong>
          <Money amount={frame.middle} testid="replay-pot" />
        </strong>
        in the middle
      </p>
    </div>
  );
}

interface ThenProps {
  readonly frame: Frame;
  readonly button: number | null;
  readonly nameOf: (seat: number) => string;
}

const STATES = { in: 'In', 'all-in': 'All-in', folded: 'Folded', foul: 'Foul' } as const;

function SeatsThen({ frame, button, nameOf }: ThenProps) {
  return (
    <ul className="replay-seats">
      {frame.seats.map((seat) => (
        <li
          key={seat.seat}
          className={`${seat.seat === frame.acting ? 'replay-acting' : ''} ${seat.state === 'folded' || seat.state === 'foul' ? 'replay-out' : ''}`}
        >
          <span className="seat-number">{seat.seat}</span>
          <span className="replay-name">
            {nameOf(seat.seat)}
            <small>
              {STATES[seat.state]}
              {seat.seat === button && ' · button'}
            </small>
          </span>
          <CardRow cards={seat.cards} fanned />
          <span className="replay-chips">
            {seat.won > 0 ? (
              <Tag tone="gold">
                Won <Money amount={seat.won} />
              </Tag>
            ) : (
              seat.bet > 0 && <Money amount={seat.bet} />
            )}
          </span>
        </li>
      ))}
    </ul>
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the step
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return (
    <ol className="replay-events" ref={list} aria-label="Events of the hand">
      {hand.view.events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event has no name but its place
        <li key={index}>
          <button
            type="button"
            className={`replay-event ${event.kind === 'street' ? 'event-street' : ''}`}
            aria-current={index + 1 === step ? 'step' : undefined}
            onClick={() => go(index + 1)}
          >
            <span className="replay-nth">{index + 1}</span>
            {eventText(event, nameOf)}
          </button>
        </li>
      ))}
    </ol>
  );
}
