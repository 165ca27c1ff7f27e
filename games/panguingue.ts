import { panguingueGame } from './across/pan/pan.ts';

/** Panguingue, or pan (000:3611-3749, 001:1287-1451, 002:307-403, 003:1528-1668). */
export const panguingue = panguingueGame;
