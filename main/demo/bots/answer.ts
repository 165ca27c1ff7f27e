/**
 * What a bot presses. It plays to keep the game going, not to win: in a pot it stays with hands that are better than
 * most, raises now and then, and folds the others. It knows what its station shows and nothing else.
 */

import type { Ask, BetAsk, CardsAsk, ChooseAsk, Decision, WagerAsk } from '../../../games/ask.ts';
import { costOf, matched } from '../../../games/wager.ts';
import type { StationView } from '../../../protocol/station-view.ts';
import { cardsToChange } from './draw.ts';

type Random = () => number;

/** `liking` says how much the bot likes its hand (`liking.ts`): 0 where it just stays in with it. */
export function answerAsk(ask: Ask, view: StationView, random: Random, liking = 0): Decision {
  switch (ask.kind) {
    case 'bet':
      return bet(ask, liking, random);
    case 'wager':
      return wager(ask, random);
    case 'choose':
      return choose(ask, random);
    case 'cards':
      return cards(ask, view);
  }
}

function bet(ask: BetAsk, liking: number, random: Random): Decision {
  const mood = random();
  if (ask.raise && mood < liking * 0.3 * caution(ask.bet, ask))
    return { kind: 'raise', to: raiseTo(ask.raise, ask.pot, random) };
  if (ask.call === 0) return { kind: 'check' };
  if (ask.call === null) return ask.fold ? { kind: 'fold' } : { kind: 'check' };
  const price = ask.call / Math.max(1, ask.pot + ask.call);
  const courage = liking + random() * 0.5;
  const risk = 1 - caution(ask.bet + ask.call, ask);
  return courage < price * 1.6 + risk && ask.fold ? { kind: 'fold' } : { kind: 'call' };
}

/**
 * 1 while little of the bot's stack is at stake, 0 when all of it would be, so that bots do not go all-in on every
 * hand.
 */
function caution(staked: number, { bet, stack }: BetAsk): number {
  return 1 - Math.min(1, staked / Math.max(1, bet + stack));
}

function raiseTo(range: NonNullable<BetAsk['raise']>, pot: number, random: Random): number {
  const want = range.min + Math.floor((pot * random()) / 2);
  const stepped = want - ((want - range.min) % range.step);
  return Math.min(range.max, Math.max(range.min, stepped));
}

function wager(ask: WagerAsk, random: Random): Decision {
  const bank = ask.spots.find(({ id }) => id === 'bank');
  if (bank) return { kind: 'wager', bets: bank.max < bank.min ? {} : { bank: bank.max } };
  const bases = ask.spots.filter(({ needs, at }) => needs.length === 0 && at === null);
  const base = bases[Math.floor(random() * bases.length)];
  if (!base) return { kind: 'wager', bets: {} };
  const bets: Record<string, number> = { ...matched(ask, { [base.id]: base.min }) };
  if (costOf(ask, bets) > ask.stack) return { kind: 'wager', bets: {} };
  for (const { id, min, max, needs, upTo, equals, at } of ask.spots) {
    const amount = equals === undefined ? min : (bets[equals] ?? 0);
    const wanted = needs.includes(base.id) && at === null && random() < 0.25;
    const fits = min <= max && (upTo === null || min <= (bets[upTo] ?? 0));
    if (wanted && fits && costOf(ask, { ...bets, [id]: amount }) <= ask.stack) bets[id] = amount;
  }
  return { kind: 'wager', bets };
}

/** How often a bot shows cards that it need not show. */
const SHOWS = 0.15;

/**
 * Chooses what costs nothing, and now and then what does; takes the bank whenever it is offered, so that play goes on.
 */
function choose(ask: ChooseAsk, random: Random): Decision {
  // Some bots like to show what they had, mostly when it costs them nothing.
  const shows =
    ask.optional === true && random() < SHOWS ? ask.options[Math.floor(random() * ask.options.length)] : undefined;
  if (shows) return { kind: 'choose', option: shows.id };
  if (ask.suggestion !== undefined) return { kind: 'choose', option: ask.suggestion };
  if (ask.options.some(({ id }) => id === 'bank')) return { kind: 'choose', option: 'bank' };
  const free = ask.options.filter((option) => option.cost === null || random() < 0.3);
  const options = free.length > 0 ? free : ask.options;
  const option = options[Math.floor(random() * options.length)] ?? ask.options[0];
  return { kind: 'choose', option: option?.id ?? '' };
}

function cards(ask: CardsAsk, view: StationView): Decision {
  const [group] = ask.groups;
  if (ask.key && group) {
    const own = view.table.hand?.seats.find(({ seat }) => seat === ask.seat);
    return { kind: 'cards', groups: { [group.id]: cardsToChange(ask, own) } };
  }
  if (ask.suggestion) return { kind: 'cards', groups: ask.suggestion };
  const left = [...ask.from];
  return {
    kind: 'cards',
    groups: Object.fromEntries(ask.groups.map((group) => [group.id, left.splice(0, group.min)])),
  };
}
