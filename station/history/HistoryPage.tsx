import { useState } from 'react';
import type { RecalledHand } from '../../protocol/messages.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { useAskOnce } from '../../renderer/link/useLink.tsx';
import { HandReplay } from './HandReplay.tsx';
import './history.css';

/** The last ten hands of this player, newest first: own and tabled cards only. */
export function HistoryPage({ station, onClose }: { readonly station: number; readonly onClose: () => void }) {
  const [hands, setHands] = useState<readonly RecalledHand[] | null>(null);
  const [chosen, setChosen] = useState<RecalledHand | null>(null);
  useAskOnce(
    { do: 'history' },
    (result) => {
      const found = result?.kind === 'history' ? result.hands : [];
      setHands(found);
      setChosen(found[0] ?? null);
    },
    onClose,
  );
  return (
    <Modal title="Your last hands" size="l" onClose={onClose} testid="history-page">
      {hands === null && <p>One moment…</p>}
      {hands?.length === 0 && <p>You have not played a hand at this table yet.</p>}
      {chosen && hands && (
        <div className="history">
          <ul className="history-list">
            {hands.map((hand) => (
              <li key={hand.hand}>
                <Button
                  wide
                  pressed={hand === chosen}
                  onPress={() => setChosen(hand)}
                  className="history-key"
                  testid={`history-${hand.hand}`}
                >
                  <span className="two-lines">
                    <span>Hand {hand.hand.toLocaleString('en-US')}</span>
                    <small>{timeText(hand.at)}</small>
                  </span>
                  <NetResult hand={hand} />
                </Button>
              </li>
            ))}
          </ul>
          <HandReplay key={chosen.hand} hand={chosen} station={station} />
        </div>
      )}
    </Modal>
  );
}

function NetResult({ hand: { voided, before, after } }: { readonly hand: RecalledHand }) {
  if (voided) return <span className="history-net">void</span>;
  if (before === null || after === null) return null;
  return <Money amount={after - before} signed className={after > before ? 'history-net gain' : 'history-net'} />;
}

const timeText = (at: number): string =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
