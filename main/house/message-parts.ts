/** Parts from which messages, requests and facts between a house and its tables are built. */
import { z } from 'zod';
import { MOST } from '../ledger/ledger.ts';

/** An amount that moves. */
export const cents = z.int().min(1).max(MOST);
/** Ms since 1970. */
export const instant = z.int().min(0);
export const account = z.string().regex(/^\d{6,19}$/, 'an account number');
/** Under one key something happens once, however often it is requested or reported. */
export const key = z.string().min(1).max(200);
export const staffId = z.string().min(1).max(40);
export const reason = z.string().min(3).max(400);

/** The part of a jackpot by which a player is paid. */
export const partOfShare = z.enum(['loser', 'winner', 'table']);
