import type { Cents } from '../../games/money.ts';

/** What a cashier may pay out alone where the house sets no other limit. */
export const SIGNATURES_ABOVE: Cents = 500_00;
