import desk from '../renderer/desk-kit/desk.module.css';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { AccountCardIcon, CheckIcon } from '../renderer/kit/icons.tsx';
import styles from './CardMade.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);

/** A card numbered by the host, ready to encode. */
export interface CardData {
  readonly what: 'issued' | 'replaced';
  readonly person: string;
  readonly account: string;
  readonly card: string;
  /** The text written to the stripe, including the sentinels. */
  readonly track: string;
}

export interface CardMadeProps {
  readonly card: CardData;
  /** With play money the start page has the card right away, and no stripe is written. */
  readonly demo: boolean;
  /** Continues to the first deposit; left out when none is due. */
  readonly onDeposit?: () => void;
  readonly onDone: () => void;
}

/** A new card: its numbers, and what remains to be done at the encoder. */
export function CardMade({ card, demo, onDeposit, onDone }: CardMadeProps) {
  return (
    <section className={css('panel made')} data-testid="issued">
      <h2>
        <CheckIcon />{' '}
        {card.what === 'issued' ? texts.cardMade.hasAccount(card.person) : texts.cardMade.hasNewCard(card.person)}
      </h2>
      <div className={css('made-card')}>
        <AccountCardIcon />
        <p>
          <span>{texts.common.account}</span>
          <strong className={css('number')} data-testid="issued-account">
            {card.account}
          </strong>
        </p>
        <p>
          <span>{texts.cardMade.card}</span>
          <strong className={css('number')} data-testid="issued-card">
            {card.card}
          </strong>
        </p>
        <p>
          <span>{card.person}</span>
        </p>
      </div>
      <ol className={css('made-steps')}>
        {demo && <li>{texts.cardMade.isOnStartPage}</li>}
        <li>
          {demo ? texts.cardMade.forRealCard : texts.cardMade.writeThisToStripe}
          <code data-testid="issued-track">{card.track}</code>
        </li>
        {!demo && (
          <>
            <li>{texts.cardMade.swipeNewCardHere}</li>
            <li>{texts.cardMade.customerSignsCardAnd}</li>
          </>
        )}
      </ol>
      <div className={css('made-keys')}>
        <Button onPress={onDone} testid="done">
          {texts.cardMade.done}
        </Button>
        {onDeposit && (
          <Button kind="primary" onPress={onDeposit} testid="issued-deposit">
            {texts.cardMade.takeFirstDeposit}
          </Button>
        )}
      </div>
    </section>
  );
}
