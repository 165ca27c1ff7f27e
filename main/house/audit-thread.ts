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
// On Linux a thread has its own priority, so play comes first. Elsewhere this would lower the priority of the whole
// process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const store = openSecondConnection(path, kind);
try {
  // The house is read first: the table can only have sent more since then.
  const house = beside ? await houseBeside(store) : [];
  parentPort?.postMessage([...house, ...(key === null ? audit(store) : goOn(new DeckSeal(Buffer.from(key))))]);
} finally {
  store.close();
}

/** Continues from the rows proven last and replays every deck; saves what is now proven. */
function goOn(seal: DeckSeal): ReturnType<typeof audit> {
  const code = (text: string): string => seal.code(text);
  const { checks, proven } = auditOn(store, replayer(seal), readProven(store, code));
  if (proven !== null) writeProven(store, proven, code);
  return checks;
}
