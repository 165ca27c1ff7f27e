/** What the station says about amounts that are chosen or typed. */
import type { ReactNode } from 'react';
import { type Cents, dollars } from '../../games/money.ts';
import { rich } from '../../renderer/kit/rich.ts';

export const amount = {
  less: (by: Cents) => `less by ${dollars(by)}`,
  more: (by: Cents) => `more by ${dollars(by)}`,
  touchToType: 'touch to type',
  back: 'Back',
  use: (chosen: Cents | null) => (chosen === null ? 'Use this amount' : `Use ${dollars(chosen)}`),
  typed: (figures: ReactNode) => rich`$${figures}`,
  nothingTyped: '0',
  range: (min: Cents, max: Cents) => `From ${dollars(min)} to ${dollars(max)}`,
  notAnAmount: 'That is not an amount.',
  tooSmall: (min: Cents) => `The minimum is ${dollars(min)}.`,
  tooLarge: (max: Cents) => `The most is ${dollars(max)}.`,
  offStep: (step: Cents) => `It goes in steps of ${dollars(step)}.`,
  min: 'Min',
  half: 'Half way',
  max: 'Max',
} as const;
