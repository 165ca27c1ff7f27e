/**
 * The demo house: invented people with play money, their cards and PINs printed for all to see. Nothing of it can
 * come near real money: the file of a demo house says what it is, and a real table refuses to open it.
 */
import type { Cents } from '../../games/money.ts';
import type { Refusal, Result } from '../../games/result.ts';
import { AUDITOR, SECOND, TECHNICIAN } from '../../protocol/second-person.ts';
import type { Accounts, Issued, StaffAct } from '../accounts/accounts.ts';
import type { Staff } from '../accounts/staff.ts';
import type { Store } from '../journal/store.ts';
import type { Cage, CageReceipt } from '../ledger/cage.ts';
import { Tray } from './tray.ts';

const PEOPLE = [
  ['Ada Winter', '1001'],
  ['Ben Ortiz', '1002'],
  ['Chloe Park', '1003'],
  ['Dev Patel', '1004'],
  ['Elena Rossi', '1005'],
  ['Frank Osei', '1006'],
  ['Grace Lim', '1007'],
  ['Hugo Silva', '1008'],
  ['Iris Novak', '1009'],
  ['Jonas Berg', '1010'],
  ['Kira Sato', '1011'],
  ['Liam Byrne', '1012'],
  ['Mona Haddad', '1013'],
  ['Nils Falk', '1014'],
  ['Olga Petrova', '1015'],
  ['Pablo Ruiz', '1016'],
  ['Quinn Avery', '1017'],
  ['Rosa Diaz', '1018'],
  ['Sam Okafor', '1019'],
  ['Tara Quist', '1020'],
] as const;

/** What each demo card is funded with, cents. */
const FUNDS = 500_00;

/** Who acts for the demo house itself, in its books. */
const HOUSE = 'demo';

/** How many people every demo house has. Its bots are the last of them. */
export const PRESET_CARDS = PEOPLE.length;

/**
 * The cards of the demo house, made and funded on the first start. The tray is kept at `path`; a card that is in it is
 * there already, so that a start cut short is simply taken up. Cards that the cage has issued or replaced since are put
 * in it, if a power cut kept them out; their PINs are then known only to their owners.
 */
export async function openTray(path: string, accounts: Accounts, cage: Cage, at: number): Promise<Tray> {
  const tray = Tray.open(path);
  const by = HOUSE;
  const float = cage.fill({ amount: PEOPLE.length * FUNDS, key: 'demo-float', at, by });
  if (!float.ok) throw new Error(`the demo drawer could not be filled: ${float.error.message}`);
  for (const [person, pin] of PEOPLE.slice(tray.cards.length)) {
    const { account, card } = made(accounts, person, pin) ?? (await make(accounts, person, pin, { at, by }));
    const paid = cage.deposit({ account, amount: FUNDS, nature: 'cash', key: `demo-fund:${account}`, at, by });
    if (!paid.ok) throw new Error(`the demo card of ${person} could not be funded: ${paid.error.message}`);
    tray.put({ account, card, person, pin });
  }
  for (const { account, card, person } of accounts.all(MOST_ACCOUNTS)) {
    if (card !== null && tray.card(account)?.card !== card) tray.put({ account, card, person: person.name });
  }
  return tray;
}

const BORN = '1990-01-01';
const idNumberOf = (pin: string): string => `DEMO-${pin}`;

/** The card that a start made which was cut short before the tray knew of it; null when there is none. */
function made(accounts: Accounts, person: string, pin: string): { account: string; card: string } | null {
  const known = accounts.namesakes(person, BORN).find((other) => other.person.idNumber === idNumberOf(pin));
  return known ? { account: known.account, card: known.card ?? '' } : null;
}

async function make(accounts: Accounts, person: string, pin: string, act: StaffAct): Promise<Issued> {
  const papers = { idType: 'state id', idNumber: idNumberOf(pin), idExpires: '2099-12-31' } as const;
  const issued = await accounts.issue({ name: person, handle: '', born: BORN, ...papers }, pin, act);
  if (!issued.ok) throw new Error(`the demo card of ${person} could not be made: ${issued.error.message}`);
  return issued.value;
}

/** More accounts than anybody makes in a demo house. */
const MOST_ACCOUNTS = 10_000;

/**
 * The demo house backs a player whose card is empty: play money onto the card over the counter, and the cash from the
 * counter to the house's bank, in one transaction. Each has its document. `key` makes a repeat harmless.
 */
export function stake(
  { store, cage }: { readonly store: Store; readonly cage: Pick<Cage, 'deposit' | 'drop'> },
  { account, amount, key, at }: { account: string; amount: Cents; key: string; at: number },
): Result<CageReceipt, Refusal> {
  return store.attempt(() => {
    const paid = cage.deposit({ account, amount, nature: 'cash', key, at, by: HOUSE });
    if (!paid.ok) return paid;
    const banked = cage.drop({ amount, key: `${key}:bank`, at, by: HOUSE });
    return banked.ok ? paid : banked;
  });
}

/** The staff of the demo house, made on the first start. */
export async function openStaff(staff: Staff, at: number): Promise<void> {
  for (const member of [SECOND, TECHNICIAN, AUDITOR]) {
    if (staff.member(member.id) !== null) continue;
    const added = await staff.add(member, { at, by: 'demo' });
    if (!added.ok) throw new Error(`the ${member.name} could not be added: ${added.error.message}`);
  }
}
