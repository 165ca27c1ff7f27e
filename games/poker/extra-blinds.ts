/**
 * Blinds beyond the two that everyone owes in turn: kills, straddles, overs, and the blinds that buy the button. All of
 * them are off unless a house posts them; Lightning Poker has none (LR22c).
 */
import { z } from 'zod';
import type { Occupant, StandingChoice } from '../hand-start.ts';
import { type Cents, dollars } from '../money.ts';
import { cents, chips, option } from './option.ts';

/**
 * In a high-low game the player who sweeps the pot kills the next one; in any other game, the player who wins two hands
 * in a row (000:1717-1718).
 */
export function killOptions(highLow: boolean) {
  return {
    killBlind: option(
      'Kill pots: the blind of the player who must kill, and the lower limit of that hand; twice the usual is a full kill, one and a half times a half kill; no kill pots when null',
      'money',
      '000:1716-1730',
      chips.nullable().default(null),
    ),
    killAfter: option(
      'What makes a player kill the next pot: two hands won in a row, a whole pot won at a showdown, or both its halves',
      'choice',
      '000:1716-1718',
      z.enum(['two-in-a-row', 'sweep', 'high-and-low']).default(highLow ? 'sweep' : 'two-in-a-row'),
    ),
    killPot: option(
      'The minimum pot, fees included, that counts toward a kill',
      'money',
      '000:1716-1718',
      cents.default(0),
    ),
    killShared: option(
      'A shared pot ends a run of hands won in a row, or not for a player who wins part of it',
      'choice',
      '000:1716-1718',
      z.enum(['ends-run', 'keeps-run']).default('ends-run'),
    ),
  };
}

/** Everything that may be posted about blinds and the button, in the order in which it is shown. */
export function extraBlindOptions(highLow: boolean) {
  return {
    ...killOptions(highLow),
    thirdBlind: option(
      'Third blind, put up by the button; none when null',
      'money',
      '000:1790-1793, 001:1553-1585, 004:65-80',
      chips.nullable().default(null),
    ),
    minimumBet: option(
      'Without limits: the minimum bet is the big blind; or before the flop twice the largest blind, for which the pot is opened or not at all, and later twice the big blind',
      'choice',
      'V-NL3; 000:1795-1797',
      z.enum(['big-blind', 'twice-the-blind']).default('big-blind'),
    ),
    ...comingInOptions(),
    buttonAgain: option(
      'If only one player of the last hand is left, and had the button then: it stays with them, or moves on to the next player',
      'choice',
      'LR21, 000:1580-1581; 003:23-24, 003:47-50',
      z.enum(['stays', 'moves-on']).default('stays'),
    ),
    ...straddleOptions(),
    buyButton: option(
      'A player waiting immediately left of the button may buy it: the big blind live, the small blind dead, no other blinds',
      'yes or no',
      '000:1639-1643; WSOP-L 154',
      z.boolean().default(false),
    ),
    button: option(
      'The button moves on to the closest player of the last hand, or is dead: the big blind always moves on to the next player, the small blind and the button follow it seat by seat and may stand at an empty seat',
      'choice',
      'LR21; WSOP-T dead button',
      z.enum(['moving', 'dead']).default('moving'),
    ),
    missedSmallBlind: option(
      'A player who missed only the small blind owes both blinds, or only the small blind, dead',
      'choice',
      'LR30a; 003:57-60, 004:1054-1059',
      z.enum(['both-blinds', 'small-blind-dead']).default('both-blinds'),
    ),
    overs: option(
      'The overs: the maximum blind, in big blinds, that any player may put up from any seat; none when 0',
      'count',
      '000:1811-1828',
      z.union([z.literal(0), z.int().min(2).max(4)]).default(0),
    ),
  };
}

