/** People and staff as tables wrote them into their own file before they were the house's: files that hold some must stay readable. */
import { Acts } from '../../../main/accounts/acts.ts';
import type { Unknown } from '../../../main/accounts/bars.ts';
import { newAccountNumber, newCardNumber } from '../../../main/accounts/number.ts';
import type { Person } from '../../../main/accounts/person.ts';
import { Pins } from '../../../main/accounts/pin.ts';
import type { NewStaffMember } from '../../../main/accounts/staff-member.ts';
import type { SqlValue, Store } from '../../../main/journal/store.ts';

interface Act {
  readonly at: number;
  readonly by: string;
}
interface Reasoned extends Act {
  readonly reason: string;
}

const accountSubject = (account: string): string => `account:${account}`;

export class OldPeople {
  readonly #store: Store;
  readonly #acts: Acts;
  /** Next to no work: nobody signs in with these PINs. */
  readonly #pins = new Pins(Buffer.alloc(32, 7), 2);

  constructor(store: Store) {
    this.#store = store;
    this.#acts = new Acts(store);
  }

  /** Opens an account with a card; gives its number. */
  async issue({ name, handle, born, idType, idNumber, idExpires }: Person, pin: string, act: Act): Promise<string> {
    const { pin_salt, pin_hash, pin_cost } = await this.#pins.hash(pin);
    const [account, { at, by }] = [newAccountNumber(), act];
    this.#write('accounts', () => {
      this.#insert('accounts', {
        ...{ account, name, handle, born, id_type: idType, id_number: idNumber, id_expires: idExpires },
        ...{ created_at: at, created_by: by, pin_salt, pin_hash, pin_cost },
      });
      this.#insert('cards', { number: newCardNumber(), account, issued_at: at, issued_by: by });
      this.#acts.record(accountSubject(account), { ...act, act: 'issued', reason: null });
    });
    return account;
  }

  /** Null for a number that is not an account. */
  nameOf(account: string): string | null {
    return this.all().find((known) => known.account === account)?.name ?? null;
  }

  all(): { account: string; name: string }[] {
    return this.#store
      .query<[], { account: string; name: string }>('SELECT account, name FROM accounts ORDER BY created_at, account')
      .all();
  }

  reportLost(account: string, act: Reasoned): void {
    this.#write('accounts', () => {
      this.#store.query<[number, string]>('UPDATE cards SET dead_at = ? WHERE account = ?').run(act.at, account);
      this.#store.query<[string, string]>('UPDATE accounts SET lost = ? WHERE account = ?').run(act.reason, account);
      this.#acts.record(accountSubject(account), { ...act, act: 'card lost' });
    });
  }

  relate(one: string, other: string, act: Reasoned): void {
    const [a, b] = one < other ? [one, other] : [other, one];
    this.#write('accounts', () => {
      this.#insert('relations', { a, b });
      this.#acts.record(accountSubject(a), { ...act, act: `related to ${b}` });
      this.#acts.record(accountSubject(b), { ...act, act: `related to ${a}` });
    });
  }

  /** Bars somebody for good who has no account. */
  bar({ name, born, description }: Unknown, act: Reasoned): void {
    const { at, by, reason } = act;
    this.#write('bars', () => {
      this.#insert('bars', { name, born, description, reason, until: null, at, by });
      const bar = this.#store.query<[], { id: number }>('SELECT max(id) AS id FROM bars').get()?.id ?? 0;
      this.#acts.record(`bar:${bar}`, { ...act, act: 'barred for good' });
    });
  }

  async addStaff({ id, name, role, pin }: NewStaffMember, act: Act): Promise<void> {
    const hashed = await this.#pins.hash(pin);
    this.#write('staff', () => {
      this.#insert('staff', { id, name, role, ...hashed });
      this.#acts.record(`staff:${id.toLowerCase()}`, { ...act, act: `added as ${role}`, reason: null });
    });
  }

  #write(table: string, work: () => void): void {
    this.#store.transact(() => this.#store.write(table, work));
  }

  #insert(table: string, row: Readonly<Record<string, SqlValue>>): void {
    const columns = Object.keys(row);
    const marks = columns.map(() => '?').join(', ');
    this.#store
      .query<SqlValue[]>(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`)
      .run(...Object.values(row));
  }
}
