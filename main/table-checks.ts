/**
 * What a table checks before it deals, and again before a fault is cleared: the program, its books, and those of a
 * house in its process.
 */

import { wholeAudit } from './house/audit-worker.ts';
import { auditTables } from './house/check-tables.ts';
import type { CardHouse } from './house/house.ts';
import { NEAR_TABLE } from './house/near-house.ts';
import { tooLittleRoom } from './journal/room-left.ts';
import { openSecondConnection, type Store } from './journal/store.ts';
import { firstFault, startCheck } from './ledger/start-check.ts';
import type { SoftwareCheck } from './software/software-check.ts';
import type { TableChecks } from './table/fault.ts';

interface Checked {
  readonly store: Store;
  /** Null when the program is not compared with anything. */
  readonly software: SoftwareCheck | null;
  /** The house in this process; null when it is apart. */
  readonly near: CardHouse | null;
}

export function tableChecks({ store, software, near }: Checked): TableChecks {
  const books = async (): Promise<string | null> =>
    firstFault(await wholeAudit(store)) ?? (near === null ? null : houseBooks(store, near));
  return {
    start: () => {
      const program = software?.wrong ?? null;
      if (program !== null) return { check: 'software', text: program };
      const wrong = startCheck(store);
      return wrong === null ? null : { check: 'books', text: wrong };
    },
    books,
    disk: async () => {
      const room = tooLittleRoom(store.path);
      if (room !== null) return room;
      await near?.store.writable();
      return books();
    },
    software: async () => (await software?.verify()) ?? null,
  };
}

/** What is wrong with the house, or in comparing the table with it. */
async function houseBooks(store: Store, near: CardHouse): Promise<string | null> {
  const table = openSecondConnection(store.path, store.kind);
  try {
    return firstFault(await auditTables(near.store, new Map([[NEAR_TABLE, table]])));
  } finally {
    table.close();
  }
}
