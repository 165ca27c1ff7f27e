/**
 * What a player does by card away from a seat: joins and leaves lists of the poker desk, enters tournaments and
 * withdraws an entry. The caller has checked the card and the PIN; the house does the rest by the rules of the desk and
 * of tournaments.
 */

import { type Cents, dollars } from '../../games/money.ts';
import { GAMES } from '../../games/registry.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { ListForPlayer, PlayerAct, PlayerDesk, TournamentForPlayer } from '../../protocol/player-desk.ts';
import type { PointsStanding } from '../../protocol/points.ts';
import type { DeskBook } from './desk-book.ts';
import type { DeskEntry, DeskList } from './desk-record.ts';
import type { DeskFacts } from './poker-desk.ts';
import type { HouseReader } from './tables.ts';
import { placesPaid } from './tournament/prizes.ts';
import type { Tournament } from './tournament/record.ts';
import { entered, takesEntries } from './tournament/standing.ts';
import type { TournamentBook } from './tournament-book.ts';

interface PlayerDeskParts {
  readonly db: HouseReader;
  readonly desk: DeskBook;
  readonly tournaments: TournamentBook;
  /** The balance of their card. */
  balance(account: string): Promise<Cents>;
  /** Their points; null where the house has none. */
  points(account: string): Promise<PointsStanding | null>;
  /** The player's name at the tables; refused when they may not play. */
  player(db: HouseReader, account: string, at: number): Promise<Result<string, Refusal>>;
}

/** Why a name is off a list, or an entry paid back, in the record. */
const BY_CARD = 'by the player, with their card';

export class HousePlayerDesk {
  readonly #parts: PlayerDeskParts;

  constructor(parts: PlayerDeskParts) {
    this.#parts = parts;
  }

  /** The lists and tournaments of the house, and the player's place in each. */
  async of(account: string, at: number): Promise<PlayerDesk> {
    const { desk, tournaments } = this.#parts;
    const [{ lists }, seated, all] = [await desk.read(), await desk.seated(), await tournaments.open()];
    return {
      at,
      balance: await this.#parts.balance(account),
      points: await this.#parts.points(account),
      lists: lists.map((list) => listFor(list, account, seated)),
      tournaments: all.flatMap((tournament) => tournamentFor(tournament, account)),
    };
  }

  /**
   * Does what the player asks for, once per key. Refused as the rules of the desk and of tournaments say, and while
   * they may not play.
   */
  async act(
    account: string,
    act: PlayerAct,
    { key, at }: { readonly key: string; readonly at: number },
  ): Promise<Result<null, Refusal>> {
    switch (act.act) {
      case 'join list':
        return this.#join(account, act.list, { key, at });
      case 'leave list':
        return this.#leave(account, act.list, { key, at });
      case 'enter tournament':
        return this.#enter(account, act, { key, at });
      case 'leave tournament':
        return this.#withdraw(account, act.tournament, { key, at });
    }
  }

  async #join(account: string, list: string, asked: Asked): Promise<Result<null, Refusal>> {
    const { db, desk, player } = this.#parts;
    const name = await player(db, account, asked.at);
    if (!name.ok) return name;
    const { lists } = await desk.read();
    const playing = (await desk.seated()).find((one) => one.account === account)?.table ?? null;
    if (playing !== null && lists.find(({ id }) => id === list)?.tables.includes(playing)) {
      return refuse('plays it', `You play this game at table ${playing}. The floor puts you down for another table.`);
    }
    const act = { act: 'join', list, name: name.value.slice(0, 40), account, here: true } as const;
    const done = await this.#desk(act, account, asked);
    if (done.ok) return done;
    // The desk's own message about its lists is not something a player can act on.
    if (done.error.code === 'list full') return refuse('list full', 'This list is full right now. The floor can help.');
    if (done.error.code === 'no such list') return refuse('no such list', 'This list no longer exists.');
    return done.error.code === 'on it already' ? refuse('on it already', 'You are already on this list.') : done;
  }

  async #leave(account: string, list: string, asked: Asked): Promise<Result<null, Refusal>> {
    const { lists } = await this.#parts.desk.read();
    // An entry always belongs to the same person, so it may be looked up before the act.
    const entry = lists.find(({ id }) => id === list)?.entries.find((one) => one.account === account);
    if (entry === undefined) return ok(null);
    if (entry.kind === 'move') return refuse('must move', 'You have to move to that table: the floor will arrange it.');
    return this.#desk({ act: 'strike', list, entry: entry.id, reason: BY_CARD }, account, asked);
  }

  async #desk(
    act: Parameters<DeskBook['act']>[0],
    account: string,
    { key, at }: Asked,
  ): Promise<Result<null, Refusal>> {
    const done = await this.#parts.desk.act(act, { key, at, by: account, open: new Map() });
    return done.ok ? ok(null) : done;
  }

  async #enter(
    account: string,
    { tournament: id, pays }: Extract<PlayerAct, { act: 'enter tournament' }>,
    asked: Asked,
  ): Promise<Result<null, Refusal>> {
    const tournament = await this.#open(id);
    if (tournament === undefined) return gone();
    const price = tournament.terms.entry + tournament.terms.fee;
    if (pays !== price) return refuse('stale', `Entering costs ${dollars(price)}. Nothing was taken from your card.`);
    return this.#tournament({ act: 'enter', tournament: id, account }, account, asked);
  }

  async #withdraw(account: string, id: number, asked: Asked): Promise<Result<null, Refusal>> {
    const tournament = await this.#open(id);
    if (tournament === undefined) return gone();
    const entry = newestOf(tournament, account);
    if (entry === undefined) return ok(null);
    return this.#tournament({ act: 'withdraw', tournament: id, entry: entry.id, reason: BY_CARD }, account, asked);
  }

  async #open(id: number): Promise<Tournament | undefined> {
    return (await this.#parts.tournaments.open()).find((one) => one.id === id);
  }

  async #tournament(
    act: Parameters<TournamentBook['act']>[0],
    account: string,
    { key, at }: Asked,
  ): Promise<Result<null, Refusal>> {
    // Only the process that checks what is due knows which tables can be reached: there the tournament starts when it
    // is full, or says why it waits.
    const done = await this.#parts.tournaments.act(act, { key, at, by: account, reached: null });
    return done.ok ? ok(null) : done;
  }
}

