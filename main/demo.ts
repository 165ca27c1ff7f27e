/**
 * The demo house: invented people with play money, their cards and PINs printed for all to see. Nothing of it can
 * come near real money: the file of a demo house says what it is, and a real table refuses to open it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Accounts } from './accounts/accounts.ts';
import type { Staff } from './accounts/staff.ts';
import type { Cage } from './ledger/cage.ts';
import { AUDITOR, SECOND, TECHNICIAN } from './link/second-person.ts';

const demoCard = z.strictObject({
  account: z.string(),
  card: z.string(),
  person: z.string(),
  pin: z.string(),
});
export type DemoCard = z.infer<typeof demoCard>;

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

/**
 * The cards of the demo house, made and funded on the first start. The list with its PINs is kept at `path`; a card
 * that is on it is there already, so that a start cut short is simply taken up.
 */
export async function openTray(path: string, accounts: Accounts, cage: Cage, at: number): Promise<DemoCard[]> {
  const tray = existsSync(path) ? z.array(demoCard).parse(JSON.parse(readFileSync(path, 'utf8'))) : [];
  const by = 'demo';
  const float = cage.fill({ amount: PEOPLE.length * FUNDS, key: 'demo-float', at, by });
  if (!float.ok) throw new Error(`the demo drawer could not be filled: ${float.error.message}`);
  for (const [person, pin] of PEOPLE.slice(tray.length)) {
    const issued = await accounts.issue(
      {
        name: person,
        handle: '',
        born: '1990-01-01',
        idType: 'state id',
        idNumber: `DEMO-${pin}`,
        idExpires: '2099-12-31',
      },
      pin,
      { at, by },
    );
    if (!issued.ok) throw new Error(`the demo card of ${person} could not be made: ${issued.error.message}`);
    const { account, card } = issued.value;
    const paid = cage.deposit({ account, amount: FUNDS, nature: 'cash', key: `demo-fund:${account}`, at, by });
    if (!paid.ok) throw new Error(`the demo card of ${person} could not be funded: ${paid.error.message}`);
    tray.push({ account, card, person, pin });
    writeFileSync(path, `${JSON.stringify(tray, null, 2)}\n`, { mode: 0o600 });
  }
  return tray;
}

/** The staff of the demo house, made on the first start. */
export async function openStaff(staff: Staff, at: number): Promise<void> {
  for (const member of [SECOND, TECHNICIAN, AUDITOR]) {
    if (staff.member(member.id) !== null) continue;
    const added = await staff.add(member, { at, by: 'demo' });
    if (!added.ok) throw new Error(`the ${member.name} could not be added: ${added.error.message}`);
  }
}
