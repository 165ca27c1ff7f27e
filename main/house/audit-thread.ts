/** The thread of `AuditWorker`: one audit, then it ends. */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openSecondConnection } from '../journal/store.ts';
import { audit, auditOn } from '../ledger/audit.ts';
import { readProven, writeProven } from '../ledger/proven.ts';
import { replayer } from '../ledger/replay.ts';
import { DeckSeal } from '../shuffle/deck-seal.ts';
import type { AuditTask } from './audit-worker.ts';
import { houseBeside } from './beside.ts';

const { path, kind, key, beside } = workerData as AuditTask;
// On Linux a thread has a priority of its own: play comes first. Elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const store = openSecondConnection(path, kind);
try {
  // The house is read first: the table can only have told more since.
  const house = beside ? await houseBeside(store) : [];
  parentPort?.postMessage([...house, ...(key === null ? audit(store) : goOn(new DeckSeal(Buffer.from(key))))]);
} finally {
  store.close();
}

/** From the rows that were proven last, with every deck played again; what is proven now is kept. */
function goOn(seal: DeckSeal): ReturnType<typeof audit> {
  const code = (text: string): string => seal.code(text);
  const { checks, proven } = auditOn(store, replayer(seal), readProven(store, code));
  if (proven !== null) writeProven(store, proven, code);
  return checks;
}
