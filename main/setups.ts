/**
 * From a house's posted games to setups ready to play. The games of `table.json` and those of profile files are read
 * the same way.
 */

import { dealerFeeInWords, playerFeeInWords } from '../games/banked/fees.ts';
import { type Cents, dollars } from '../games/money.ts';
import { type AnyGame, GAMES } from '../games/registry.ts';
import { ok, type Result } from '../games/result.ts';
import { type FeeOption, gameIn, type House, type HouseGame, type TimeOption } from '../houses/house.ts';
import { HOUSES } from '../houses/houses.ts';
import { type ProfileFile, profileFile, type WrittenProfile } from './profile-file.ts';
import { shapeOf } from './rule-shape.ts';
import { type Problem, readPosting } from './rules-file.ts';
import {
  type Offered,
  READY_ROTATIONS,
  type RotationOffered,
  type TableConfig,
  type WrittenConfig,
} from './table/config.ts';
import type { Setup } from './table/game-on-table.ts';
import { type Profile, profileId, type TimeTerms } from './table/profile.ts';

/** The house of a configuration. Throws when there is no house of that name. */
export function houseOf({ house: id }: Pick<TableConfig, 'house'>): House {
  const house = HOUSES.get(id);
  if (!house) throw new Error(`house: ${noHouse(id)}`);
  return house;
}

const noHouse = (id: string): string => `"${id}" is not one of ${[...HOUSES.keys()].join(', ')}`;

/**
 * Every game the table may play, by profile id, checked: those of the configuration, then those of profile files.
 * Throws an error that names the place and the fault, by line and column where the configuration came from a file.
 */
export function setupsOf(
  config: TableConfig,
  profiles: readonly WrittenProfile[] = [],
  source: WrittenConfig['source'] = null,
): ReadonlyMap<string, Setup> {
  const setups = new Map<string, Setup>();
  const add = (offer: Offer, source: WrittenConfig['source'], at: readonly (string | number)[]): void => {
    const setup = setupOf(offer, config);
    const taken = setup.ok && setups.has(setup.value.profile.id) ? setup.value.profile.id : null;
    if (!setup.ok) throw new Error(described(setup.error, source, at));
    if (taken !== null) throw new Error(described([{ path: '', message: offeredAlready(taken) }], source, at));
    setups.set(setup.value.profile.id, setup.value);
  };
  for (const [index, offered] of config.games.entries()) add({ ...offered, id: null }, source, ['games', index]);
  for (const { id, file, ...source } of profiles) add({ ...file, id }, source, []);
  for (const [index, rotation] of (config.rotations ?? READY_ROTATIONS).entries()) {
    if (config.rotations === undefined && rotation.games.some((id) => !setups.has(id))) continue;
    const setup = rotationOf(rotation, setups);
    if (!setup.ok) throw new Error(described(setup.error, source, ['rotations', index]));
    setups.set(rotation.id, setup.value);
  }
  return setups;
}

/**
 * The setup of a rotation: its largest buy-in applies to all games, and the fee is taken by time in all of them or in
 * none.
 */
function rotationOf(
  { id, label, games, every, next }: RotationOffered,
  setups: ReadonlyMap<string, Setup>,
): Result<Setup, readonly Problem[]> {
  const parts: Setup[] = [];
  for (const [index, name] of games.entries()) {
    const part = setups.get(name);
    if (!part || part.rotation)
      return wrong(`games[${index}]`, `"${name}" is not one of ${[...setups.keys()].join(', ')}`);
    parts.push(part);
  }
  const [first, ...others] = parts;
  if (!first) return wrong('games', 'expected two games or more');
  if (setups.has(id)) return wrong('id', offeredAlready(id));
  const { time } = first.profile;
  if (others.some(({ profile }) => profile.time?.amount !== time?.amount)) {
    return wrong(
      'games',
      'expected all of them to collect the same amount by the half hour, or none to collect by time',
    );
  }
  const buyIn = parts.reduce(
    (most, { profile }) => (profile.buyIn.fullBuy > most.fullBuy ? profile.buyIn : most),
    first.profile.buyIn,
  );
  const named = parts.map((part): Setup => {
    const profile = { ...part.profile, id, label: `${label}: ${part.profile.label}`.slice(0, 80), buyIn, time };
    return { ...part, profile };
  });
  const rotation = { every, next, games: named };
  const whole: Setup = { ...first, profile: { ...first.profile, id, label, buyIn, time }, rotation };
  return ok({ ...whole, rotation: { every, next, games: named.map((part) => ({ ...part, rotation })) } });
}

const offeredAlready = (id: string): string =>
  `${id} is offered already; a game and its limit are offered once, or again by a profile of another name`;

