/** A page of the baccarat games: a bet's own options in addition to those of the family, and the bet itself. */
import type { z } from 'zod';
import { chips, option } from '../../poker/option.ts';
import type { BetKind } from '../bet.ts';
import type { Coup } from './coup.ts';
import type { BaccaratRules } from './rules.ts';

/** A coup with its description: `Player wins, 8 against 6`. */
export interface SeenCoup extends Coup {
  readonly sentence: string;
}

type Options = Readonly<Record<string, z.ZodType>>;
type Values<Own extends Options> = { readonly [Name in keyof Own]: z.output<Own[Name]> };

export interface BetPage<Own extends Options> {
  readonly options: Own;
  /** The options that are its own limits; null where it uses the table's. */
  readonly limits: readonly [min: string, max: string] | null;
  bet(rules: BaccaratRules & Values<Own>): BetKind<SeenCoup>;
}

/** Declares a page so that the compiler infers its options. */
export const page = <Own extends Options>(written: BetPage<Own>): BetPage<Own> => written;

/** Any page. The caller who passes it rules has parsed them with the page's options. */
export interface AnyBetPage extends Pick<BetPage<Options>, 'options' | 'limits'> {
  bet(rules: BaccaratRules): BetKind<SeenCoup>;
}

/** The combined option values of several pages. */
export type OwnOf<Pages extends readonly AnyBetPage[]> = Both<
  { [I in keyof Pages]: (own: Values<Pages[I]['options']>) => void }[number]
>;
type Both<Takers> = [Takers] extends [(own: infer Own) => void] ? Own : never;

/**
 * Limits of a bet other than the lines, as options of their own: the table's where they are null (000:6288-6289;
 * 001:3379-3381).
 */
export function ownLimits<Min extends string, Max extends string>(
  name: string,
  min: Min,
  max: Max,
): Record<Min | Max, ReturnType<typeof limit>> {
  return {
    [min]: limit(`Minimum ${name} wager; the table’s when null`),
    [max]: limit(`Maximum ${name} wager; the table’s when null`),
  } as Record<Min | Max, ReturnType<typeof limit>>;
}

function limit(title: string) {
  return option(title, 'money', '000:6288-6289, 000:7378-7379; 001:3379-3381', chips.nullable().default(null));
}
