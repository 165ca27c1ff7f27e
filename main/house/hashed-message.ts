import { canonical } from '../journal/canonical.ts';
import type { TableMessage } from './messages.ts';

/** The columns of a table's outbox that the hash of a row covers, in their order: the same on both sides. */
export const hashedMessage = (message: TableMessage): [key: string, body: string, at: number] => [
  message.key,
  canonical(message),
  message.at,
];
