import { useEffect, useState } from 'react';
import type { Ask, Decision } from '../../games/game.ts';
import type { Countdown } from '../../main/link/views.ts';
import { useAct } from '../../renderer/useLink.tsx';
import { BetPanel } from './BetPanel.tsx';
import { CardsPanel } from './CardsPanel.tsx';
import { ChoosePanel } from './ChoosePanel.tsx';
import { TurnBar } from './TurnBar.tsx';
import { WagerPanel } from './WagerPanel.tsx';
import './asks.css';

/** For so long after it appears a panel takes no touch: the finger may have been meant for what stood there before. */
const GUARD_MS = 300;

export interface DecideProps<A extends Ask> {
  readonly ask: A;
  readonly onDecide: (decision: Decision) => void;
}

interface AskPanelProps {
  readonly ask: Ask;
  readonly clock: Countdown | null;
}

/** The decision this seat owes. Mount it anew for each ask: what was half built for another ask is gone with it. */
export function AskPanel({ ask, clock }: AskPanelProps) {
  const act = useAct();
  const [ready, setReady] = useState(false);
  const [sent, setSent] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), GUARD_MS);
    return () => clearTimeout(timer);
  }, []);
  const onDecide = (decision: Decision): void => {
    setSent(true);
    act({ do: 'decide', decision }, undefined, () => setSent(false));
  };
  return (
    <section className={`ask ask-${ask.kind}`} aria-label="Your turn" data-testid="ask">
      <TurnBar clock={clock} />
      <div className={`ask-body ${sent ? 'ask-sent' : ''}`} inert={!ready || sent}>
        <Panel ask={ask} onDecide={onDecide} />
      </div>
    </section>
  );
}

function Panel({ ask, onDecide }: DecideProps<Ask>) {
  switch (ask.kind) {
    case 'bet':
      return <BetPanel ask={ask} onDecide={onDecide} />;
    case 'choose':
      return <ChoosePanel ask={ask} onDecide={onDecide} />;
    case 'cards':
      return <CardsPanel ask={ask} onDecide={onDecide} />;
    case 'wager':
      return <WagerPanel ask={ask} onDecide={onDecide} />;
  }
}
