/** The cage of a house on the command line, for a cage without a screen: staff sign each act with their PIN. */
import { randomUUID } from 'node:crypto';
import { type Cents, dollars } from '../../games/money.ts';
import type { Refusal, Result } from '../../games/result.ts';
import type { SecondAct } from '../../protocol/second-person.ts';
import { ID_TYPES } from '../accounts/person.ts';
import { may, oneOf, ROLES } from '../accounts/roles.ts';
import { secondRefusal } from '../accounts/second-refusal.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import { UsageError } from '../command.ts';
import type { CardHouse } from '../house/house.ts';
import { readPins } from './pin-input.ts';

/** The forms of the command, for its usage. */
export const CAGE_FORMS = [
  'staff ID ROLE NAME',
  'enroll BORN ID-TYPE ID-NUMBER ID-EXPIRES NAME --by ID',
  'deposit ACCOUNT DOLLARS --by ID',
  'withdraw ACCOUNT DOLLARS --by ID [--second ID]',
] as const;

/** The name under which the first member of staff is added, since no one can sign in yet. */
const BY = 'command line';

export interface SignedBy {
  readonly by?: string | undefined;
  readonly second?: string | undefined;
}

/**
 * Carries out a cage request; undefined for a word that is not a cage request. Throws a `UsageError` with the refusal.
 */
export async function atTheCage(
  house: CardHouse,
  who: SignedBy,
  words: readonly string[],
): Promise<number | undefined> {
  const [word, ...operands] = words;
  switch (word) {
    case 'staff':
      return staff(house, operands);
    case 'enroll':
      return enroll(house, who, operands);
    case 'deposit':
    case 'withdraw':
      return money(house, word, who, operands);
    default:
      return undefined;
  }
}

async function staff(house: CardHouse, [id = '', role = '', ...name]: readonly string[]): Promise<number> {
  const known = ROLES.find((one) => one === role);
  if (known === undefined)
    throw new UsageError(`staff ID ROLE NAME: expected one of the roles ${ROLES.join(', ')}, not "${role}"`);
  const [pin = ''] = await readPins(`New PIN of ${id}`);
  const act = { key: randomUUID(), at: house.now(), by: BY };
  needDone(await house.staff.add({ id, name: name.join(' '), role: known, pin }, act));
  console.log(`${id}: done`);
  return 0;
}

async function enroll(house: CardHouse, { by }: SignedBy, operands: readonly string[]): Promise<number> {
  const [born = '', type = '', idNumber = '', idExpires = '', ...words] = operands;
  const idType = ID_TYPES.find((one) => one === type.replaceAll('-', ' '));
  if (idType === undefined) {
    const types = ID_TYPES.map((one) => one.replaceAll(' ', '-')).join(', ');
    throw new UsageError(`enroll BORN ID-TYPE …: expected one of the documents ${types}, not "${type}"`);
  }
  const cashierId = acting(by);
  const [cashierPin = '', pin = ''] = await readPins(`PIN of ${cashierId}`, 'New PIN of the player');
  const cashier = await signedIn(house, cashierId, cashierPin, 'issue');
  const person = { name: words.join(' '), handle: '', born, idType, idNumber, idExpires };
  const { account, card, track1, track2 } = needDone(
    await house.people.enroll(person, pin, { key: randomUUID(), at: house.now(), by: cashier.id }),
  );
  console.log(`account  ${account}\ncard     ${card}\ntrack 1  ${track1}\ntrack 2  ${track2}`);
  return 0;
}

async function money(
  house: CardHouse,
  word: 'deposit' | 'withdraw',
  { by, second }: SignedBy,
  [account = '', text = '', ...more]: readonly string[],
): Promise<number> {
  if (text === '' || more.length > 0) throw new UsageError(`expected ${word} ACCOUNT DOLLARS`);
  const amount = centsOf(text);
  const cashierId = acting(by);
  if (second !== undefined && word === 'deposit') throw new UsageError('A deposit needs no --second.');
  if (second?.toLowerCase() === cashierId.toLowerCase()) {
    throw new UsageError('The second person must be somebody else.');
  }
  const whose = [`PIN of ${cashierId}`, ...(word === 'withdraw' ? ['PIN of the player'] : [])];
  const [cashierPin = '', playerPin = '', secondPin = ''] = await readPins(
    ...whose,
    ...(second === undefined ? [] : [`PIN of ${second}`]),
  );
  const cashier = await signedIn(house, cashierId, cashierPin, word);
  const act = { account, amount, nature: 'cash', key: randomUUID(), at: house.now(), by: cashier.id } as const;
  if (word === 'withdraw') {
    const { result } = needDone(await house.people.checkPin(account, playerPin, house.now()));
    if (result !== 'ok') throw new UsageError('The player’s PIN is wrong. Nothing was paid.');
  }
  const signs = second === undefined ? null : await secondPerson(house, cashier, second, secondPin, 'second a pay-out');
  const signed = signs === null ? {} : { second: signs.id };
  const done = needDone(
    word === 'deposit' ? await house.counter.deposit(act) : await house.counter.withdraw({ ...act, ...signed }),
  );
  console.log(`${done.document}  ${dollars(done.amount)}; the card holds ${dollars(done.balance)}`);
  return 0;
}

/** The person acting, determined before asking for a PIN. */
export function acting(by: string | undefined): string {
  if (by === undefined || by === '') throw new UsageError('--by expects the id of the person acting');
  return by;
}

export async function signedIn(
  house: CardHouse,
  id: string,
  pin: string,
  right: Parameters<typeof may>[1],
): Promise<StaffMember> {
  const member = needDone(await house.staff.signIn(id, pin, house.now()));
  if (!may(member.role, right)) throw new UsageError(`${oneOf(member.role)} may not do that.`);
  return member;
}

/** The person who signs in addition to `first`, as at a window: another person in another role. */
export async function secondPerson(
  house: CardHouse,
  first: StaffMember,
  id: string,
  pin: string,
  what: SecondAct,
): Promise<StaffMember> {
  const member = needDone(await house.staff.signIn(id, pin, house.now()));
  const refused = secondRefusal(what, first, member);
  if (refused !== null) throw new UsageError(refused.message);
  return member;
}

export function needDone<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new UsageError(result.error.message);
  return result.value;
}

function centsOf(text: string): Cents {
  const [, whole, cents = '00'] = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new UsageError(`"${text}" is not an amount: expected dollars such as 250 or 250.50`);
  return Number(whole) * 100 + Number(cents);
}
