import type { Cents } from '../../games/money.ts';

/** What a cashier pays out alone where the house says nothing else. */
export const SIGNATURES_ABOVE: Cents = 500_00;
