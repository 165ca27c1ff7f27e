/** Tokens that programs send with a request: `Authorization: Bearer TOKEN`. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Compared in place of the token: always of the same length. */
export const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whether a request carries the token with this digest. Takes the same time whatever the request carries. */
export function bringsToken(
  { headers: { authorization = '' } }: Pick<IncomingMessage, 'headers'>,
  token: Buffer,
): boolean {
  const offered = authorization.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : '';
  return timingSafeEqual(tokenDigest(offered), token);
}
