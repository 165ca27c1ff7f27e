/** A hand of stud as the host would send it: eight players who call and check down to a street, none of whom folds. */
import type { HandView } from '../../games/hand-view.ts';
import { razz } from '../../games/razz.ts';
import type { Viewer } from '../../games/seat.ts';
import { Seeded } from '../../main/odds/seeded.ts';

const SEATS = [1, 2, 3, 4, 5, 6, 8, 10];

export function studAt(street: string, viewer: Viewer): HandView {
  const rules = razz.rules.parse({ lowerLimit: 1_500, higherLimit: 3_000 });
  const people = SEATS.map((seat) => {
    return { seat, player: `player-${seat}`, stack: 60_000, sittingOut: false, entry: 'post' as const };
  });
  const { start } = razz.seatHand(rules, razz.newMemory(), people, () => 0);
  if (!start) throw new Error('nobody is dealt in');
  let state = razz.begin(rules, start, new Seeded(3).shuffle(razz.deck(rules)));
  for (;;) {
    const view = razz.view(state, viewer);
    const [ask] = razz.asks(state);
    const mine = viewer === 'public' || ask?.seat === viewer;
    if (ask?.kind !== 'bet' || (view.street === street && mine)) return view;
    const isFolding = ask.seat === 6 && view.street === 'Fifth street';
    const decision = isFolding ? 'fold' : ask.call === 0 ? 'check' : 'call';
    const next = razz.decide(state, ask.seat, { kind: decision });
    if (!next.ok) throw new Error(next.error.message);
    state = next.value;
  }
}
