/** Turns a line of a script into an answer to the seat's ask. */

import type { Ask, BetAsk, CardGroups, CardsAsk, Decision } from '../../games/ask.ts';
import type { CardText } from '../../games/card.ts';
import { ok, type Result } from '../../games/result.ts';
import { isWritten } from './cards.ts';
import type { ScriptedAct } from './script.ts';

type Answer = Result<Decision, string>;

const no = (error: string): Answer => ({ ok: false, error });

/** The decision for a script line; the error says why there is none. `ask` is null when the seat owes nothing. */
export function decisionOf(act: ScriptedAct, ask: Ask | null): Answer {
  switch (ask?.kind) {
    case 'choose':
      return ok({ kind: 'choose', option: optionOf(act), ...(act.amount === null ? {} : { amount: act.amount }) });
    case 'cards':
      return cardsDecision(act, ask);
    case 'wager':
      return act.word === 'wager' ? ok({ kind: 'wager', bets: act.bets }) : no(`"${act.word}" does not place bets`);
    default:
      return betDecision(act, ask ?? null);
  }
}

function optionOf(act: ScriptedAct): string {
  return act.nth === null ? act.word : `${act.word}-${act.nth}`;
}

function betDecision({ word, amount, seat }: ScriptedAct, ask: BetAsk | null): Answer {
  switch (word) {
    case 'fold':
    case 'check':
    case 'call':
      return ok({ kind: word });
    case 'bring-in':
      return !ask || ask.callVerb === 'bring-in'
        ? ok({ kind: 'call' })
        : no(`seat ${seat} is not asked for a bring-in`);
    case 'bet':
    case 'raise':
      return ok({ kind: 'raise', to: amount ?? 0 });
    case 'complete':
      if (amount !== null) return ok({ kind: 'raise', to: amount });
      return ask?.raise ? ok({ kind: 'raise', to: ask.raise.min }) : no(`seat ${seat} has nothing to complete`);
    case 'all-in':
      return ask ? allIn(ask) : no(`seat ${seat} is not asked for anything`);
    default:
      return no(`seat ${seat} is asked to bet; "${word}" does not answer that`);
  }
}

/** The raise that takes all the seat's chips where there is one, or the call that does. */
function allIn(ask: BetAsk): Answer {
  if (ask.raise && ask.raise.max === ask.bet + ask.stack) return ok({ kind: 'raise', to: ask.raise.max });
  return ask.callAllIn ? ok({ kind: 'call' }) : no(`seat ${ask.seat} may not go all-in`);
}

function cardsDecision(act: ScriptedAct, ask: CardsAsk): Answer {
  const [group] = ask.groups;
  if (!group) return no(`seat ${act.seat} has no cards to pick`);
  switch (act.word) {
    case 'house-way':
      return ask.suggestion && ask.houseWay !== false
        ? ok({ kind: 'cards', groups: ask.suggestion })
        : no('the game has no house way here');
    case 'pat':
      return ok({ kind: 'cards', groups: { [group.id]: [] } });
    case 'draw':
    case 'discard':
    case 'expose': {
      const nth = act.nth === null ? undefined : ask.from[act.nth - 1];
      return ok({ kind: 'cards', groups: withFaces({ [group.id]: nth === undefined ? act.cards : [nth] }, ask) });
    }
    case 'set':
      return ok({ kind: 'cards', groups: withRest(withFaces(act.groups, ask), ask) });
    default:
      return no(`seat ${act.seat} is asked to pick cards; "${act.word}" does not answer that`);
  }
}

/**
 * A face that several cards have, such as a bare `X`, is one of the seat's cards that the line does not name otherwise.
 */
function withFaces(named: CardGroups, { from }: CardsAsk): CardGroups {
  const rest = [...from];
  const exact = Object.values(named)
    .flat()
    .map((card) => removeOne(rest, card));
  let nth = 0;
  const meant = (card: CardText): CardText => {
    if (exact[nth++]) return card;
    const other = rest.find((one) => isWritten(card, one));
    if (other !== undefined) removeOne(rest, other);
    return other ?? card;
  };
  return Object.fromEntries(Object.entries(named).map(([id, cards]) => [id, cards.map(meant)]));
}

/** If one group is not named, it takes the cards that the named ones leave. */
function withRest(named: CardGroups, ask: CardsAsk): CardGroups {
  const open = ask.groups.filter(({ id }) => !(id in named));
  const [only] = open;
  if (open.length !== 1 || !only) return named;
  const rest = [...ask.from];
  for (const card of Object.values(named).flat()) removeOne(rest, card);
  return { ...named, [only.id]: rest };
}

/** Takes a card out; false when it is not there. */
function removeOne(from: CardText[], card: CardText): boolean {
  const at = from.indexOf(card);
  if (at >= 0) from.splice(at, 1);
  return at >= 0;
}