/** `/data/table.json:4:12: games.0.limit: one of …` for each fault. */
function described(
  problems: readonly Problem[],
  source: WrittenConfig['source'],
  at: readonly (string | number)[],
): string {
  const lines = problems.map(({ path, message }) => {
    const keys = [...at, ...(path === '' ? [] : path.split(/[.[\]]+/).filter((key) => key !== ''))];
    const where = keys.join('.');
    const text = where === '' ? message : `${where}: ${message}`;
    if (source === null) return text;
    const { line, column } = source.json.valueAt(keys.map((key) => (/^\d+$/.test(String(key)) ? Number(key) : key)));
    return `${source.path}:${line}:${column}: ${text}`;
  });
  return lines.join('\n');
}

/**
 * The setup of a profile as a file or a console writes it: in dollars, with fields left out. Every field that is wrong
 * is a problem.
 */
export function setupOfProfile(id: string, written: unknown, config: TableConfig): Result<Setup, readonly Problem[]> {
  if (!profileId.safeParse(id).success) return wrong('id', 'up to 40 small letters, digits and dashes');
  const read = profileFile.safeParse(written);
  if (read.success) return setupOf({ ...read.data, id }, config);
  return {
    ok: false,
    error: read.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
  };
}

/** The collections that a house posts for a game, each with what it takes, in words. */
export function collectionsInWords(
  game: AnyGame,
  spread: HouseGame,
  config: TableConfig,
): { readonly option: number | string; readonly text: string }[] {
  if (spread.kind === 'banked') {
    return spread.collections.map(({ option, collection }) => ({
      option,
      text: `${playerFeeInWords(collection)}; ${dealerFeeInWords(collection)}`,
    }));
  }
  const due = dueWords(shapeOf(game).properties ?? {});
  const sizes = ({ forGames, sizes: { asPrinted } }: FeeOption | TimeOption): string => `${forGames}, ${asPrinted}`;
  return [
    ...spread.collections.map((fee) => ({ option: fee.option, text: `${feeLine(fee, due)} (${sizes(fee)})` })),
    ...spread.timeCollections.map((time) => ({
      option: time.option,
      text: `${timeLine(time, config.timeCollection)} (${sizes(time)})`,
    })),
  ];
}

/**
 * The profile with this name: its id, or its game, which means the first profile of that game. Throws an error that
 * lists the names there are.
 */
export function profileNamed(setups: ReadonlyMap<string, Setup>, name: string): Profile {
  const of = [...setups.values()].map(({ profile }) => profile);
  const found = of.find(({ id }) => id === name) ?? of.find(({ game }) => game === name);
  if (!found) throw new Error(`profile: "${name}" is not one of ${namesOf([...setups.values()]).join(', ')}`);
  return found;
}

/** Games by their own names, with the ids of those offered more than once, and rotations by theirs. */
function namesOf(setups: readonly Setup[]): readonly string[] {
  const games = new Set(setups.flatMap(({ profile, rotation }) => (rotation ? [] : [profile.game])));
  const single = [...games].map((game) => {
    const ids = setups.flatMap(({ profile, rotation }) => (!rotation && profile.game === game ? [profile.id] : []));
    return ids.length > 1 ? `${game} (${ids.join(', ')})` : game;
  });
  return [...single, ...setups.flatMap(({ profile, rotation }) => (rotation ? [profile.id] : []))];
}

/** S9: posted at every electronic table. */
const MALFUNCTION = 'A malfunction voids all pays and plays: every bet of the hand goes back';

/**
 * A game that a table may play, from either kind of file. `id` is null when the game is named by its game and limit.
 */
type Offer = Omit<Offered, 'limit'> & Partial<ProfileFile> & { readonly id: string | null };

function setupOf(offer: Offer, config: TableConfig): Result<Setup, readonly Problem[]> {
  const house = HOUSES.get(offer.house ?? config.house);
  if (!house) return wrong('house', noHouse(offer.house ?? config.house));
  const game = GAMES.get(offer.game);
  const spread = gameIn(house, offer.game);
  if (!game || !spread) {
    return wrong('game', `${house.name} spreads ${Object.keys(house.games).join(', ')}, not "${offer.game}"`);
  }
  const { limit: limitId, jackpot, collection } = offer;
  const posting = {
    jackpot,
    ...(limitId === undefined ? {} : { limit: limitId }),
    ...(offer.buyIn ? { buyIn: offer.buyIn.fullBuy } : {}),
  };
  if (offer.rules?.collection !== undefined)
    return wrong('rules.collection', 'the collection is posted by its numbers');
  for (const option of ['jackpots', 'jackpotDrop']) {
    if (offer.rules?.[option] !== undefined && offer.rules[option] !== 0)
      return wrong(`rules.${option}`, 'the house sets the drop and the winning hand of a jackpot; leave it out');
  }
  const shown = 'mayShow' in (shapeOf(game).properties ?? {}) ? { mayShow: config.mayShow } : {};
  const read = readPosting(game, house, { ...shown, ...offer.rules, collection }, posting);
  if (!read.ok) return { ok: false, error: read.error.map(besidesRules) };
  const { rules, posted } = read.value;
  const { limit, time, drop } = posted;
  const buyIn = offer.buyIn ?? limit?.buyIn;
  if (!buyIn) return wrong('', 'expected either "limit", one of the house’s, or "buyIn"');
  const profile: Profile = {
    id: offer.id ?? `${offer.game}-${limitId ?? ''}`,
    label: offer.label ?? (limit ? `${game.name} · ${limit.label}` : game.name),
    house: house.id,
    game: offer.game,
    rules: { ...posted.rules },
    buyIn,
    time: time && chargeOf(time),
    timeBank: offer.timeBank === undefined ? config.timeBank : offer.timeBank,
    posted: [
      ...(offer.house === undefined ? [] : [`Played by the rules and fees of ${house.name}`]),
      ...feeLines(spread, collection, rules),
      ...(time ? [timeLine(time, config.timeCollection)] : []),
      MALFUNCTION,
      ...(drop > 0 ? [`Jackpot: ${dollars(drop)} from the small blind of every hand`] : []),
      ...(offer.posted ?? []),
    ],
  };
  return ok({ profile, game, rules });
}

