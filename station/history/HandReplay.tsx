import { useState } from 'react';
import type { RecalledHand } from '../../protocol/messages.ts';
import { eventText } from '../../renderer/hand/eventText.ts';
import { collected } from '../../renderer/hand/hand-facts.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { ArrowIcon } from '../../renderer/kit/icons.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { SealText } from '../../renderer/kit/SealText.tsx';
import { TableScene } from '../../renderer/scene/TableScene.tsx';
import { HandReceipt } from './HandReceipt.tsx';
import { tableOf } from './recall.ts';

type Shows = 'table' | 'list' | 'receipt';

/** One finished hand, to be stepped through on a small table or read as a list, and its receipt. */
export function HandReplay({ hand, station }: { readonly hand: RecalledHand; readonly station: number }) {
  const { events } = hand.view;
  const [step, setStep] = useState(events.length);
  const [shows, setShows] = useState<Shows>('table');
  const turnTo = (other: Shows) => (): void => setShows(shows === other ? 'table' : other);
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
        {hand.seal && shows !== 'receipt' && (
          <span>
            Seal <SealText seal={hand.seal} />
          </span>
        )}
      </p>
      {shows === 'receipt' && <HandReceipt hand={hand.hand} nameOf={nameOf} />}
      {shows === 'list' && (
        <ol className="replay-list">
          {events.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no name but their place in the hand
            <li key={index} className={each.kind === 'street' ? 'replay-street' : ''}>
              {eventText(each, nameOf)}
            </li>
          ))}
        </ol>
      )}
      {shows === 'table' && (
        <div className="replay-scene">
          <TableScene table={tableOf(hand, step)} from={station} ownCards />
        </div>
      )}
      <div className="replay-keys">
        <Button onPress={turnTo('list')} testid="replay-list">
          {shows === 'list' ? 'Show the table' : 'Show as list'}
        </Button>
        <Button onPress={turnTo('receipt')} testid="replay-receipt">
          {shows === 'receipt' ? 'Show the table' : 'Receipt'}
        </Button>
        {shows === 'table' && (
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
