/** People of a house that is reached over a line, as the desks of a table use them. */
import type { Account } from '../accounts/account.ts';
import type { HouseLine } from './line.ts';
import type { PeopleOffice } from './people-office.ts';

/**
 * Refused with `house-away` when the house cannot be reached. `guests` are the people whom the house has described to
 * the table.
 */
export function officeOverLine(line: HouseLine, guests: { byAccount(account: string): Account | null }): PeopleOffice {
  return {
    bar: (account, until, { key, reason, by }) => line.ask({ ask: 'bar', key, account, until, reason, by }),
    liftBar: (account, { key, reason, by, second }) =>
      line.ask({ ask: 'lift bar', key, account, reason, by, ...(second === undefined ? {} : { second }) }),
    relate: (account, other, { key, reason, by }) => line.ask({ ask: 'relate', key, account, other, reason, by }),
    unrelate: (account, other, { key, reason, by }) => line.ask({ ask: 'unrelate', key, account, other, reason, by }),
    apart: {
      keep: (account, other, { key, reason, by }) => line.ask({ ask: 'keep apart', key, account, other, reason, by }),
      end: (account, other, { key, reason, by }) => line.ask({ ask: 'end apart', key, account, other, reason, by }),
    },
    bars: {
      enter: (who, until, { key, reason, by }) => line.ask({ ask: 'bar person', ...who, key, until, reason, by }),
      lift: (bar, { key, reason, by, second }) =>
        line.ask({ ask: 'lift person bar', key, bar, reason, by, ...(second === undefined ? {} : { second }) }),
    },
    byAccount: async (account) => guests.byAccount(account),
    // A bar of a person who may have an account is still entered: the house compares each person who comes.
    namesakes: async (name, born) => {
      const found = await line.ask({ ask: 'namesakes', name, born });
      return found.ok ? found.value : [];
    },
    everyBar: () => line.ask({ ask: 'bars' }),
  };
}
