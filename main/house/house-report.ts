/**
 * The report of a house over a period: by cage, table, game and player. Sums of its books and messages, and nothing
 * else: nobody can set one, and none can disagree with the ledger.
 */
import type { Cents } from '../../games/money.ts';
import type { DormantAccount } from '../../protocol/withheld.ts';
import { CAGE_BOOK, cardOf, documentName, TOURNAMENT_FEES } from './books.ts';
import { type Span, voidedOf } from './cash-day.ts';
import { dormantAt } from './dormancy.ts';
import { countersOf, type Flow, flowsIn, jackpotsOf } from './house-meters.ts';
import { atCounters, ofType, type PaperRow, papersIn, signed, sum } from './papers.ts';
import type { PointsRow } from './people-rows.ts';
import { type Stay, stays } from './stays.ts';
import type { HouseReader } from './tables.ts';
import { type NamedPrize, withheldRows } from './withheld.ts';

/** What the house owes at a moment, by where the money is. The total is what the counters hold for everybody. */
interface Owes {
  readonly cards: Cents;
  /** On the way to tables, at them, and in tournaments. */
  readonly tables: Cents;
  readonly jackpots: Cents;
  /** Prizes of people who may not be paid. */
  readonly withheld: Cents;
  /** Fees that belong to the house. */
  readonly fees: Cents;
}

interface Dormant {
  readonly before: Cents;
  readonly after: Cents;
  /** Accounts with a balance at the end, the longest dormant first; `since` is the last act of their player. */
  readonly accounts: readonly DormantAccount[];
}

interface CageSums {
  /** 0 for the command line, and for rows from before cages had numbers. */
  readonly cage: number;
  readonly deposits: Cents;
  readonly withdrawals: Cents;
  readonly fills: Cents;
  readonly drops: Cents;
  /** What corrections and voids have added to cards; negative for what they took off. */
  readonly corrections: Cents;
  readonly voids: Cents;
  /** Positive when more was counted in the drawer than the books said; negative when less was. */
  readonly variance: Cents;
}

interface Play {
  readonly boughtIn: Cents;
  readonly cashedOut: Cents;
  /** Time in a seat, minutes. */
  readonly minutes: number;
}

export interface HouseReport extends Span {
  readonly counters: ReturnType<typeof countersOf>;
  readonly cages: readonly CageSums[];
  /** Table 0: what the house has kept of the entries of tournaments. */
  readonly fees: readonly { readonly table: number; readonly option: string; readonly amount: Cents }[];
  readonly jackpots: ReturnType<typeof jackpotsOf>;
  readonly tables: readonly (Play & { readonly table: number; readonly fees: Cents; readonly toJackpots: Cents })[];
  readonly games: readonly PlayedGame[];
  readonly players: readonly (Play & {
    readonly account: string;
    readonly person: string;
    readonly deposits: Cents;
    readonly withdrawals: Cents;
    readonly jackpots: Cents;
  })[];
  readonly corrections: readonly Amended[];
  readonly voids: readonly Amended[];
  /** Prizes that were withheld in the period or before it, and had not ended before it. */
  readonly withheld: readonly Pick<
    NamedPrize,
    'number' | 'source' | 'part' | 'account' | 'person' | 'amount' | 'status' | 'document'
  >[];
  /** What is owed on dormant accounts, part of what is on cards. Null where accounts never become dormant. */
  readonly dormant: Dormant | null;
  /** Changes of the players' points, and what they held at the end. */
  readonly points: Readonly<Record<PointsRow['why'] | 'held', number>>;
  readonly before: Owes;
  readonly after: Owes;
  /** Fees and cash by the hour, from the first. */
  readonly hours: readonly {
    readonly at: number;
    readonly fees: Cents;
    readonly cashIn: Cents;
    readonly cashOut: Cents;
  }[];
}

/**
 * A game by its profile: what was played and taken, and who left it (players who still sit have not left). The fees of
 * all games together match the ledger: what a table has not reported by game is under an empty name.
 */
interface PlayedGame {
  readonly game: string;
  readonly hands: number;
  readonly fees: Cents;
  readonly stays: number;
  readonly minutes: number;
}

