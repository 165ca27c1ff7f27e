/** Options of the games in which cards are drawn, beside those of the blinds. */
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
      'Where the deck runs out, the discards are shuffled again without the cards that the drawing player throws away, or with them',
      'yes or no',
      '002:545-546; house ruling',
      z.boolean().default(false),
    ),
    checkRaise: option(
      'Whoever checks after the draw may raise later in the round',
      'yes or no',
      '000:3753, 001:1195, 003:475-477; 002:414, 003:438',
      z.boolean().default(true),
    ),
  };
}
