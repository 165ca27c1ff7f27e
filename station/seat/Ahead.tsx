import type { PotView } from '../../games/hand-view.ts';
import type { Seat } from '../../games/seat.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { type Advance, priceNow } from '../asks/advance.ts';
import { texts } from '../texts.ts';
import styles from './Ahead.module.css';

const css = classes(styles);

interface AheadProps {
  readonly hand: PotView;
  readonly seat: Seat;
  readonly advance: Advance | null;
  readonly onAdvance: (advance: Advance | null) => void;
}

/** Choices made ahead of the turn, at the current price; touching one again takes it back. */
export function Ahead({ hand, seat, advance, onAdvance }: AheadProps) {
  const price = priceNow(hand, seat);
  const choices: readonly Advance[] =
    price === 0
      ? [{ kind: 'check' }, { kind: 'check or fold' }, { kind: 'call any' }]
      : [{ kind: 'fold' }, { kind: 'call', amount: price }, { kind: 'call any' }];
  return (
    <div className={css('ahead')}>
      <span>{texts.ahead.choose}</span>
      <div className={css('keys')}>
        {choices.map((choice) => (
          <Button
            key={choice.kind}
            size="l"
            className={css('key')}
            pressed={advance?.kind === choice.kind}
            onPress={() => onAdvance(advance?.kind === choice.kind ? null : choice)}
            testid={`ahead-${choice.kind.replace(' or ', '-').replace(' ', '-')}`}
          >
            {choice.kind === 'call' ? texts.ahead.call(choice.amount) : texts.ahead[choice.kind]}
          </Button>
        ))}
      </div>
    </div>
  );
}
