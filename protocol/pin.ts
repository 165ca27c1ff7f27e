import { z } from 'zod';

/** What a PIN looks like; screens look before they send one. */
export const PIN = /^\d{4,8}$/;

export const pin = z.string().regex(PIN, 'four to eight digits');
