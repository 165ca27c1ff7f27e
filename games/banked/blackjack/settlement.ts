/** What every bet comes to, and in which order: from the action button clockwise, position by position. */
import { type Cents, dollars } from '../../money.ts';
import { invariant } from '../../result.ts';
import { fromPlace, placeByCard } from '../action.ts';
import { type BankedTable, type Bet, betsOn, type Position } from '../table.ts';
import type { Due } from '../variant.ts';
import { compare, payoffText, type Standing, winnings } from './compare.ts';
import { countOf, countText, naturalOf } from './count.ts';
import { type AddedBet, type Hand, handNatural, isSpecial, type NoBustRound, type Place } from './hand.ts';
import { surrenderReturns } from './options.ts';
import { extraGoesBack } from './player-dealer.ts';
import type { NoBustRules } from './rules.ts';
import { BUSTER, BUSTER_TABLES, busterPays, UPCARD_LUCK, UPCARD_PAYS, UPCARD_TEXT, upcardLuck } from './side-bets.ts';

type Table = BankedTable<NoBustRules>;

/** Positions with a bet in the order of the action, which the player-dealer's second card gives (000:2262-2278). */
export function actionOrder(table: Table, { dealer }: Pick<NoBustRound, 'dealer'>): readonly Position[] {
  const { positions, active } = table;
  const second = dealer[1];
  invariant(second !== undefined, 'the action begins by the second card of the player-dealer');
  return fromPlace(positions, active, placeByCard(second, positions.length));
}

/** Every bet in the order of settlement: in a position base bets first, then splits and doubles, then side bets. */
export function dues(table: Table, round: NoBustRound): readonly Due[] {
  const placeOf = (id: string): Place => {
    const place = round.places.find(({ position }) => position.id === id);
    invariant(place !== undefined, () => `no hand on position ${id}`);
    return place;
  };
  const order = actionOrder(table, round).map(({ id }) => placeOf(id));
  const mains = (place: Place): readonly Due[] => mainDues(table, round, place);
  const sides = (place: Place): readonly Due[] => sideDues(table, round, place);
  return table.rules.bonusOrder === 'last'
    ? [...order.flatMap(mains), ...order.flatMap(sides)]
    : order.flatMap((place) => [...mains(place), ...sides(place)]);
}

function mainDues(table: Table, round: NoBustRound, place: Place): readonly Due[] {
  const { rules } = table;
  const [first] = place.hands;
  invariant(first !== undefined, () => `no hand on position ${place.position.id}`);
  const base = betsOn(table, place.position.id, 'base').map((bet) =>
    place.surrendered.includes(bet.seat) ? surrendered(rules, bet) : handDue(rules, round, first, bet),
  );
  const extra = inSpotOrder(table, place, round.added).map((bet) => {
    const hand = place.hands.find(({ stakes, doubles }) => stakes.includes(bet) || doubles.includes(bet));
    invariant(hand !== undefined, () => `a ${bet.kind} that lies on no hand of position ${bet.position}`);
    return extraGoesBack(rules, round.dealer) ? goesBack(bet) : handDue(rules, round, hand, bet);
  });
  return [...base, ...extra];
}

/** Splits and doubles of a position: those of its first betting spot before those of the next (000:2332-2334). */
function inSpotOrder(table: Table, { position }: Place, added: readonly AddedBet[]): readonly AddedBet[] {
  const spots = betsOn(table, position.id, 'base');
  const spotOf = ({ seat, special }: AddedBet): number =>
    spots.findIndex((base) => base.seat === seat && isSpecial(base) === special);
  return added.filter((bet) => bet.position === position.id).sort((a, b) => spotOf(a) - spotOf(b));
}

function surrendered(rules: NoBustRules, bet: Bet): Due {
  const back = surrenderReturns(rules, bet.amount);
  const text = `Surrendered: ${dollars(back)} back.`;
  return { bet, verdict: 'lose', amount: bet.amount - back, result: 'surrender', text };
}

function goesBack(bet: Bet): Due {
  const text = 'The player-dealer’s second card takes extra bets out of action: this one goes back.';
  return { bet, verdict: 'push', amount: 0, result: 'no-action', text };
}

function handDue(rules: NoBustRules, { dealer }: NoBustRound, hand: Hand, bet: Bet): Due {
  const player: Standing = { natural: handNatural(rules, hand), total: countOf(hand.cards).total };
  const bank: Standing = { natural: naturalOf(rules, dealer), total: countOf(dealer).total };
  const out = compare(rules, player, bank);
  const mine = countText(rules, hand.cards, !hand.split);
  const against = `${mine} against ${countText(rules, dealer)}`;
  switch (out.verdict) {
    case 'win': {
      const amount = winnings(bet.amount, out.pays);
      const text = `You win with ${against}${out.pays === '1-to-1' ? '' : `, ${payoffText(out.pays)}`}.`;
      return { bet, verdict: 'win', amount, result: 'win', text };
    }
    case 'lose':
      return { bet, verdict: 'lose', amount: bet.amount, result: 'lose', text: `You lose with ${against}.` };
    case 'push':
      return { bet, verdict: 'push', amount: 0, result: 'push', text: `A push: ${against}.` };
  }
}

function sideDues(table: Table, round: NoBustRound, { position, hands }: Place): readonly Due[] {
  const buster = betsOn(table, position.id, BUSTER).map((bet) => busterDue(table.rules, round, bet));
  const luck = betsOn(table, position.id, UPCARD_LUCK).map((bet) => luckDue(round, hands, bet));
  return [...buster, ...luck];
}

function busterDue({ buster }: NoBustRules, { dealer }: NoBustRound, bet: Bet): Due {
  const pays = buster === 'none' ? null : busterPays(BUSTER_TABLES[buster], dealer);
  return sideDue(
    bet,
    pays,
    `The player-dealer is over 21 with ${dealer.length} cards`,
    'The player-dealer is not over 21.',
  );
}

function luckDue({ dealer }: NoBustRound, hands: readonly Hand[], bet: Bet): Due {
  const [upcard] = dealer;
  const cards = originalCards(hands);
  const luck = upcard === undefined ? null : upcardLuck(cards, upcard);
  const words = luck === null ? '' : UPCARD_TEXT[luck];
  return sideDue(
    bet,
    luck === null ? null : UPCARD_PAYS[luck],
    words,
    'The first two cards or the open card do not win.',
  );
}

function sideDue(bet: Bet, pays: number | null, won: string, lost: string): Due {
  if (pays === null) return { bet, verdict: 'lose', amount: bet.amount, result: 'lose', text: lost };
  const amount: Cents = bet.amount * pays;
  return { bet, verdict: 'win', amount, result: 'win', text: `${won}: ${pays} to 1.` };
}

/** The first two cards that a position was dealt, also once it has been split. */
function originalCards(hands: readonly Hand[]): Hand['cards'] {
  const [first, second] = hands;
  if (first === undefined) return [];
  return first.split && second ? [...first.cards.slice(0, 1), ...second.cards.slice(0, 1)] : first.cards.slice(0, 2);
}
