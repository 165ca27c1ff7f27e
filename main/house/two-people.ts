/**
 * Acts that take two people: the house itself checks who signs, whatever desk, table or command has requested the act.
 * One person with two ids counts as one.
 */
import { type Refusal, type Result, refuse } from '../../games/result.ts';
import { samePerson } from '../accounts/roles.ts';
import type { KeyedAct } from './cage-port.ts';
import type { StaffRow } from './people-rows.ts';
import type { HouseStore } from './store.ts';
import type { HouseTx } from './tables.ts';

type Signed = Pick<KeyedAct, 'by' | 'second'>;

/**
 * Refused with `second-person` when nobody is named as the second person, or when it is the id of the person who acts:
 * that is all that can be checked without the list of staff.
 */
export const signedAlone = (by: string | null, second: string): ReturnType<typeof refuse> | null =>
  second.trim() === '' || by === null || second.toLowerCase() === by.toLowerCase()
    ? refuse('second-person', 'Another person has to sign.')
    : null;

/** Null when somebody else signs, or nobody does; refused with `second-person` when it is the person who acts. */
async function otherSigns(tx: HouseTx, { by, second }: Signed): Promise<ReturnType<typeof refuse> | null> {
  if (second === undefined) return null;
  const alone = signedAlone(by, second);
  if (alone !== null) return alone;
  const [acts, signs] = [await member(tx, by), await member(tx, second)];
  // A signer who is not a member of staff, such as the command line, can only be compared by id.
  if (acts === undefined || signs === undefined || !samePerson(acts, signs)) return null;
  return refuse('second-person', `Another person has to sign: ${by} and ${second} are both ${acts.name}.`);
}

/** `HouseStore.once` for an act that a second person may have signed. Refused: `second-person` like `otherSigns`. */
export function onceSigned<T>(
  store: HouseStore,
  act: KeyedAct,
  request: unknown,
  work: (tx: HouseTx) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  return store.once({ key: act.key, request, at: act.at }, async (tx) => (await otherSigns(tx, act)) ?? work(tx));
}

const member = (tx: HouseTx, id: string): Promise<StaffRow | undefined> =>
  tx.selectFrom('staff').selectAll().where('key', '=', id.toLowerCase()).executeTakeFirst();
