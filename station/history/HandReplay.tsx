import { useState } from 'react';
import type { RecalledHand } from '../../main/link/messages.ts';
import { Button } from '../../renderer/Button.tsx';
import { eventText } from '../../renderer/eventText.ts';
import { collected } from '../../renderer/hand-facts.ts';
import { ArrowIcon } from '../../renderer/icons.tsx';
import { Money } from '../../renderer/Money.tsx';
import { SealText } from '../../renderer/SealText.tsx';
import { TableScene } from '../../renderer/scene/TableScene.tsx';
import { tableOf } from './recall.ts';

/** One finished hand, to be stepped through on a small table or read as a list. */
export function HandReplay({ hand, station }: { readonly hand: RecalledHand; readonly station: number }) {
  const { events } = hand.view;
  const [step, setStep] = useState(events.length);
  const [asList, setAsList] = useState(false);
  const nameOf = (seat: number): string =>
    hand.players.find((player) => player.seat === seat)?.player ?? `Seat ${seat}`;
  const event = events[step - 1];
  return (
    <div className="replay" data-testid="replay" data-step={step}>
      <p className="replay-facts">
        <span>{hand.game}</span>
        {hand.voided && <strong>Void: every chip went back</strong>}
        {hand.before !== null && hand.after !== null && (
          <span>
            Your chips <Money amount={hand.before} /> → <Money amount={hand.after} />
          </span>
        )}
        <span>
          Fees <Money amount={collected(hand.view)} />
        </span>
        {hand.seal && (
          <span>
            Seal <SealText seal={hand.seal} />
          </span>
        )}
      </p>
      {asList ? (
        <ol className="replay-list">
          {events.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no name but their place in the hand
            <li key={index} className={each.kind === 'street' ? 'replay-street' : ''}>
              {eventText(each, nameOf)}
            </li>
          ))}
        </ol>
      ) : (
        <div className="replay-scene">
          <TableScene table={tableOf(hand, step)} from={station} ownCards />
        </div>
      )}
      <div className="replay-keys">
        <Button onPress={() => setAsList(!asList)} testid="replay-list">
          {asList ? 'Show the table' : 'Show as list'}
        </Button>
        {!asList && (
          <>
            <Button disabled={step <= 1} onPress={() => setStep(1)} testid="replay-first">
              Start
            </Button>
            <Button disabled={step <= 1} onPress={() => setStep(step - 1)} label="one step back" testid="replay-back">
              <ArrowIcon to="left" />
            </Button>
            <p className="replay-line">
              {event ? eventText(event, nameOf) : ''}
              <small>
                {step} of {events.length}
              </small>
            </p>
            <Button
              disabled={step >= events.length}
              onPress={() => setStep(step + 1)}
              label="one step on"
              testid="replay-next"
            >
              <ArrowIcon to="right" />
            </Button>
            <Button disabled={step >= events.length} onPress={() => setStep(events.length)} testid="replay-last">
              End
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
