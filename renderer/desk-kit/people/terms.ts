import type { BarTerm } from '../../../protocol/messages.ts';

export const TERMS: readonly { readonly value: BarTerm; readonly label: string }[] = [
  { value: 'tonight', label: 'For tonight' },
  { value: 'for good', label: 'For good' },
];

export const TERM_TEXTS: Readonly<Record<BarTerm, string>> = {
  tonight: 'It ends by itself when the gaming day is over.',
  'for good': 'It holds until the floor or the cage lifts it.',
};

export const BAR_REASONS = ['Intoxicated', 'Disruptive behavior', 'Signalling', 'Order of management'] as const;
export const LIFT_REASONS = ['Order of management', 'Barred by mistake', 'The time is over'] as const;
export const RELATE_REASONS = ['Married', 'Close relatives', 'Play on one bankroll', 'Order of management'] as const;
export const UNRELATE_REASONS = ['Entered by mistake', 'No longer so', 'Order of management'] as const;
