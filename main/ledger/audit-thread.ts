/** The thread of `AuditBeside`: one audit, then it ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { openBeside } from '../journal/store.ts';
import { audit } from './audit.ts';
import type { AuditTask } from './audit-beside.ts';

const { path, kind } = workerData as AuditTask;
const store = openBeside(path, kind);
try {
  parentPort?.postMessage(audit(store));
} finally {
  store.close();
}