/** A document that corrected or voided something, and why. */
interface Amended {
  readonly at: number;
  readonly document: string;
  readonly person: string;
  readonly amount: Cents;
  readonly by: string;
  readonly why: string;
}

/**
 * The report of a period, as of now. `dormantAfterDays`: after how long without an act an account is dormant; null
 * means never.
 */
export async function houseReport(
  db: HouseReader,
  span: Span,
  now: number,
  dormantAfterDays: number | null = null,
): Promise<HouseReport> {
  const { from, to } = span;
  const papers = await papersIn(db, span);
  const voided = await voidedOf(
    db,
    papers.flatMap(({ book, transfer }) => (book === CAGE_BOOK ? [transfer] : [])),
  );
  const stood = papers.filter(({ book, transfer }) => book !== CAGE_BOOK || !voided.has(transfer));
  const before = await flowsIn(db, { from: 0, to: from });
  const flows = await flowsIn(db, span);
  const fees = feesOf(flows);
  const seated = await stays(db, span, now);
  return {
    ...{ from, to, counters: countersOf(atCounters(stood)) },
    cages: cagesOf(papers),
    fees,
    jackpots: jackpotsOf(before, flows),
    tables: tablesOf(papers, flows, fees, seated),
    games: await gamesOf(db, span, seated, fees),
    players: playersOf(stood, seated),
    corrections: papers.filter(({ type }) => type === 'correction').map(amended),
    voids: papers.filter(({ type }) => type === 'void').map(amended),
    withheld: await withheldIn(db, span),
    dormant: dormantAfterDays === null ? null : await dormantIn(db, { ...span, now, before, flows }, dormantAfterDays),
    points: await pointsIn(db, span),
    before: owedAfter(before),
    after: owedAfter([...before, ...flows]),
    hours: await hoursOf(db, span, stood),
  };
}

async function pointsIn(db: HouseReader, { from, to }: Span): Promise<HouseReport['points']> {
  const rows = await db
    .selectFrom('points')
    .select('why')
    .select((select) => [
      select.fn.sum<number | string>('change').as('all'),
      select.fn
        .sum<number | string>(select.case().when('at', '>=', from).then(select.ref('change')).else(0).end())
        .as('within'),
    ])
    .where('at', '<', to)
    .groupBy('why')
    .execute();
  const within = (why: PointsRow['why']): number => Number(rows.find((row) => row.why === why)?.within ?? 0);
  return {
    ...{ played: within('played'), redeemed: 0 - within('redeemed'), corrected: within('corrected') },
    held: sum(rows, ({ all }) => Number(all)),
  };
}

function cagesOf(papers: readonly PaperRow[]): CageSums[] {
  const atCage = papers.filter(({ book }) => book === CAGE_BOOK);
  return [...Map.groupBy(atCage, ({ cage }) => cage ?? 0)]
    .sort(([a], [b]) => a - b)
    .map(([cage, own]) => ({
      cage,
      deposits: sum(ofType(own, 'deposit'), ({ amount }) => amount),
      withdrawals: sum(ofType(own, 'withdrawal'), ({ amount }) => amount),
      fills: sum(ofType(own, 'fill'), ({ amount }) => amount),
      drops: sum(ofType(own, 'drop'), ({ amount }) => amount),
      corrections: sum(ofType(own, 'correction'), signed),
      voids: sum(ofType(own, 'void'), signed),
      // The drawer is negative by what is in it: a surplus in it has come out of the account of the drawer.
      variance: sum(ofType(own, 'variance'), ({ source, amount }) => (source === 'cage:variance' ? -amount : amount)),
    }));
}

function feesOf(flows: readonly Flow[]): HouseReport['fees'] {
  const fees = new Map<string, Cents>();
  for (const { source, target, amount } of flows) {
    if (target.startsWith('collection:')) fees.set(target, (fees.get(target) ?? 0) + amount);
    if (source.startsWith('collection:')) fees.set(source, (fees.get(source) ?? 0) - amount);
  }
  return [...fees].map(([name, amount]) => {
    if (name === TOURNAMENT_FEES) return { table: 0, option: 'entries of tournaments', amount };
    const [, table = '', option = ''] = /^collection:(\d+):(.*)$/.exec(name) ?? [];
    return { table: Number(table), option, amount };
  });
}