interface Asked {
  readonly key: string;
  readonly at: number;
}

const gone = () => refuse('no such tournament', 'This tournament no longer exists.');

/** Their newest entry that was not paid back. */
const newestOf = (tournament: Tournament, account: string) =>
  entered(tournament).findLast((entry) => entry.account === account);

function listFor(list: DeskList, account: string, seated: DeskFacts['seated']): ListForPlayer {
  const { id, label, tables, callMinutes, entries } = list;
  const waiting = entries.filter(({ state }) => state === 'waiting');
  const own = entries.find((entry) => entry.account === account);
  return {
    ...{ id, label, callMinutes, waiting: waiting.length },
    running: tables.flatMap((table) => {
      const players = seated.filter((one) => one.table === table).length;
      return players === 0 ? [] : [{ table, players }];
    }),
    firstSince: waiting.length === 0 ? null : Math.min(...waiting.map(({ since }) => since)),
    mine: own === undefined ? null : ownEntry(own, entries),
  };
}

function ownEntry(own: DeskEntry, entries: readonly DeskEntry[]): NonNullable<ListForPlayer['mine']> {
  const place = entries.indexOf(own);
  return {
    ...{ state: own.state, since: own.since, mayLeave: own.kind !== 'move' },
    before: own.state === 'called' ? 0 : entries.filter(({ state }, nth) => nth < place && state !== 'interest').length,
    call: own.call && { table: own.call.table, until: own.call.until },
  };
}

/** A tournament that is over or cancelled is left out here. */
function tournamentFor(tournament: Tournament, account: string): TournamentForPlayer[] {
  const { id, terms, status, waits } = tournament;
  if (status !== 'entering' && status !== 'playing') return [];
  const { name, game, betting, starts, entry, fee, stack, most, fewest } = terms;
  const all = entered(tournament);
  const own = newestOf(tournament, account);
  const isIn = own !== undefined && own.state !== 'out';
  const mayEnter = !isIn && takesEntries(tournament) && all.length < most && mayComeAgain(tournament, account);
  // Before it begins, the player sees what will be paid once they enter, or once as many have entered as it takes.
  const prizesFor = status === 'playing' ? all.length : Math.max(fewest, all.length + (mayEnter ? 1 : 0));
  const paid = starts === 'when full' && status === 'entering' ? most : prizesFor;
  return [
    {
      game: GAMES.get(game)?.name ?? game,
      ...{ id, name, betting, status, starts, entry, fee, stack, most, entered: all.length },
      prizes: placesPaid(terms, paid, entry * paid),
      prizesFor: paid,
      mine: own === undefined ? null : { state: own.state, table: own.to?.table ?? own.where?.table ?? null },
      mayEnter,
      mayWithdraw: own?.state === 'registered' && status === 'entering',
      ...(waits === undefined || status !== 'entering' || own?.state !== 'registered' ? {} : { waitingFor: waits }),
    },
  ];
}

function mayComeAgain(tournament: Tournament, account: string): boolean {
  const own = entered(tournament).filter((entry) => entry.account === account);
  return own.length <= tournament.terms.reentries && own.every(({ out }) => out === null || out.why === null);
}
