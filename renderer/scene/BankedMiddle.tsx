import type { CSSProperties } from 'react';
import type { BankedView, TableHand } from '../../games/hand-view.ts';
import type { Countdown, TableView } from '../../protocol/table-view.ts';
import { bankLine, betsOn, dealerHands, headline, namesAt, onTable, positionName } from '../hand/banked-facts.ts';
import { capital } from '../hand/hand-facts.ts';
import { CardRow } from '../kit/Card.tsx';
import { classes } from '../kit/classes.ts';
import { Dice } from '../kit/Dice.tsx';
import { Money } from '../kit/Money.tsx';
import { unbroken } from '../kit/unbroken.tsx';
import { clockText, useCountdown } from '../kit/useCountdown.ts';
import styles from './BankedMiddle.module.css';
import { wordOf } from './BankedPlace.tsx';
import { BetPills } from './BetPills.tsx';
import { fanWidth, fitting, MIDDLE, placed } from './layout.ts';
import scene from './scene.module.css';
import { texts } from './texts.ts';

const css = classes(scene, styles);

interface BankedMiddleProps {
  readonly table: TableView;
  readonly hand: BankedView;
}

/**
 * The middle of a player-dealer table: the bank, the cards that decide, where the action begins, what the table waits
 * for.
 */
export function BankedMiddle({ table, hand }: BankedMiddleProps) {
  const nameOf = namesAt(table);
  const hands = dealerHands(hand).filter(({ cards }) => cards.length > 0);
  const count = hands.reduce((sum, { cards }) => sum + cards.length, 0);
  const said = beside(hand, headline(hand, nameOf));
  return (
    <div className={css('middle middle-box banked-middle')} style={placed(MIDDLE)} data-sector="middle">
      <BankLine hand={hand} text={bankLine(hand, nameOf)} />
      {hands.length > 0 && (
        <div
          className={css(`dealer-hands ${count > 6 ? 'dealer-hands-many' : ''}`)}
          data-part="dealer-hands"
          style={fansOf(hands)}
          data-testid="board"
          data-cards={hands.flatMap(({ cards }) => cards).join(' ')}
        >
          {hands.map((one, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hands have no name but their place
            <DealerHand key={nth} hand={one} wins={hand.over && winsBy(one, hands)} snug={count > 6} />
          ))}
        </div>
      )}
      <div
        className={css(`banked-headline ${said.length > LONG ? 'banked-headline-long' : ''}`)}
        data-part="banked-headline"
      >
        {hand.dice.length > 0 && hand.action && !hand.over && <Dice dice={hand.dice} />}
        <p data-testid="headline">{said}</p>
        {hand.stage === 'bets' && <BettingTimer clock={table.clock} />}
      </div>
      <OpenPlaces hand={hand} nameOf={nameOf} />
    </div>
  );
}

/** A longer text wraps to two lines and is set a little smaller; letters. */
const LONG = 56;

/**
 * The dice are drawn next to the text, so it need not name them: `Dice 3, 4 and 6 make 13: the action begins at seat
 * 2.`
 */
const beside = ({ dice }: BankedView, text: string): string =>
  dice.length > 0 ? capital(text.replace(/^Dice [^:]*: /, '')) : text;

function BankLine({ hand: { dealer, stage }, text }: { readonly hand: BankedView; readonly text: string | null }) {
  if (dealer === null || text === null) return null;
  return (
    <p className={css('bank-line')} data-part="bank-line" data-testid="bank-line">
      <span>{text}</span>
      {dealer.wager !== null && <span>{texts.bankedMiddle.covers(<Money amount={dealer.wager} />)}</span>}
      {stage === 'over' && dealer.left > 0 && dealer.left !== dealer.wager && (
        <span>{texts.bankedMiddle.left(<Money amount={dealer.left} />)}</span>
      )}
    </p>
  );
}

/** The number of hands, and the total width of their cards. */
function fansOf(hands: readonly TableHand[]): CSSProperties {
  const widths = hands.reduce((sum, { cards }) => sum + fanWidth(cards.length, 'snug'), 0);
  return { ...fitting(widths), '--hands': hands.length } as CSSProperties;
}

/** Of two hands with a number each, the higher one wins; for other hands the text says who won. */
function winsBy({ text }: TableHand, all: readonly TableHand[]): boolean {
  const points = all.map((one) => Number(one.text));
  return all.length === 2 && points.every(Number.isInteger) && Number(text) > Math.min(...points);
}

interface DealerHandProps {
  readonly hand: TableHand;
  readonly wins: boolean;
  readonly snug: boolean;
}

function DealerHand({ hand: { label, cards, text }, wins, snug }: DealerHandProps) {
  return (
    <div className={css(`dealer-hand ${wins ? 'dealer-hand-wins' : ''}`)} data-part="dealer-hand">
      <p>
        {label} {text && <strong>{unbroken(wordOf(text))}</strong>}
      </p>
      <CardRow cards={cards} fanned={(snug || cards.length > 3) && 'snug'} />
    </div>
  );
}

/** The time left until bets are closed. */
function BettingTimer({ clock }: { readonly clock: Countdown | null }) {
  const running = useCountdown(clock);
  if (!running) return null;
  return (
    <span className={css(`betting-timer ${running.urgent ? 'betting-urgent' : ''}`)} data-testid="betting-timer">
      {clockText(running.leftMs)}
    </span>
  );
}

/**
 * Whether the position is one of the ten places, which have their own sectors of the felt whether or not anyone sits
 * there.
 */
const isPlace = (id: string): boolean => /^\d+$/.test(id);

/** Bets and hands at positions other than the ten places. */
function OpenPlaces({ hand, nameOf }: { readonly hand: BankedView; readonly nameOf: (seat: number) => string }) {
  const places = hand.positions.filter(({ id, seat }) => seat === null && !isPlace(id) && betsOn(hand, id).length > 0);
  if (places.length === 0) return null;
  return (
    <ul className={css('open-places')}>
      {places.map((position) => (
        <li key={position.id}>
          <span className={css('open-place-name')}>{positionName(position).replace('p', 'P')}</span>
          {position.hands.map(onTable).map(({ cards }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hands have no name but their place
            <CardRow key={nth} cards={cards} fanned="snug" />
          ))}
          <BetPills bets={betsOn(hand, position.id)} owner={null} nameOf={nameOf} />
        </li>
      ))}
    </ul>
  );
}
