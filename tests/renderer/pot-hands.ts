/** Hands of pot games as the host would send them: played by the rules, with decks that are the same each time. */
import type { Decision } from '../../games/ask.ts';
import type { HandView, SeatView } from '../../games/hand-view.ts';
import { Hand } from '../../main/hand/hand.ts';
import { Seeded } from '../../main/odds/seeded.ts';
import { setupsOf } from '../../main/setups.ts';
import { tableConfig } from '../../main/table/config.ts';

const GAMES = ['holdem', 'omaha', 'omaha-hi-lo-8', 'pineapple'] as const;
export type PotGame = (typeof GAMES)[number];

/** Where a hand is stopped: cards just dealt, in the middle of the betting, or over with every hand open. */
export type PotStop = 'dealt' | 'betting' | 'showdown';

const SETUPS = [
  ...setupsOf(
    tableConfig.parse({
      mayShow: false,
      games: GAMES.map((game) =>
        game === 'pineapple' ? { game, house: 'artichoke-joes', limit: '4-8', jackpot: false } : { game, limit: '4-8' },
      ),
    }),
  ).values(),
];

/** A hand of so many players at a stop, as the public sees it; at the showdown nobody has mucked. */
export function potHand(game: PotGame, players: number, stop: PotStop, seed: number): HandView {
  const setup = SETUPS.find(({ profile }) => profile.game === game);
  if (!setup) throw new Error(game);
  const { game: rulesOf, rules } = setup;
  const seeded = new Seeded(seed);
  const people = Array.from({ length: players }, (_, nth) => ({
    ...{ seat: nth + 1, player: `player-${nth + 1}`, sittingOut: false, entry: 'post' as const },
    // Short stacks make side pots.
    stack: nth % 3 === 1 ? 1000 + 400 * nth : 123_450 + nth,
  }));
  const seating = rulesOf.seatHand(rules, rulesOf.newMemory(), people, (n) => seeded.below(n));
  if (!seating.start) throw new Error('nobody is dealt in');
  const deck = seeded.shuffle(rulesOf.deck(rules));
  const facts = { number: 1, rules, start: seating.start, memory: seating.memory, deck, seal: '', at: 0 };
  let hand = Hand.begin(rulesOf, facts);
  const steps = stop === 'dealt' ? 0 : stop === 'betting' ? players + 2 : Number.POSITIVE_INFINITY;
  for (let step = 0; step < steps; step += 1) {
    const ask = hand.asks()[0];
    if (!ask) break;
    const next = hand.take({ kind: 'decision', seat: ask.seat, decision: goesOn(ask, step) });
    if (!next.ok) throw new Error(next.error.message);
    hand = next.value;
  }
  const seen = hand.view('public');
  if (stop !== 'showdown') return seen;
  return { ...seen, seats: seen.seats.map((seat) => opened(hand, seat)) };
}

/** Raises now and then, else calls; throws away the first cards where some must go. */
function goesOn(ask: ReturnType<Hand['asks']>[number], step: number): Decision {
  switch (ask.kind) {
    case 'bet':
      if (ask.raise !== null && step % 4 === 1) return { kind: 'raise', to: ask.raise.max };
      return { kind: ask.call === 0 ? 'check' : 'call' };
    case 'cards': {
      const left = [...ask.from];
      return {
        kind: 'cards',
        groups: Object.fromEntries(ask.groups.map(({ id, min }) => [id, left.splice(0, min)])),
      };
    }
    default:
      throw new Error(ask.kind);
  }
}

function opened(hand: Hand, seat: SeatView): SeatView {
  const own = hand.view(seat.seat).seats.find((one) => one.seat === seat.seat);
  return seat.state === 'folded' || !own ? seat : { ...seat, cards: own.cards, hand: own.hand, plays: own.plays };
}
