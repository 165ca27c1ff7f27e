/**
 * From a house's posted games to tables ready to play them.
 */

import { dealerFeeInWords, playerFeeInWords } from '../../games/banked/fees.ts';
import { type Cents, dollars } from '../../games/money.ts';
import { GAMES } from '../../games/registry.ts';
import { messageOf } from '../../hardware/result.ts';
import {
  type FeeOption,
  type House,
  type HouseGame,
  jackpotFault,
  postedTime,
  resolveRules,
  type TimeOption,
} from '../../houses/house.ts';
import { HOUSES } from '../../houses/houses.ts';
import type { Offered, TableConfig } from './config.ts';
import type { Profile, TimeTerms } from './profile.ts';
import type { Setup } from './table.ts';

/** The house of a configuration. Throws when there is none of that name. */
export const houseOf = (config: TableConfig): House => houseNamed(config.house, 'house');

function houseNamed(id: string, where: string): House {
  const house = HOUSES.get(id);
  if (!house) throw new Error(`${where}: "${id}" is not one of ${[...HOUSES.keys()].join(', ')}`);
  return house;
}

/** Every game the configuration offers, by profile id, checked. Throws an error that names what does not exist. */
export function setupsOf(config: TableConfig): ReadonlyMap<string, Setup> {
  const own = houseOf(config);
  const setups = new Map<string, Setup>();
  for (const [index, offered] of config.games.entries()) {
    const where = `games.${index}`;
    const house = offered.house === undefined ? own : houseNamed(offered.house, `${where}.house`);
    const setup = setupOf(house, offered, where, config);
    const { id } = setup.profile;
    if (setups.has(id)) throw new Error(`${where}: ${id} is offered already; a game and its limit are offered once`);
    setups.set(id, setup);
  }
  return setups;
}

/** Checks what a configuration offers. Throws an error that names the file it came from, the place, and what was expected. */
export function checkOffered(config: TableConfig, path: string): void {
  try {
    setupsOf(config);
  } catch (error) {
    throw new Error(`${path}: ${messageOf(error)}`);
  }
}

/**
 * The profile that somebody means: by its id, or by its game where the first of that game is meant. Throws an error that
 * names those there are.
 */
export function profileNamed(setups: ReadonlyMap<string, Setup>, name: string): Profile {
  const of = [...setups.values()].map(({ profile }) => profile);
  const found = of.find(({ id }) => id === name) ?? of.find(({ game }) => game === name);
  if (!found) throw new Error(`profile: "${name}" is not one of ${[...setups.keys()].join(', ')}`);
  return found;
}

/** S9: what every electronic table posts. */
const MALFUNCTION = 'A malfunction voids all pays and plays: every bet of the hand goes back';

function setupOf(house: House, offered: Offered, where: string, config: TableConfig): Setup {
  const game = GAMES.get(offered.game);
  const spread = house.games[offered.game];
  if (!game || !spread) {
    throw new Error(
      `${where}.game: ${house.name} spreads ${Object.keys(house.games).join(', ')}, not "${offered.game}"`,
    );
  }
  const limit = spread.limits.find((other) => other.id === offered.limit);
  if (!limit) {
    const known = spread.limits.map((other) => other.id).join(', ');
    throw new Error(`${where}.limit: one of ${known}, not "${offered.limit}"`);
  }
  const drop = offered.jackpot ? dropOf(house, spread, where) : 0;
  // Games without blinds have no option for a drop.
  const jackpot = drop > 0 ? { jackpotDrop: drop } : {};
  const time = postedTime(spread, offered.collection, limit.rules, limit.buyIn.fullBuy);
  if (!time.ok) throw new Error(`${where}.${time.error.message}`);
  const posted = { ...limit.rules, ...jackpot, collection: time.value ? [] : offered.collection };
  const resolved = resolveRules(house, offered.game, posted, limit.buyIn.fullBuy);
  if (!resolved.ok) throw new Error(`${where}.${resolved.error.message}`);
  const profile: Profile = {
    id: `${offered.game}-${limit.id}`,
    label: `${game.name} · ${limit.label}`,
    house: house.id,
    game: offered.game,
    rules: resolved.value,
    buyIn: limit.buyIn,
    time: time.value && { option: time.value.option, per: 'half hour', amount: time.value.perHalfHour },
    posted: [
      ...(offered.house === undefined ? [] : [`Played by the rules and fees of ${house.name}`]),
      ...feeLines(spread, offered.collection),
      ...(time.value ? [timeLine(time.value, config.timeCollection)] : []),
      MALFUNCTION,
      ...(drop > 0 ? [`Jackpot: ${dollars(drop)} from the small blind of every hand`] : []),
    ],
  };
  return { profile, game, rules: game.rules.parse(resolved.value) };
}

/** What is dropped for the jackpot that is asked for. Throws when there is none, or none that somebody can win. */
function dropOf(house: House, spread: HouseGame, where: string): Cents {
  const jackpot = spread.kind === 'pot' ? spread.jackpot : null;
  if (jackpot === null)
    throw new Error(`${where}.jackpot: ${house.name} has no jackpot for this game: set it to false`);
  const fault = jackpotFault(jackpot);
  if (fault !== null) throw new Error(`${where}.jackpot: ${house.name}: ${fault}. Set it to false`);
  return jackpot.drop;
}

/** The posted options in words, for the players. */
function feeLines(spread: HouseGame, posted: Offered['collection']): readonly string[] {
  if (spread.kind === 'pot') return spread.collections.filter(({ option }) => posted.includes(option)).map(feeLine);
  return spread.collections
    .filter(({ option }) => posted.includes(option))
    .flatMap(({ collection }) => [playerFeeInWords(collection), dealerFeeInWords(collection)]);
}

/** What is taken by time, and when. */
const timeLine = ({ perHalfHour }: TimeOption, { due }: TimeTerms): string =>
  due === 'played'
    ? `${dollars(perHalfHour)} from each player for each half hour of play`
    : `${dollars(perHalfHour)} from each player at the end of each half hour, on the hour and the half hour`;

/** One fee option of a pot game. */
function feeLine(fee: FeeOption): string {
  const players =
    fee.minPlayers === fee.maxPlayers
      ? `${fee.minPlayers} players`
      : fee.minPlayers <= 2
        ? `Up to ${fee.maxPlayers} players`
        : `${fee.minPlayers} players or more`;
  const parts = [
    `${dollars(fee.playerFee)} when there is a flop`,
    ...(fee.modifiedFee > 0 ? [`${dollars(fee.modifiedFee)} when there is none`] : []),
    ...(fee.turnFee > 0 ? [`${dollars(fee.turnFee)} after the turn`] : []),
    ...(fee.riverFee > 0 ? [`${dollars(fee.riverFee)} after the river`] : []),
    ...(fee.splitFee > 0 ? [`${dollars(fee.splitFee)} when the pot is split`] : []),
  ];
  return `${players}: ${parts.join(', ')}`;
}
