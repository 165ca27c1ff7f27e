/** What a cage shows. It is read whenever something may have changed, so that a view can be made at once. */
import type { CageView } from '../../protocol/cage-view.ts';
import type { Relation } from '../../protocol/person.ts';
import type { Account } from '../accounts/account.ts';
import { REPORTED_ABOVE } from '../house/cash-day.ts';
import type { HouseCage } from '../house/house.ts';
import type { OnTheWay } from '../house/reservations.ts';
import type { CageSite } from './cage-site.ts';
import { identityOf } from './people.ts';

/**
 * The account in hand according to people and books. Chips on the table change with each hand and are added to each
 * view.
 */
type AccountShown = Omit<NonNullable<CageView['account']>, 'onTable'>;

/** The parts of the view that come from people and books. */
export interface CageShown extends Pick<CageView, 'described' | 'drawer' | 'jackpots' | 'shift' | 'way'> {
  readonly account: AccountShown | null;
}

export const NOTHING_SHOWN: CageShown = { account: null, described: [], drawer: 0, jackpots: [] };

/** Maximum number of items on their way, or barred by description, that a screen lists. */
const MOST_LISTED = 100;

export async function readShown(site: CageSite, account: string | null): Promise<CageShown> {
  const { port, table } = site;
  const known = account === null ? null : await port.people.byAccount(account, table.now());
  const way = await site.ofHouse.way();
  return {
    account: known && (await accountShown(site, known, way)),
    described: await describedBars(site),
    drawer: await port.counter.drawer(),
    jackpots: (await port.counter.jackpots()).slice(0, 20),
    ...(await ofHouse(site, way)),
  };
}

async function accountShown(site: CageSite, known: Account, way: readonly OnTheWay[]): Promise<AccountShown> {
  const { port, table } = site;
  const { account, person, status, note, card, held } = known;
  const at = await site.ofHouse.whereSeated(account);
  const onWay = way.filter((each) => each.account === account).reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...{ account, person: person.name, status, note },
    balance: await port.counter.balance(account),
    payableAlone: await port.counter.payableAlone(account, table.now()),
    card: card ?? '',
    identity: identityOf(known, table.now()),
    related: await relationsOf(site, account),
    ...(held === undefined ? {} : { held }),
    ...(at == null ? {} : { table: at }),
    ...(onWay === 0 ? {} : { onTheWay: onWay }),
    ...(await keptByHouse(site, site.ofHouse, account)),
  };
}

async function keptByHouse(
  { table, demo }: CageSite,
  { people, reports, limits, dormancy }: HouseCage,
  account: string,
): Promise<Pick<AccountShown, 'terms' | 'cash' | 'photo' | 'limits' | 'dormantSince'>> {
  const { cashIn, cashOut } = await reports.cashOf(account, table.now());
  const facts = (await people.factsOf(account)) !== null;
  const dormant = await dormancy.since(account, table.now());
  return {
    terms: await people.termsOf(account),
    photo: await people.photoOf(account),
    limits: await limits.of(account, table.now()),
    ...(dormant === null ? {} : { dormantSince: dormant }),
    cash: { in: cashIn, out: cashOut, reportedAbove: REPORTED_ABOVE, facts, waits: !facts && !demo },
  };
}

/**
 * The people who have a common interest with a player (LR20) or are kept apart from them, and where they sit here now.
 */
async function relationsOf({ port, seatOf, table }: CageSite, account: string): Promise<Relation[]> {
  const { people } = port;
  const to = async (other: string): Promise<Relation> => ({
    account: other,
    person: (await people.byAccount(other, table.now()))?.person.name ?? other,
    seat: seatOf(other)?.seat ?? null,
  });
  const related = await Promise.all((await people.related(account)).map(to));
  const apart = await Promise.all((await people.apart.of(account)).map(to));
  return [...related, ...apart.map((other) => ({ ...other, apart: true as const }))];
}

/** The descriptions of people who are barred without a name. */
async function describedBars({ port, table }: CageSite): Promise<string[]> {
  const bars = await port.people.bars.list(table.now());
  return bars
    .flatMap(({ name, description }) => (name === null && description !== null ? [description] : []))
    .slice(-MOST_LISTED);
}

async function ofHouse(
  { ofHouse: cage }: CageSite,
  way: readonly OnTheWay[],
): Promise<Pick<CageShown, 'shift' | 'way'>> {
  const shift = await cage.shifts.current();
  return {
    shift: shift && { shift: shift.number, openedAt: shift.opened_at, openedBy: shift.opened_by },
    way: way
      .slice(0, MOST_LISTED)
      .map(({ table, account, person, amount, at }) => ({ table, account, person, amount, since: at })),
  };
}
