import { canonical } from '../journal/canonical.ts';
import type { TableMessage } from './messages.ts';

/** The columns of a table's outbox that a row's hash covers, in order: the same on both sides. */
export const hashedMessage = (message: TableMessage): [key: string, body: string, at: number] => [
  message.key,
  canonical(message),
  message.at,
];
