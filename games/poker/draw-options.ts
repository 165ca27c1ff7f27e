/** Options of the games in which cards are drawn, in addition to those of the blinds. */
import { z } from 'zod';
import { chips, option } from './option.ts';

export function drawOptions() {
  return {
    maxDraw: option(
      'Maximum number of cards that a player may draw; the whole hand when null',
      'count',
      '000:3769, 002:502-504, 003:428, 004:1213',
      chips.max(5).nullable().default(null),
    ),
    dealerMaxDraw: option(
      'Maximum number that the dealer, who has the button, may draw; as many as the others when null',
      'count',
      '002:412, 002:502-504, 004:1213-1214',
      chips.max(5).nullable().default(null),
    ),
    burn: option(
      'A card is burned before each draw; it matters where the deck runs short',
      'yes or no',
      '001:1094-1095, 004:1189-1192; PHH',
      z.boolean().default(false),
    ),
    ownDiscards: option(
      'When the deck runs out, the discards are shuffled again without the cards that the drawing player throws away, or with them',
      'yes or no',
      '002:533; house ruling',
      z.boolean().default(false),
    ),
    checkRaise: option(
      'A player who checks after the draw may raise later in the round',
      'yes or no',
      '000:3753, 001:1195, 003:475-477; 002:414, 003:438',
      z.boolean().default(true),
    ),
  };
}

/** How many blinds there are in addition to the ante, and who has them (000:3776-3790). */
export const FORMATS = [
  'blinds',
  'ante',
  'winner',
  'under-the-gun',
  'under-the-gun-and-winner',
  'under-the-gun-and-home',
  'under-the-gun-home-and-winner',
  'three-blinds',
] as const;

/** Options of the games that may be played with an ante and blinds. */
export function formatOptions() {
  return {
    format: option(
      'Small and big blind as in hold’em; or an ante alone, or with blinds of the winner of the last pot, under the gun, from home; or three blinds from the button on',
      'choice',
      '000:3776-3790, 000:3855-3871',
      z.enum(FORMATS).default('blinds'),
    ),
    buttonBlind: option(
      'Three blinds: that of the button; as much as the small blind when null',
      'money',
      '000:4118-4134',
      chips.nullable().default(null),
    ),
    openingBet: option(
      'With an ante or three blinds: minimum to open and to bet after the draw; twice the biggest blind when null, without blinds the lower limit',
      'money',
      '000:3795-3808, 000:4078-4134',
      chips.nullable().default(null),
    ),
  };
}

/** Options of a game in which the pot is opened with a good enough hand. */
export function openersOptions() {
  const { openingBet } = formatOptions();
  return {
    anteLimit: option(
      'The most antes in a pot that no player opens; after those it is dealt for without another; no limit when null',
      'count',
      '003:794-797; house ruling: the limit is not printed',
      chips.nullable().default(3),
    ),
    openingBet,
  };
}

/** The option of the games that have a joker. */
export function jokerOption() {
  return {
    joker: option(
      'A joker is in the deck',
      'yes or no',
      '000:3754-3755, 000:3828-3829; 003:393, 004:1157',
      z.boolean().default(true),
    ),
  };
}

/** What checking a seven or better after the draw costs, in lowball. */
export function sevensOption() {
  return {
    sevens: option(
      'A seven or better that is checked after the draw: plays as any hand; may not raise later; wins no bets made after the draw; or loses the pot',
      'choice',
      '003:479-493; 000:3830-3831; 003:447-452, 001:1222-1223, 002:415; 004:1177-1178',
      z.enum(['plays', 'may-not-raise', 'wins-no-later-bets', 'loses-the-pot']).default('may-not-raise'),
    ),
  };
}
