/** Tokens that programs bring with a request: `Authorization: Bearer TOKEN`. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What is compared in the place of a token: of one length, whatever is offered. */
export const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whether a request brings the token with this digest. Takes the same time whatever it brings. */
export function bringsToken(
  { headers: { authorization = '' } }: Pick<IncomingMessage, 'headers'>,
  token: Buffer,
): boolean {
  const offered = authorization.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : '';
  return timingSafeEqual(tokenDigest(offered), token);
}
