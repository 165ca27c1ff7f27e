/** A tournament for tests, and one that is played to its last player by whatever a generator has happen. */
import type { Lot } from '../../../../games/hand-start.ts';
import { tournamentAfter } from '../../../../main/house/tournament/fold.ts';
import type { Tournament, TournamentEvent, TournamentTerms } from '../../../../main/house/tournament/record.ts';
import { asked, follows, type TournamentFacts, withAllThatFollows } from '../../../../main/house/tournament/rules.ts';
import {
  type TournamentAct,
  tournament as tournamentSchema,
  tournamentTerms,
} from '../../../../protocol/tournament.ts';

export const FACTS: TournamentFacts = { tableRefusal: () => null };

export const termsOf = (part: Partial<TournamentTerms> = {}): TournamentTerms =>
  tournamentTerms.parse({
    ...{ name: 'Saturday $100', game: 'holdem', betting: 'no-limit', entry: 100_00, fee: 10_00, stack: 1000 },
    ...{ seats: 9, fewest: 2, most: 100, starts: 'by the director', every: { by: 'time', minutes: 20 }, breaks: [] },
    levels: [
      { small: 10, big: 20, ante: 0 },
      { small: 25, big: 50, ante: 0 },
      { small: 50, big: 100, ante: 10 },
    ],
    ...{ lateThrough: 0, reentries: 0 },
    prizes: [
      { from: 2, parts: [1] },
      { from: 5, parts: [65, 35] },
      { from: 9, parts: [50, 30, 20] },
    ],
    ...part,
  });

/** A generator of numbers that is the same in every run. */
export function lots(seed: number): Lot {
  let state = seed >>> 0 || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

type On = Exclude<TournamentAct, { act: 'announce' }>;
type Without<Act> = Act extends { tournament: number } ? Omit<Act, 'tournament'> : never;

export class TestTournament {
  now = 0;
  state: Tournament;
  readonly events: TournamentEvent[];
  readonly lot: Lot;

  constructor(terms: TournamentTerms, tables: readonly number[], seed = 1) {
    this.lot = lots(seed);
    const event: TournamentEvent = { event: 'announced', tournament: 1, terms, tables: [...tables] };
    this.state = tournamentAfter(null, event, 0);
    this.events = [event];
  }

  /** Does an act with all that follows from it; gives `ok` or the code of its refusal. */
  try(act: Without<On>, facts = FACTS): string {
    const come = asked(this.state, { ...act, tournament: 1 } as On, facts, this.lot);
    if (!come.ok) return come.error.code;
    this.happens(come.value, facts);
    return 'ok';
  }

  does(act: Without<On>): this {
    const came = this.try(act);
    if (came !== 'ok') throw new Error(`${act.act}: ${came}`);
    return this;
  }

  happens(events: readonly TournamentEvent[], facts = FACTS): void {
    const { after, events: all } = withAllThatFollows(this.state, events, {
      facts,
      lot: this.lot,
      now: this.now,
    });
    this.state = tournamentSchema.parse(after);
    this.events.push(...all);
  }

  /** Time goes by: what it brings about happens. */
  passes(ms: number): this {
    this.now += ms;
    this.happens(follows(this.state, FACTS, this.lot, this.now));
    return this;
  }

  /** It is looked what is due. */
  looks(facts: TournamentFacts): this {
    this.happens(follows(this.state, facts, this.lot, this.now), facts);
    return this;
  }

  enter(...people: number[]): this {
    for (const person of people) this.enterAs(person, FACTS);
    return this;
  }

  enterAs(person: number, facts: TournamentFacts): this {
    const came = this.try({ act: 'enter', account: String(1_000_000 + person) }, { ...facts, name: `P${person}` });
    if (came !== 'ok') throw new Error(`enter ${person}: ${came}`);
    return this;
  }

  entry(person: number) {
    const entry = this.state.entries.findLast(({ account }) => account === String(1_000_000 + person));
    if (!entry) throw new Error(`nobody of number ${person}`);
    return entry;
  }

  /** Entries at a table, by seat. */
  at(table: number) {
    return this.state.entries
      .filter(({ where, stack }) => where?.table === table && stack > 0)
      .toSorted((a, b) => (a.where?.seat ?? 0) - (b.where?.seat ?? 0));
  }

  /** A hand at a table: what each entry has after it; whoever is not named has what they had. `round`: of hand for hand. */
  hand(
    table: number,
    after: Readonly<Record<number, number>>,
    { nextBig = null, round }: { readonly nextBig?: number | null; readonly round?: number } = {},
  ): void {
    const stacks = this.at(table).map(({ id, stack }) => ({ entry: id, before: stack, after: after[id] ?? stack }));
    const inRound = round === undefined ? {} : { round };
    this.happens([{ event: 'hand', tournament: 1, table, stacks, nextBig, ...inRound }]);
  }

  /** A table plays no hand anymore, and waits for the first round. */
  ready(table: number): void {
    this.happens([{ event: 'ready', tournament: 1, table }]);
  }

  /** Every table lets go whoever is called from it. */
  letGo(): void {
    for (let more = true; more; ) {
      const called = this.state.entries.find(
        ({ state, where, out }) => where !== null && (state === 'moving' || (state === 'out' && out !== null)),
      );
      more = called !== undefined;
      if (called) this.happens([{ event: 'lifted', tournament: 1, entry: called.id, stack: called.stack }]);
    }
  }
}