/** How new players and players who change tables come in, and whose blinds are missed. */
function comingInOptions() {
  return {
    newcomers: option(
      'A new player waits for the big blind or posts it; or is dealt in without a post unless the button has to pass them first',
      'choice',
      'LR28, 000:1601-1620, 003:35-46; 000:1585-1594',
      z.enum(['post', 'dealt-in']).default('post'),
    ),
    transfers: option(
      'A player from a broken game, or forced to move: like any new player; dealt in without a post until the blinds have gone by more than once; or until they have gone by',
      'choice',
      'LR28; 000:1603-1614; 001:1124-1127',
      z.enum(['post', 'dealt-in', 'dealt-in-until-passed']).default('post'),
    ),
    freeFirstRound: option(
      'In the first round of a new game, a player who comes in or changes seats is dealt in without a post as long as no blind has gone by that seat',
      'yes or no',
      'LR28, LR31; 001:1128-1129, 003:61-66',
      z.boolean().default(false),
    ),
    wayIn: option(
      'A player who does not wait for the big blind: posts it; kills the pot, by one player a hand and with the limits of that hand raised; does so left of the button, too, which then passes over them; or straddles, by up to three players, each with twice the big blind',
      'choice',
      'LR28c, LR30a; 003:394-409; 001:1123-1168; 004:1199-1205, 004:1252',
      z.enum(['post', 'kill', 'kill-anywhere', 'straddle']).default('post'),
    ),
    brokeMisses: option(
      'Blinds that go by a player without chips are missed',
      'yes or no',
      'LR30; 000:1622-1624',
      z.boolean().default(true),
    ),
    missedButton: option(
      'A player who is away when the button goes by has missed the blinds',
      'yes or no',
      'LR30; 000:1621, 001:1160-1162',
      z.boolean().default(false),
    ),
  };
}

/** Live straddles, and how raises count over them. */
function straddleOptions() {
  return {
    straddles: option(
      'Live straddles allowed, from the left of the big blind on: twice the big blind, three times, and so on',
      'count',
      '000:1644-1653',
      z.int().min(0).max(4).default(0),
    ),
    straddleRaise: option(
      'Without limits, the minimum raise over a straddle: to twice the straddle, or by one big blind, to three over a straddle of two',
      'choice',
      'V-NL4; 000:1644-1649; house custom',
      z.enum(['twice-the-straddle', 'one-big-blind']).default('twice-the-straddle'),
    ),
    straddleCounts: option(
      'A straddle counts as a raise toward the cap',
      'yes or no',
      '000:1648-1652; WSOP-L 126',
      z.boolean().default(true),
    ),
  };
}

export type ExtraBlindRules = z.output<z.ZodObject<ReturnType<typeof extraBlindOptions>>>;

/**
 * What a player may have requested: a straddle whenever they are next, the button, an over of a number of big blinds.
 */
type Choice = 'straddle' | 'buy-button' | 'over-2' | 'over-3' | 'over-4';

export const wants = ({ choices }: Occupant, choice: Choice): boolean => choices?.includes(choice) ?? false;

/** The over a player wants, in big blinds, the largest where they want several; 0 for none within the limit. */
export function overWanted(occupant: Occupant, most: number): number {
  if (most >= 4 && wants(occupant, 'over-4')) return 4;
  if (most >= 3 && wants(occupant, 'over-3')) return 3;
  return most >= 2 && wants(occupant, 'over-2') ? 2 : 0;
}

/** What a game under these rules lets its players choose for all hands to come. */
export function standingChoices(rules: ExtraBlindRules, big: Cents): readonly StandingChoice[] {
  const choices: { id: Choice; label: string }[] = [];
  if (rules.straddles > 0)
    choices.push({ id: 'straddle', label: `Straddle for ${dollars(big * 2)} or more when it is my turn` });
  if (rules.buyButton) choices.push({ id: 'buy-button', label: 'Buy the button when I wait left of it' });
  for (const times of [2, 3, 4] as const) {
    if (times <= rules.overs) choices.push({ id: `over-${times}`, label: `Do the overs for ${dollars(big * times)}` });
  }
  return choices;
}
