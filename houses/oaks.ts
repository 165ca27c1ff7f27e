import { tableLimit } from './banked-fees.ts';
import type { House } from './house.ts';

/** Neither limits nor amounts of fees are printed. */
const LIMITS = [
  tableLimit(500, 20_000, 'house ruling: steps of $5 are printed (002:245-305), limits are not'),
  tableLimit(2_500, 50_000, 'house ruling: steps of $5 are printed (002:245-305), limits are not'),
];

/** The Oaks Club. */
export const oaks: House = {
  id: 'oaks',
  name: 'Oaks Club',
  source: '002:135-180, 002:245-305',
  games: {
    'no-bust-21': { kind: 'banked', source: '002:135-180', rules: {}, limits: LIMITS, collections: [] },
    'double-hand-poker': { kind: 'banked', source: '002:245-305', rules: {}, limits: LIMITS, collections: [] },
  },
};
