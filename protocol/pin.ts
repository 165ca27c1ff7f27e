import { z } from 'zod';

/** The format of a PIN; screens check it before they send one. */
export const PIN = /^\d{4,8}$/;

export const pin = z.string().regex(PIN, 'four to eight digits');
