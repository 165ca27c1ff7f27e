import type { BarTerm } from '../../../protocol/barred-person.ts';
import { texts } from '../texts.ts';

export const TERMS: readonly { readonly value: BarTerm; readonly label: string }[] = [
  { value: 'tonight', label: texts.terms.forTonight },
  { value: 'for good', label: texts.common.forGood },
];

export const TERM_TEXTS: Readonly<Record<BarTerm, string>> = {
  tonight: texts.terms.itEndsByItself,
  'for good': texts.terms.itHoldsUntilFloor,
};

export const BAR_REASONS = [
  texts.terms.intoxicated,
  texts.terms.disruptiveBehavior,
  texts.terms.signalling,
  texts.terms.orderOfManagement,
] as const;
export const LIFT_REASONS = [
  texts.terms.orderOfManagement,
  texts.terms.barredByMistake,
  texts.terms.timeIsOver,
] as const;
export const RELATE_REASONS = [
  texts.terms.married,
  texts.terms.closeRelatives,
  texts.terms.playOnOneBankroll,
  texts.terms.orderOfManagement,
] as const;
export const APART_REASONS = [
  texts.terms.quarrel,
  texts.terms.playedTogether,
  texts.terms.askedForIt,
  texts.terms.orderOfManagement,
] as const;
export const UNRELATE_REASONS = [
  texts.terms.enteredByMistake,
  texts.terms.noLongerSo,
  texts.terms.orderOfManagement,
] as const;
