/**
 * What cage, floor and board do about people, wherever the people are stored: in their own file, in the house next to
 * them, or in a house over a line.
 */
import type { Refusal, Result } from '../../games/result.ts';
import type { BarredPerson } from '../../protocol/barred-person.ts';
import type { Account } from '../accounts/account.ts';
import type { CagePeople } from './cage-port.ts';

/** A person who has an account under a name. */
export interface Namesake {
  readonly account: string;
  readonly person: string;
  readonly born: string;
}

export interface PeopleOffice extends Pick<CagePeople, 'bar' | 'liftBar' | 'relate' | 'unrelate'> {
  readonly bars: Pick<CagePeople['bars'], 'enter' | 'lift'>;
  readonly apart: Pick<CagePeople['apart'], 'keep' | 'end'>;
  byAccount(account: string, at: number): Promise<Account | null>;
  /** Accounts that may well be this person's. */
  namesakes(name: string, born: string | null, at: number): Promise<Namesake[]>;
  /** Everybody who is barred now, account holders first. */
  everyBar(at: number): Promise<Result<BarredPerson[], Refusal>>;
}

/** How many bars a list shows at most. */
const MOST_BARS = 500;

export const officeOver = (people: CagePeople): PeopleOffice => ({
  bar: (account, until, act) => people.bar(account, until, act),
  liftBar: (account, act) => people.liftBar(account, act),
  relate: (one, other, act) => people.relate(one, other, act),
  unrelate: (one, other, act) => people.unrelate(one, other, act),
  bars: people.bars,
  apart: people.apart,
  byAccount: (account, at) => people.byAccount(account, at),
  namesakes: async (name, born, at) =>
    (await people.namesakes(name, born, at)).map(({ account, person }) => ({
      ...{ account, person: person.name, born: person.born },
    })),
  everyBar: async (at) => {
    const withAccount = (await people.barred(at)).map((each): BarredPerson => {
      const { account, person, note, barredUntil } = each.account;
      return {
        ...{ bar: null, account, name: person.name, born: person.born, description: null },
        ...{ reason: note ?? '', until: barredUntil, at: each.at, by: each.by },
      };
    });
    const others = (await people.bars.list(at)).map((each): BarredPerson => ({ ...each, account: null }));
    return { ok: true, value: [...withAccount, ...others].slice(0, MOST_BARS) };
  },
});
