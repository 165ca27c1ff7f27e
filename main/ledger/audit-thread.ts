/** The thread of `AuditWorker`: one audit, then it ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSecondConnection } from '../journal/store.ts';
import { audit } from './audit.ts';
import type { AuditTask } from './audit-worker.ts';

const { path, kind } = workerData as AuditTask;
const store = openSecondConnection(path, kind);
try {
  parentPort?.postMessage(audit(store));
} finally {
  store.close();
}
