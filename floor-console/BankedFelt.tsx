import type { BankedView, BetView, PositionView } from '../games/hand-view.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import {
  bankLine,
  betLabel,
  betsOn,
  dealerHands,
  headline,
  type NameOf,
  outcomeWord,
  positionName,
} from '../renderer/hand/banked-facts.ts';
import { capital } from '../renderer/hand/hand-facts.ts';
import { CardRow } from '../renderer/kit/Card.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Money } from '../renderer/kit/Money.tsx';
import styles from './BankedFelt.module.css';
import floor from './floor.module.css';
import { texts } from './texts.ts';

const css = classes(desk, floor, styles);

interface BankedFeltProps {
  readonly hand: BankedView;
  readonly nameOf: NameOf;
}

/** A player-dealer hand for the floor: the bank, the deciding cards, and the hands, bets and results of each place. */
export function BankedFelt({ hand, nameOf }: BankedFeltProps) {
  const places = hand.positions.filter(({ id }) => betsOn(hand, id).length > 0);
  const hands = dealerHands(hand).filter(({ cards }) => cards.length > 0);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and without a focus nobody scrolls it by keyboard
      tabIndex={0}
      className={css('banked-felt')}
      aria-label={texts.bankedFelt.betsAndHands}
      data-testid="banked-felt"
    >
      <p className={css('banked-bank')}>
        <strong>{bankLine(hand, nameOf) ?? texts.bankedFelt.nobodyHasBank}</strong>
        {hand.dealer && hand.dealer.wager !== null && (
          <span>
            {texts.bankedFelt.covers(<Money amount={hand.dealer.wager} />)}
            {hand.over && hand.dealer.left > 0 && hand.dealer.left !== hand.dealer.wager
              ? texts.bankedFelt.notInAction(<Money amount={hand.dealer.left} />)
              : null}
          </span>
        )}
      </p>
      {hands.length > 0 && (
        <div className={css('hand-zones')}>
          {hands.map(({ label, cards, text }) => (
            <div key={label} className={css('zone')}>
              <CardRow cards={cards} fanned={cards.length > 3 && 'snug'} />
              <small>
                {label} {text}
              </small>
            </div>
          ))}
        </div>
      )}
      <p className={css('soft')}>{headline(hand, nameOf)}</p>
      <ul className={css('banked-places')}>
        {places.map((position) => (
          <Place key={position.id} position={position} bets={betsOn(hand, position.id)} nameOf={nameOf} />
        ))}
      </ul>
    </section>
  );
}

interface PlaceProps {
  readonly position: PositionView;
  readonly bets: readonly BetView[];
  readonly nameOf: NameOf;
}

function Place({ position, bets, nameOf }: PlaceProps) {
  return (
    <li>
      <span>
        {position.seat === null ? capital(positionName(position)) : `${position.seat} ${nameOf(position.seat)}`}
      </span>
      <span className={css('banked-place-hands')}>
        {position.hands.map(({ cards, text }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hands have no name but their place
          <span key={nth} className={css('banked-place-hand')}>
            <CardRow cards={cards} fanned="snug" /> {text}
          </span>
        ))}
      </span>
      <span className={css('banked-place-bets')}>
        {bets.map((bet) => (
          <span key={`${bet.seat}.${bet.spot}`} className={css(`floor-bet floor-bet-${outcomeWord(bet).tone}`)}>
            {bet.seat !== position.seat && `${nameOf(bet.seat)}: `}
            {bet.seat === position.seat ? betLabel(bet) : capital(bet.label)} <Money amount={bet.amount} />
            {bet.result && <strong>{outcomeWord(bet).word}</strong>}
          </span>
        ))}
      </span>
    </li>
  );
}
