/** The station's texts for amounts being chosen or typed. */
import type { ReactNode } from 'react';
import type { Cents } from '../../games/money.ts';
import { rich } from '../../renderer/kit/rich.ts';
import { money } from '../../renderer/language/figures.ts';

export const amount = {
  less: (by: Cents) => `less by ${money(by)}`,
  more: (by: Cents) => `more by ${money(by)}`,
  touchToType: 'touch to type',
  back: 'Back',
  use: (chosen: Cents | null) => (chosen === null ? 'Use this amount' : `Use ${money(chosen)}`),
  typed: (figures: ReactNode) => rich`$${figures}`,
  nothingTyped: '0',
  range: (min: Cents, max: Cents) => `From ${money(min)} to ${money(max)}`,
  notAnAmount: 'That is not an amount.',
  tooSmall: (min: Cents) => `The minimum is ${money(min)}.`,
  tooLarge: (max: Cents) => `The maximum is ${money(max)}.`,
  offStep: (step: Cents) => `It goes in steps of ${money(step)}.`,
  min: 'Min',
  half: 'Half way',
  max: 'Max',
} as const;
