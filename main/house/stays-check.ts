/** What the audit of a house checks about the stays at its tables. */
import { counted, Fault } from '../journal/check.ts';
import { tableMessage } from './messages.ts';
import type { StayRow } from './people-rows.ts';
import type { HouseReader } from './tables.ts';

/**
 * Checks that each stay matches what the messages of its table have reported; stays numbered below 1 are from before
 * the first message. Throws `Fault`.
 */
export async function checkStays(db: HouseReader): Promise<string> {
  const kept = await db.selectFrom('stays').selectAll().orderBy('table').orderBy('number').execute();
  const messages = await db
    .selectFrom('inbox')
    .select(['table', 'number', 'body'])
    .where((either) =>
      either.or([either('body', 'like', '%"kind":"seated"%'), either('body', 'like', '%"kind":"cash-out"%')]),
    )
    .orderBy('table')
    .orderBy('number')
    .execute();
  const come = new Map<string, StayRow>();
  const open = new Map<string, string>();
  const begin = (stay: StayRow): void => {
    const [key, who] = [`${stay.table} ${stay.number}`, `${stay.table} ${stay.account}`];
    if (open.has(who)) return;
    come.set(key, { ...stay, until: null, game: null });
    open.set(who, key);
  };
  for (const stay of kept) if (stay.number < 1) begin(stay);
  for (const { table, number, body } of messages) {
    const message = tableMessage.parse(JSON.parse(body));
    if (message.kind === 'seated' && message.enters) {
      begin({ table, number, account: message.account, since: message.at, until: null, game: null });
    } else if (message.kind === 'cash-out') {
      const who = `${table} ${message.account}`;
      const stay = come.get(open.get(who) ?? '');
      if (stay !== undefined)
        come.set(`${table} ${stay.number}`, { ...stay, until: message.at, game: message.profile });
      open.delete(who);
    }
  }
  for (const stay of kept) {
    const expected = come.get(`${stay.table} ${stay.number}`);
    if (expected?.account !== stay.account || expected.since !== stay.since || expected.until !== stay.until) {
      throw new Fault(`the stay of ${stay.account} at table ${stay.table} differs from what the table reported`);
    }
    come.delete(`${stay.table} ${stay.number}`);
  }
  const [lacking] = come.values();
  if (lacking !== undefined) throw new Fault(`a stay of ${lacking.account} at table ${lacking.table} is missing`);
  return `${counted(kept.length, 'stay')}, each as its table reported it`;
}
