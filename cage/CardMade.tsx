import desk from '../renderer/desk-kit/desk.module.css';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { AccountCardIcon, CheckIcon } from '../renderer/kit/icons.tsx';
import styles from './CardMade.module.css';

const css = classes(desk, styles);

/** A card as the host has numbered it, to be encoded. */
export interface CardData {
  readonly what: 'issued' | 'replaced';
  readonly person: string;
  readonly account: string;
  readonly card: string;
  /** What is written to the stripe, sentinels included. */
  readonly track: string;
}

export interface CardMadeProps {
  readonly card: CardData;
  /** Goes on to the first deposit; left out where none is due. */
  readonly onDeposit?: () => void;
  readonly onDone: () => void;
}

/** A new card: its numbers, and what is left to do at the encoder. */
export function CardMade({ card, onDeposit, onDone }: CardMadeProps) {
  return (
    <section className={css('panel made')} data-testid="issued">
      <h2>
        <CheckIcon /> {card.what === 'issued' ? `${card.person} has an account` : `${card.person} has a new card`}
      </h2>
      <div className={css('made-card')}>
        <AccountCardIcon />
        <p>
          <span>Account</span>
          <strong className={css('number')} data-testid="issued-account">
            {card.account}
          </strong>
        </p>
        <p>
          <span>Card</span>
          <strong className={css('number')} data-testid="issued-card">
            {card.card}
          </strong>
        </p>
        <p>
          <span>{card.person}</span>
        </p>
      </div>
      <ol className={css('made-steps')}>
        <li>
          Write this to the stripe of a blank card, second track:
          <code data-testid="issued-track">{card.track}</code>
        </li>
        <li>Swipe the new card here to see that it is read.</li>
        <li>The customer signs the card and takes it. The money is on the account, not on the card.</li>
      </ol>
      <div className={css('made-keys')}>
        <Button onPress={onDone} testid="done">
          Done
        </Button>
        {onDeposit && (
          <Button kind="primary" onPress={onDeposit} testid="issued-deposit">
            Take the first deposit
          </Button>
        )}
      </div>
    </section>
  );
}
