import { type Check, check, counted, Fault } from '../journal/check.ts';
import type { Store } from '../journal/store.ts';
import { hasBars, StateOf } from './acts.ts';

/**
 * Accounts, cards, bars, staff and archives are each as their last act left them: nobody has swapped a PIN outside the
 * program.
 */
export function checkPeople(store: Store): Check[] {
  return [check('people', () => checkActs(store))];
}

function checkActs(store: Store): string {
  const stateOf = new StateOf(store);
  const lastActs = store.query<[], { subject: string; state: string }>(
    'SELECT subject, state FROM acts WHERE id IN (SELECT max(id) FROM acts GROUP BY subject) ORDER BY id',
  );
  const subjects = new Set<string>();
  for (const { subject, state } of lastActs.all()) {
    if (stateOf.digest(subject) !== state) throw new Fault(`${subject} differs from what its last act recorded`);
    subjects.add(subject);
  }
  const people = store.query<[], { subject: string }>(
    `SELECT 'account:' || account AS subject FROM accounts UNION ALL SELECT 'staff:' || lower(id) FROM staff
     UNION ALL SELECT 'archive:' || id FROM archives
     ${hasBars(store) ? `UNION ALL SELECT 'bar:' || id FROM bars` : ''}`,
  );
  for (const { subject } of people.all()) {
    if (!subjects.has(subject)) throw new Fault(`${subject} has no act that created it`);
  }
  return `${counted(subjects.size, 'account')} of players and staff, each as its last act recorded it`;
}
