import type { HandView, PotView } from '../games/hand-view.ts';
import type { FloorView } from '../protocol/floor-view.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import type { NameOf } from '../renderer/hand/banked-facts.ts';
import { eventText } from '../renderer/hand/eventText.ts';
import { Button } from '../renderer/kit/Button.tsx';
import { CardRow } from '../renderer/kit/Card.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Money } from '../renderer/kit/Money.tsx';
import { clockText, useCountdown } from '../renderer/kit/useCountdown.ts';
import type { FloorAct } from './act.ts';
import { BankedFelt } from './BankedFelt.tsx';
import floor from './floor.module.css';
import styles from './HandPanel.module.css';
import { namesOf, standsStill } from './seat-state.ts';
import { texts } from './texts.ts';

const css = classes(desk, floor, styles);

/** The current hand as everyone may see it: board, pots, whose turn it is, the latest events. */
export function HandPanel({
  view,
  onChoose,
}: {
  readonly view: FloorView;
  readonly onChoose: (chosen: FloorAct) => void;
}) {
  const { table } = view;
  const { hand } = table;
  const nameOf = namesOf(table.places);
  return (
    <section className={css('panel hand')} aria-label={texts.handPanel.hand}>
      {hand === null ? (
        <p className={css('empty')}>
          {standsStill(table) ? texts.handPanel.noHandOnTable : texts.handPanel.noHandOnTable2}
        </p>
      ) : (
        <>
          <div className={css('hand-felt')}>
            <p className={css('hand-head')}>
              <strong>{texts.handPanel.hand2(table.handNumber)}</strong>
              <span>{hand.over ? texts.handPanel.over : hand.street}</span>
            </p>
            <Felt hand={hand} nameOf={nameOf} />
          </div>
          <div className={css('hand-side')}>
            <Turn view={view} hand={hand} nameOf={nameOf} onChoose={onChoose} />
            <div className={css('hand-told')}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and without a focus nobody scrolls it by keyboard */}
              <ol tabIndex={0} className={css('hand-events')} aria-label={texts.handPanel.whatHappenedNewestFirst}>
                {hand.events
                  .map((event, nth) => ({ event, nth }))
                  .toReversed()
                  .map(({ event, nth }) => (
                    <li key={nth} className={css(event.kind === 'street' ? 'event-street' : '')}>
                      {eventText(event, nameOf)}
                    </li>
                  ))}
              </ol>
            </div>
            <Button
              size="small"
              className={css('void-key')}
              disabled={!view.mayVoid}
              onPress={() => onChoose({ do: 'void', hand: table.handNumber })}
              testid="void"
            >
              {texts.handPanel.voidHand(table.handNumber)}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** What lies on the table, drawn for the kind of hand. */
function Felt({ hand, nameOf }: { readonly hand: HandView; readonly nameOf: NameOf }) {
  switch (hand.kind) {
    case 'pot':
      return <PotFelt hand={hand} />;
    case 'banked':
      return <BankedFelt hand={hand} nameOf={nameOf} />;
  }
}

function PotFelt({ hand }: { readonly hand: PotView }) {
  return (
    <>
      <div className={css('hand-zones')}>
        {hand.zones
          .filter(({ cards }) => cards.length > 0)
          .map(({ id, label, cards }) => (
            <div key={id} className={css('zone')}>
              <CardRow cards={cards} />
              {hand.zones.length > 1 && <small>{label}</small>}
            </div>
          ))}
        {hand.zones.length > 0 && hand.zones.every(({ cards }) => cards.length === 0) && (
          <p className={css('soft')}>{texts.handPanel.noCardOnBoard}</p>
        )}
      </div>
      <Pots hand={hand} />
    </>
  );
}

function Pots({ hand }: { readonly hand: PotView }) {
  const bets = hand.seats.reduce((sum, { bet }) => sum + bet, 0);
  return (
    <dl className={css('hand-pots')}>
      {hand.pots.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
      {bets > 0 && (
        <div>
          <dt>{texts.handPanel.betsOnThisStreet}</dt>
          <dd>
            <Money amount={bets} />
          </dd>
        </div>
      )}
    </dl>
  );
}

interface TurnProps {
  readonly view: FloorView;
  readonly hand: HandView;
  readonly nameOf: NameOf;
  readonly onChoose: (chosen: FloorAct) => void;
}

function Turn({ view, hand, nameOf, onChoose }: TurnProps) {
  const { table } = view;
  const still = standsStill(table);
  const running = useCountdown(hand.over || still ? null : table.clock);
  if (hand.over) return <p className={css('hand-turn')}>{texts.handPanel.handIsOver}</p>;
  const who = hand.turn.map((seat) => texts.handPanel.toActSeat(nameOf(seat), seat)).join(', ');
  const [seat] = hand.turn;
  return (
    <p className={css('hand-turn')} data-testid="turn">
      <span>{hand.turn.length === 0 ? texts.handPanel.nobodyOwesDecision : texts.handPanel.toAct(who)}</span>
      {running && <strong className={css(running.urgent ? 'bad-text' : '')}>{clockText(running.leftMs)}</strong>}
      {still && table.clock && <strong>{texts.handPanel.standingStill(clockText(table.clock.leftMs))}</strong>}
      {!still && seat !== undefined && hand.turn.length === 1 && (
        <Button
          size="small"
          onPress={() => onChoose({ do: 'give time', seat, player: nameOf(seat), hand: table.handNumber })}
          testid="give-time"
        >
          {texts.handPanel.giveTime}
        </Button>
      )}
    </p>
  );
}