async function gamesOf(
  db: HouseReader,
  { from, to }: Span,
  seated: readonly Stay[],
  fees: HouseReport['fees'],
): Promise<PlayedGame[]> {
  const reported = await db
    .selectFrom('played')
    .select('game')
    .select((select) => [select.fn.sum<number>('hands').as('hands'), select.fn.sum<number>('fees').as('fees')])
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy('game')
    .execute();
  const left = Map.groupBy(
    seated.filter(({ game }) => game !== null),
    ({ game }) => game ?? '',
  );
  const games = [...new Set([...reported.map(({ game }) => game), ...left.keys()])].map((game): PlayedGame => {
    const own = reported.find((each) => each.game === game);
    const stood = left.get(game) ?? [];
    return {
      ...{ game, hands: Number(own?.hands ?? 0), fees: Number(own?.fees ?? 0) },
      ...{ stays: stood.length, minutes: minutesOf(stood) },
    };
  });
  const rest = sum(fees, ({ amount }) => amount) - sum(games, (game) => game.fees);
  return [
    ...games.sort((a, b) => b.fees - a.fees || b.minutes - a.minutes || a.game.localeCompare(b.game)),
    ...(rest === 0 ? [] : [{ game: '', hands: 0, fees: rest, stays: 0, minutes: 0 }]),
  ];
}

const minutesOf = (some: readonly Stay[]): number => sum(some, ({ minutes }) => minutes);

const played = (papers: readonly PaperRow[], seated: readonly Stay[]): Play => ({
  boughtIn: sum(ofType(papers, 'buy-in'), ({ amount }) => amount),
  cashedOut: sum(ofType(papers, 'cash-out'), ({ amount }) => amount),
  minutes: minutesOf(seated),
});

function tablesOf(
  papers: readonly PaperRow[],
  flows: readonly Flow[],
  fees: HouseReport['fees'],
  seated: readonly Stay[],
): HouseReport['tables'] {
  const atTables = Map.groupBy(
    papers.filter(({ book }) => book.startsWith('table:')),
    ({ book }) => Number(book.slice('table:'.length)),
  );
  const numbers = new Set([
    ...atTables.keys(),
    ...fees.flatMap(({ table }) => (table === 0 ? [] : [table])),
    ...seated.map(({ table }) => table),
  ]);
  return [...numbers]
    .sort((a, b) => a - b)
    .map((table) => ({
      table,
      ...played(
        atTables.get(table) ?? [],
        seated.filter((stay) => stay.table === table),
      ),
      fees: sum(
        fees.filter((fee) => fee.table === table),
        ({ amount }) => amount,
      ),
      toJackpots: sum(
        flows.filter(({ source, target }) => source === `table:${table}` && target.startsWith('jackpot:')),
        ({ amount }) => amount,
      ),
    }));
}

function playersOf(papers: readonly PaperRow[], seated: readonly Stay[]): HouseReport['players'] {
  const own = Map.groupBy(
    papers.filter(({ account }) => account !== null),
    ({ account }) => account ?? '',
  );
  const accounts = new Set([...own.keys(), ...seated.map(({ account }) => account)]);
  return [...accounts].sort().map((account) => {
    const some = own.get(account) ?? [];
    return {
      ...{ account, person: some.at(-1)?.patron ?? account },
      deposits: sum(ofType(some, 'deposit'), ({ amount }) => amount),
      withdrawals: sum(ofType(some, 'withdrawal'), ({ amount }) => amount),
      jackpots: sum(ofType(some, 'jackpot', 'prize'), ({ amount }) => amount),
      ...played(
        some,
        seated.filter((stay) => stay.account === account),
      ),
    };
  });
}

const amended = (paper: PaperRow): Amended => ({
  ...{ at: paper.at, document: documentName(paper), person: paper.patron ?? '', amount: signed(paper) },
  ...{ by: [paper.agent, paper.second].filter((who) => who !== null).join(', '), why: paper.note ?? '' },
});

