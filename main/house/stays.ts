/** How long somebody had a seat at a table of the house, by what the tables have told. */

import type { Span } from './cash-day.ts';
import { tableMessage } from './messages.ts';
import type { Reader } from './tables.ts';

export interface Stay {
  readonly table: number;
  readonly account: string;
  /** What was played when they left; null while they sit there. */
  readonly game: string | null;
  /** Of it within the time that was asked for, whole minutes. */
  readonly minutes: number;
}

const MINUTE = 60_000;

/** Every stay that lies in the time at least in part; one that lasts on ends `now`. */
export async function stays(db: Reader, { from, to }: Span, now: number): Promise<Stay[]> {
  const rows = await db
    .selectFrom('inbox')
    .select(['table', 'body'])
    .where('at', '<', to)
    .where((either) =>
      either.or([either('body', 'like', '%"kind":"seated"%'), either('body', 'like', '%"kind":"cash-out"%')]),
    )
    .orderBy('table')
    .orderBy('number')
    .execute();
  const open = new Map<string, { readonly table: number; readonly account: string; readonly since: number }>();
  const found: Stay[] = [];
  const end = (key: string, at: number, game: string | null): void => {
    const stay = open.get(key);
    open.delete(key);
    if (stay === undefined || at <= from) return;
    const within = Math.min(at, to) - Math.max(stay.since, from);
    found.push({ table: stay.table, account: stay.account, game, minutes: Math.floor(Math.max(0, within) / MINUTE) });
  };
  for (const { table, body } of rows) {
    const message = tableMessage.parse(JSON.parse(body));
    if (message.kind === 'seated' && message.enters) {
      open.set(`${table} ${message.account}`, { table, account: message.account, since: message.at });
    } else if (message.kind === 'cash-out') {
      end(`${table} ${message.account}`, message.at, message.profile);
    }
  }
  for (const key of [...open.keys()]) end(key, Math.min(to, Math.max(now, from + 1)), null);
  return found;
}
