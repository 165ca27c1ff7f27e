/** Fields shared by the views and intents of screens. */
import { z } from 'zod';

export const seat = z.int().min(1).max(10);

export const cents = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

export const text = z.string().max(400);

export const name = z.string().max(60);

/** A game with its limit, as posted. */
export const gameLabel = z.string().max(80);

export const millis = z.number().int().min(0);

/** Milliseconds since 1970, host clock. */
export const instant = z.number().int().min(0);

/** SHA-256, or 32 bytes drawn at random, as hexadecimal digits. */
export const digest = z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits');

export const reason = z.string().trim().min(3, 'a reason of at least three letters').max(200);

export const account = z.string().regex(/^[0-9]{6,19}$/, 'an account number');

export const amount = cents.min(1);