/** Prizes as they were at the end of the period: one that ended later still counts as withheld. */
async function withheldIn(db: HouseReader, { from, to }: Span): Promise<HouseReport['withheld']> {
  const rows = await withheldRows(db)
    .where('withheld.at', '<', to)
    .where((either) => either.or([either('ended_at', 'is', null), either('ended_at', '>=', from)]))
    .orderBy('withheld.number')
    .execute();
  return rows.map(({ number, source, part, account, person, amount, status, document, ended_at }) => {
    const isHeld = ended_at === null || ended_at >= to;
    const end = isHeld ? ({ status: 'held', document: null } as const) : { status, document };
    return { ...{ number, source, part, account, amount, person: person ?? account }, ...end };
  });
}

interface Stretch extends Span {
  readonly now: number;
  /** What went from where to where before the period, and in it. */
  readonly before: readonly Flow[];
  readonly flows: readonly Flow[];
}

/**
 * Dormant accounts at the beginning and at the end, or now if that is earlier, with the balance of their cards then.
 */
async function dormantIn(
  db: HouseReader,
  { from, to, now, before, flows }: Stretch,
  afterDays: number,
): Promise<Dormant> {
  const owedAt = async (at: number, until: readonly Flow[]): Promise<DormantAccount[]> => {
    const cards = cardsAfter(until);
    return (await dormantAt(db, at, afterDays)).flatMap((each) => {
      const balance = cards.get(cardOf(each.account)) ?? 0;
      return balance > 0 ? [{ ...each, balance }] : [];
    });
  };
  const balances = (some: readonly DormantAccount[]): Cents => sum(some, ({ balance }) => balance);
  const began = await owedAt(from - 1, before);
  const accounts = await owedAt(Math.min(to - 1, now), [...before, ...flows]);
  return { before: balances(began), after: balances(accounts), accounts };
}

/** The balance of each card, by the name of its account. */
function cardsAfter(flows: readonly Flow[]): ReadonlyMap<string, Cents> {
  const cards = new Map<string, Cents>();
  const add = (name: string, amount: Cents): void => {
    if (name.startsWith('card:')) cards.set(name, (cards.get(name) ?? 0) + amount);
  };
  for (const { source, target, amount } of flows) {
    add(source, -amount);
    add(target, amount);
  }
  return cards;
}

function owedAfter(flows: readonly Flow[]): Owes {
  const held = (prefix: RegExp): Cents =>
    sum(flows, ({ source, target, amount }) => (prefix.test(target) ? amount : 0) - (prefix.test(source) ? amount : 0));
  return {
    cards: held(/^card:/),
    tables: held(/^(way|table|tournament):/),
    jackpots: held(/^jackpot:(?!.*:withheld$)/),
    withheld: held(/^(jackpot:.*:withheld|tournament-withheld:\d+)$/),
    fees: held(/^(collection|tournament-fee):/),
  };
}

const HOUR = 60 * 60_000;
/** A period longer than this has no plot by the hour. */
const MOST_HOURS = 31 * 24;

async function hoursOf(
  db: HouseReader,
  { from, to }: Span,
  papers: readonly PaperRow[],
): Promise<HouseReport['hours']> {
  const count = Math.ceil((to - from) / HOUR);
  if (count > MOST_HOURS) return [];
  const drops = await db
    .selectFrom('moves')
    .innerJoin('transfers', (join) =>
      join.onRef('transfers.book', '=', 'moves.book').onRef('transfers.number', '=', 'moves.transfer'),
    )
    .select(['moves.amount', 'transfers.at'])
    .where('moves.target', 'like', 'collection:%')
    .where('transfers.at', '>=', from)
    .where('transfers.at', '<', to)
    .execute();
  const hourOf = ({ at }: { readonly at: number }): number => Math.floor((at - from) / HOUR);
  const cash = papers.filter(({ book, nature }) => book === CAGE_BOOK && nature === 'cash');
  const [byDrop, byCash] = [Map.groupBy(drops, hourOf), Map.groupBy(cash, hourOf)];
  return Array.from({ length: count }, (_, hour) => ({
    at: from + hour * HOUR,
    fees: sum(byDrop.get(hour) ?? [], ({ amount }) => amount),
    cashIn: sum(ofType(byCash.get(hour) ?? [], 'deposit'), ({ amount }) => amount),
    cashOut: sum(ofType(byCash.get(hour) ?? [], 'withdrawal'), ({ amount }) => amount),
  }));
}