const wrong = (path: string, message: string): Result<never, readonly Problem[]> => ({
  ok: false,
  error: [{ path, message }],
});

/** In these files the posted numbers are next to the options, not among them. */
const besidesRules = ({ path, message }: Problem): Problem => ({
  path: path.replace(/^rules\.collection/, 'collection'),
  message,
});

/** The posted options in words, for the players. */
function feeLines(spread: HouseGame, posted: Offered['collection'], rules: object): readonly string[] {
  if (spread.kind === 'pot') {
    const due = dueWords(rules);
    const rows = spread.collections.filter(({ option }) => posted.includes(option));
    const beside = spread.timeCollections.filter(({ option }) => posted.includes(option));
    const ofTheAntes = beside.flatMap((time) => ('perHand' in time && time.perHand ? [anteLine(time.perHand)] : []));
    // In a game where chips have value but there is no betting, the fee is taken from the antes.
    const isOfAntes = 'unit' in rules;
    return [
      ...(isOfAntes ? rows.map(({ playerFee }) => anteLine(playerFee)) : rows.map((fee) => feeLine(fee, due))),
      ...ofTheAntes,
    ];
  }
  return spread.collections
    .filter(({ option }) => posted.includes(option))
    .flatMap(({ collection }) => [playerFeeInWords(collection), dealerFeeInWords(collection)]);
}

/** The time collection and when it is due. */
function timeLine(time: TimeOption, { due }: TimeTerms): string {
  if ('perDown' in time) {
    const amounts = time.perDown.map(({ players, amount }) => `${dollars(amount)} with ${players}`).join(', ');
    return `From each player at the end of each ${time.downMinutes} minutes, by the number of players: ${amounts}`;
  }
  const { perHalfHour } = time;
  return due === 'played'
    ? `${dollars(perHalfHour)} from each player for each half hour of play`
    : `${dollars(perHalfHour)} from each player at the end of each half hour, on the hour and the half hour`;
}

/** The charge of a time option, as the table stores it. */
function chargeOf(time: TimeOption): NonNullable<Profile['time']> {
  const { option } = time;
  if ('perHalfHour' in time) return { option, per: 'half hour', amount: time.perHalfHour, minutes: 30, byPlayers: [] };
  const byPlayers = [...time.perDown];
  return { option, per: 'down', amount: byPlayers[0]?.amount ?? 0, minutes: time.downMinutes, byPlayers };
}

const anteLine = (fee: Cents): string => `${dollars(fee)} out of the antes of every hand`;

/** When the fees of a pot game fall due, in words: in games with a flop, with a draw, and with open cards. */
function dueWords(rules: object) {
  if ('maxDraw' in rules) return { first: 'when there is a draw', none: 'when there is none', last: 'after the draw' };
  if ('bringIn' in rules) return { first: 'for each hand', none: 'without one', last: 'after the last card' };
  return { first: 'when there is a flop', none: 'when there is none', last: 'after the river' };
}

/** One fee option of a pot game. */
function feeLine(fee: FeeOption, due: ReturnType<typeof dueWords>): string {
  const players =
    fee.minPlayers === fee.maxPlayers
      ? `${fee.minPlayers} players`
      : fee.minPlayers <= 2
        ? `Up to ${fee.maxPlayers} players`
        : `${fee.minPlayers} players or more`;
  const parts = [
    ...(fee.eachFee ? [`${dollars(fee.eachFee)} from each player for each hand`] : []),
    ...(fee.playerFee > 0 ? [`${dollars(fee.playerFee)} ${due.first}`] : []),
    ...(fee.modifiedFee > 0 ? [`${dollars(fee.modifiedFee)} ${due.none}`] : []),
    ...(fee.turnFee > 0 ? [`${dollars(fee.turnFee)} after the turn`] : []),
    ...(fee.riverFee > 0 ? [`${dollars(fee.riverFee)} ${due.last}`] : []),
    ...(fee.splitFee > 0 ? [`${dollars(fee.splitFee)} when the pot is split`] : []),
  ];
  return `${players}: ${parts.join(', ')}`;
}
