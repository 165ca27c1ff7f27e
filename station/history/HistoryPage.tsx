import { useState } from 'react';
import type { RecalledHand } from '../../protocol/recalled-hand.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { CountIn } from '../../renderer/kit/counting.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { timeOfDay } from '../../renderer/language/figures.ts';
import { useAskOnce } from '../../renderer/link/useLink.tsx';
import { TwoLines } from '../TwoLines.tsx';
import { texts } from '../texts.ts';
import { HandReplay } from './HandReplay.tsx';
import styles from './HistoryPage.module.css';

const css = classes(styles);

/** The last ten hands of this player, newest first; shows only their own and tabled cards. */
export function HistoryPage({ station, onClose }: { readonly station: number; readonly onClose: () => void }) {
  const [hands, setHands] = useState<readonly RecalledHand[] | null>(null);
  const [archived, setArchived] = useState(0);
  const [chosen, setChosen] = useState<RecalledHand | null>(null);
  useAskOnce(
    { do: 'history' },
    (result) => {
      const found = result?.kind === 'history' ? result.hands : [];
      setHands(found);
      setArchived(result?.kind === 'history' ? result.archived : 0);
      setChosen(found[0] ?? null);
    },
    onClose,
  );
  return (
    <Modal title={texts.history.title} size="l" onClose={onClose} testid="history-page">
      {hands === null && <p>{texts.history.moment}</p>}
      {hands?.length === 0 && archived === 0 && <p>{texts.history.none}</p>}
      {hands?.length === 0 && archived > 0 && <p data-testid="history-archived">{texts.history.archived(archived)}</p>}
      {chosen && hands && (
        <div className={css('history')}>
          <ul className={css('list')}>
            {hands.map((hand) => (
              <li key={hand.hand}>
                <Button
                  wide
                  pressed={hand === chosen}
                  onPress={() => setChosen(hand)}
                  className={css('key')}
                  testid={`history-${hand.hand}`}
                >
                  <TwoLines left>
                    <span>{texts.history.hand(hand.hand)}</span>
                    <small>{timeOfDay(hand.at)}</small>
                  </TwoLines>
                  <NetResult hand={hand} />
                </Button>
              </li>
            ))}
            {archived > 0 && (
              <li className={css('archived')} data-testid="history-archived">
                {texts.history.archived(archived)}
              </li>
            )}
          </ul>
          <HandReplay key={chosen.hand} hand={chosen} station={station} />
        </div>
      )}
    </Modal>
  );
}

function NetResult({ hand: { voided, before, after, chips } }: { readonly hand: RecalledHand }) {
  if (voided) return <span className={css('net')}>{texts.history.void}</span>;
  if (before === null || after === null) return null;
  return (
    <CountIn what={chips ? 'chips' : 'money'}>
      <Money amount={after - before} signed className={css(after > before ? 'net gain' : 'net')} />
    </CountIn>
  );
}
