/**
 * The demo house: invented people with play money, their cards and PINs printed for all to see. It cannot get mixed up
 * with real money: the file of a demo house says what it is, and a real table refuses to open it.
 */
import type { Refusal, Result } from '../../games/result.ts';
import { AUDITOR, SECOND, TECHNICIAN } from '../../protocol/second-person.ts';
import type { Issued } from '../accounts/issued-card.ts';
import type { NewStaffMember, StaffMember } from '../accounts/staff-member.ts';
import type { KeyedAct } from '../house/cage-port.ts';
import { DEMO, type DemoHouse } from './demo-house.ts';
import { type DemoCard, Tray } from './tray.ts';

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

/** How much each demo card is funded with, in cents. */
const FUNDS = 500_00;

/** How many people every demo house has. Its bots are the last of them. */
export const PRESET_CARDS = PEOPLE.length;

/**
 * The cards of the demo house, made and funded on the first start. The tray is stored at `path`. A card already in it
 * is complete, so an interrupted start simply continues. Cards that the cage has issued or replaced since are added if
 * a power cut kept them out; only their owners then know the PINs.
 */
export async function openTray(path: string, house: DemoHouse, at: number): Promise<Tray> {
  const tray = Tray.open(path);
  const missing = PEOPLE.slice(tray.cards.length);
  if (missing.length > 0) {
    const float = await house.fill(PEOPLE.length * FUNDS, 'demo-float', at);
    if (!float.ok) throw new Error(`the demo drawer could not be filled: ${float.error.message}`);
  }
  for (const [person, pin] of missing) {
    const { account, card } = (await made(house, person, pin)) ?? (await make(house, person, pin, at));
    const paid = await house.deposit(account, FUNDS, `demo-fund:${account}`, at);
    if (!paid.ok) throw new Error(`the demo card of ${person} could not be funded: ${paid.error.message}`);
    tray.put({ account, card, person, pin });
  }
  for (const { account, card, person } of await house.cards()) {
    if (tray.card(account)?.card !== card) tray.put({ account, card, person });
  }
  return tray;
}

const BORN = '1990-01-01';
const idNumberOf = (pin: string): string => `DEMO-${pin}`;

/** The card made by a start that was interrupted before the tray had it; null when there is none. */
async function made(house: DemoHouse, person: string, pin: string): Promise<Pick<DemoCard, 'account' | 'card'> | null> {
  const known = (await house.namesakes(person, BORN)).find((other) => other.person.idNumber === idNumberOf(pin));
  if (known === undefined) return null;
  const out = (await house.cards()).find(({ account }) => account === known.account);
  return { account: known.account, card: out?.card ?? '' };
}

async function make(house: DemoHouse, person: string, pin: string, at: number): Promise<Issued> {
  const papers = { idType: 'state id', idNumber: idNumberOf(pin), idExpires: '2099-12-31' } as const;
  const issued = await house.issue({ name: person, handle: '', born: BORN, ...papers }, pin, at);
  if (!issued.ok) throw new Error(`the demo card of ${person} could not be made: ${issued.error.message}`);
  return issued.value;
}

/** What keeps the staff of a demo house. */
interface DemoStaff {
  list(): readonly StaffMember[] | Promise<readonly StaffMember[]>;
  add(member: NewStaffMember, act: KeyedAct): Promise<Result<StaffMember, Refusal>>;
}

/** The staff of the demo house, made on the first start. */
export async function openStaff(staff: DemoStaff, at: number): Promise<void> {
  const known = await staff.list();
  for (const member of [SECOND, TECHNICIAN, AUDITOR]) {
    if (known.some(({ id }) => id === member.id)) continue;
    const added = await staff.add(member, { key: `demo-staff:${member.id}`, at, by: DEMO });
    if (!added.ok) throw new Error(`the ${member.name} could not be added: ${added.error.message}`);
  }
}
