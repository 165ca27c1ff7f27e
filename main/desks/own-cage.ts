/** The people, staff and money of a table that keeps its own, as a cage asks for them: at once, and promised all the same. */
import { ok, refuse } from '../../games/result.ts';
import type { CagePeople, CagePort } from '../house/cage-port.ts';
import type { People } from '../house/house-room.ts';
import type { Room } from './room.ts';

/** A table by itself has no other table at which one of the two could sit. */
const NO_HOUSE = refuse('no-house', 'Players are kept apart by a house: this table keeps its own people.');

export function ownPeople(accounts: People): CagePeople {
  return {
    byAccount: async (account) => accounts.byAccount(account),
    byCard: async (card) => accounts.byCard(card),
    search: async (text) => accounts.search(text),
    checkPin: (account, pin, at) => accounts.checkPin(account, pin, at),
    enroll: (person, pin, act) => accounts.issue(person, pin, act),
    setPin: (account, pin, act) => accounts.setPin(account, pin, act),
    unlock: async (account, act) => accounts.unlock(account, act),
    reportLost: async (account, act) => accounts.reportLost(account, act),
    replaceCard: async (account, act) => accounts.replaceCard(account, act),
    bar: async (account, until, act) => accounts.bar(account, act, until),
    liftBar: async (account, act) => accounts.liftBar(account, act),
    exclude: async (account, term, act) => accounts.exclude(account, term, act),
    related: async (account) => accounts.relations.of(account),
    relate: async (one, other, act) => accounts.relations.enter(one, other, act),
    unrelate: async (one, other, act) => accounts.relations.end(one, other, act),
    apart: { of: async () => [], keep: async () => NO_HOUSE, end: async () => NO_HOUSE },
    namesakes: async (name, born) => accounts.namesakes(name, born),
    barred: async () =>
      accounts.barred().map((account) => {
        const act = accounts.acts(account.account).find((each) => each.act.startsWith('barred'));
        return { account, at: act?.at ?? 0, by: act?.by ?? '' };
      }),
    bars: {
      enter: async (who, until, act) => accounts.bars.enter(who, until, act),
      lift: async (bar, act) => accounts.bars.lift(bar, act),
      list: async () => accounts.bars.list(),
    },
  };
}

export function ownCage({ accounts, cage, staff, table }: Room): CagePort {
  return {
    people: ownPeople(accounts),
    staff,
    counter: {
      drawer: async () => cage.drawer(),
      jackpots: async () => cage.jackpots(),
      balance: async (account) => cage.balance(account),
      payableAlone: async (account, at) => cage.payableAlone(account, at),
      statement: async (account, limit) => cage.statement(account, limit),
      deposit: async (act) => numbered(cage.deposit(act)),
      withdraw: async (act) => numbered(cage.withdraw(act)),
      correct: async (act) => numbered(cage.correct(act)),
      payJackpot: async ({ shares, key, ...act }) => {
        const paid = cage.payJackpot(shares.map((share, nth) => ({ ...share, ...act, key: `${key}:${nth}` })));
        return paid.ok ? ok(paid.value.map(withNumber)) : paid;
      },
      fill: async (act) => numbered(cage.fill(act)),
      drop: async (act) => numbered(cage.drop(act)),
    },
    onChange: (run) => table.onChange(run),
  };
}

type Paid = ReturnType<Room['cage']['deposit']>;
type Receipt = Extract<Paid, { ok: true }>['value'];

const numbered = (paid: Paid) => (paid.ok ? ok(withNumber(paid.value)) : paid);

/** Money over the counter has a document; only a seat without chips has none. */
const withNumber = ({ document, ...receipt }: Receipt) => ({ ...receipt, document: document ?? '' });
