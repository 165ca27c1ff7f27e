/** The thread of `AuditWorker`: one audit, then it ends. */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openSecondConnection } from '../journal/store.ts';
import { DeckSeal } from '../shuffle/deck-seal.ts';
import { audit, auditOn } from './audit.ts';
import type { AuditTask } from './audit-worker.ts';
import { readProven, writeProven } from './proven.ts';
import { replayer } from './replay.ts';

const { path, kind, key } = workerData as AuditTask;
// On Linux a thread has a priority of its own: play comes first. Elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const store = openSecondConnection(path, kind);
try {
  parentPort?.postMessage(key === null ? audit(store) : goOn(new DeckSeal(Buffer.from(key))));
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
