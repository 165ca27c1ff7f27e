/** What a house takes from files: the terms of its jackpots, and lists of people who may not play. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dollars, parseDollars } from '../../games/money.ts';
import { LIST_NAME } from '../../protocol/exclusion-list.ts';
import { readExclusionList } from '../accounts/exclusion-list.ts';
import { orUsageError, UsageError } from '../command.ts';
import { importExclusions } from '../house/exclusion-import.ts';
import type { CardHouse } from '../house/house.ts';
import { readTerms } from '../house/jackpot-terms.ts';
import { acting, needDone, type SignedBy, secondPerson, signedIn } from './house-cage.ts';
import { readPins } from './pin-input.ts';

/** The forms of the command, for its usage. */
export const LIST_FORMS = [
  'jackpots',
  'jackpot FILE --by ID --second ID',
  'jackpot-seed JACKPOT DOLLARS --by ID --second ID',
  'jackpot-close JACKPOT INTO --by ID --second ID',
  'exclusions LIST FILE [--trial] --by ID [--second ID]',
] as const;

/** Undefined for a word that is none of these. Throws a `UsageError` with the refusal. */
export async function byFile(
  house: CardHouse,
  who: SignedBy & { readonly trial?: boolean | undefined },
  [word, ...operands]: readonly string[],
): Promise<number | undefined> {
  switch (word) {
    case 'jackpots':
      return list(house);
    case 'jackpot': {
      const [path = ''] = operands;
      const terms = needDone(readTerms(orUsageError(() => readFileSync(path, 'utf8'), path)));
      needDone(await house.jackpots.set(terms, await signed(house, who)));
      console.log(`${terms.name}: from the next hand of ${terms.games.join(', ')} on`);
      return 0;
    }
    case 'jackpot-seed': {
      const [id = '', text = ''] = operands;
      const amount = parseDollars(text);
      if (amount === null) throw new UsageError(`"${text}" is not an amount: expected dollars such as 250 or 250.50`);
      console.log(`${needDone(await house.jackpots.seed(id, amount, await signed(house, who)))}  ${dollars(amount)}`);
      return 0;
    }
    case 'jackpot-close': {
      const [id = '', into = ''] = operands;
      const act = { ...(await signed(house, who)), reason: `closed into ${into}` };
      console.log(`${dollars(needDone(await house.jackpots.close(id, into, act)))} moved to ${into}`);
      return 0;
    }
    case 'exclusions':
      return exclusions(house, who, operands);
    default:
      return undefined;
  }
}

async function list(house: CardHouse): Promise<number> {
  for (const { qualifier, games, balance, mustHitBy } of await house.jackpots.posted()) {
    const must = mustHitBy === null ? '' : `, must be hit by ${dollars(mustHitBy)}`;
    console.log(`${qualifier.id}  ${qualifier.name}: ${dollars(balance)}${must}; ${games.join(', ')}`);
  }
  const owed = (await house.books.balances('jackpot:')).reduce((sum, each) => sum + each.balance, 0);
  console.log(`${dollars(owed)} owed to players, reserves and hits that wait included`);
  for (const { number, name, table, hand, amount } of await house.jackpots.open()) {
    console.log(`hit ${number}: ${name} at table ${table}, hand ${hand}, ${dollars(amount)}: not decided yet`);
  }
  return 0;
}

/** Two people, checked by their PINs. */
async function signed(house: CardHouse, { by, second }: SignedBy) {
  const first = acting(by);
  const other = second ?? '';
  if (other === '' || other.toLowerCase() === first.toLowerCase()) {
    throw new UsageError('--second expects the id of another person, who signs too');
  }
  const [pin = '', secondPin = ''] = await readPins(`PIN of ${first}`, `PIN of ${other}`);
  const asks = await signedIn(house, first, pin, 'decide jackpot');
  const signs = await secondPerson(house, asks, other, secondPin, 'second a ruling');
  return { by: asks.id, second: signs.id, key: randomUUID(), at: house.now() };
}

async function exclusions(
  house: CardHouse,
  { by, second, trial = false }: SignedBy & { readonly trial?: boolean | undefined },
  [name = '', path = '']: readonly string[],
): Promise<number> {
  if (!LIST_NAME.test(name)) throw new UsageError('exclusions LIST FILE: expected a name for the list');
  const { people, faults } = readExclusionList(orUsageError(() => readFileSync(path), path));
  for (const { line, text } of faults) console.error(`${path}:${line}: ${text}`);
  if (faults.length > 0)
    throw new UsageError(`${path}: nothing was imported, because a list is imported whole or not at all`);
  const who = acting(by);
  const [pin = '', secondPin = ''] = await readPins(
    `PIN of ${who}`,
    ...(second === undefined ? [] : [`PIN of ${second}`]),
  );
  const asks = await signedIn(house, who, pin, 'exclusion list');
  const signs = second === undefined ? null : await secondPerson(house, asks, second, secondPin, 'second a lifting');
  const act = {
    ...{ key: randomUUID(), at: house.now(), by: asks.id },
    ...(signs === null ? {} : { second: signs.id }),
  };
  const report = needDone(await importExclusions(house, { list: name, people, trial }, act));
  const { added, kept, ended, excluded, near } = report;
  console.log(`${trial ? 'Would be: ' : ''}${added} new, ${kept} as before, ${ended} no longer on it`);
  for (const each of excluded) console.log(`account ${each.account}, ${each.name}: excluded (${each.listed})`);
  for (const each of near) {
    console.log(
      `account ${each.account}, ${each.name}, born ${each.born}: may be ${each.listed}; two people compare them`,
    );
  }
  return 0;
}
