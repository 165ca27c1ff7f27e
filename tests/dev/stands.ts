/**
 * What the gallery shows: every screen in the states that the tests photograph, and every golden hand of every game at
 * each of its decisions, as any of its viewers sees it.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HandView } from '../../games/hand-view.ts';
import type { AnyState } from '../../games/registry.ts';
import type { Viewer } from '../../games/seat.ts';
import type { ScenarioHand } from '../../lab/scenario/hand.ts';
import type { HostFrame } from '../../protocol/messages.ts';
import type { Role } from '../../protocol/roles.ts';
import type { View } from '../../protocol/views.ts';
import { SHOTS } from '../floor-console/shots.ts';
import { handsOf } from '../games/transcript.ts';
import { CLOCK, center, emptyPlace, place, seated, station } from '../renderer/fixtures.ts';
import { BANKED_CENTER_SHOTS, BANKED_STATION_SHOTS, CENTER_SHOTS, STATION_SHOTS } from '../renderer/shots.ts';
import type { Stand } from '../renderer/stand.ts';

type Screen = View['screen'];

/** One picture: its name, the screen and the key under which its page is asked for. */
export interface Picture {
  readonly name: string;
  readonly screen: Screen;
  readonly key: string;
}

export interface GalleryList {
  readonly states: readonly Picture[];
  /** Games with their hands, each with its decisions in order and the seats that played it. */
  readonly games: readonly {
    readonly game: string;
    readonly name: string;
    readonly hands: readonly { readonly phases: readonly string[]; readonly seats: readonly number[] }[];
  }[];
}

const SHOWN = [
  ...[...STATION_SHOTS, ...BANKED_STATION_SHOTS].map((shot) => ({ ...shot, name: `station-${shot.name}` })),
  ...[...CENTER_SHOTS, ...BANKED_CENTER_SHOTS].map((shot) => ({ ...shot, name: `center-${shot.name}` })),
  ...SHOTS,
];

const VIEWS: ReadonlyMap<string, View> = new Map(SHOWN.map(({ name, view }) => [name, view]));
const ACTS = new Map(SHOWN.map(({ name, act }) => [name, act]));

/** What a finger does before the picture of a state is taken; undefined where nothing. */
export const actOf = (key: string): ((stand: Stand) => Promise<void>) | undefined => ACTS.get(key);

const GOLDEN = join(import.meta.dirname, '..', 'golden');

let played: Map<string, readonly ScenarioHand[]> | null = null;

/** The golden hands of each game, played once. */
function goldenHands(): ReadonlyMap<string, readonly ScenarioHand[]> {
  played ??= new Map(
    readdirSync(GOLDEN, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, handsIn(join(GOLDEN, name))]),
  );
  return played;
}

const handsIn = (folder: string): readonly ScenarioHand[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => handsOf(join(folder, file)));

export function galleryList(): GalleryList {
  return {
    states: [...VIEWS].map(([name, { screen }]) => ({ name, screen, key: name })),
    games: [...goldenHands()].map(([game, hands]) => ({
      game,
      name: hands[0]?.game.name ?? game,
      hands: hands.map((hand) => ({
        phases: hand.states().map((state) => phaseOf(hand, state)),
        seats: hand.start.players.map(({ seat }) => seat),
      })),
    })),
  };
}

/** `Flop, seat 3`, `Settled`. */
function phaseOf({ game }: ScenarioHand, state: AnyState): string {
  const { street, turn, over } = game.view(state, 'public');
  return over ? 'Over' : `${street}, seat ${turn.join(', ')}`;
}

/** What the host sends to a page on this stand. Throws when there is none of that key. */
export function standOf(key: string): readonly HostFrame[] {
  const view = VIEWS.get(key) ?? viewOfHand(key);
  return [
    { t: 'welcome', protocol: 1, role: roleOf(view) },
    { t: 'view', rev: 1, view },
  ];
}

function roleOf(view: View): Role {
  return view.screen === 'station' ? { screen: view.screen, station: view.station } : { screen: view.screen };
}

/** A key such as `hand/holdem/0/4/3`: game, hand, decision, and the seat that looks, or `center-display`. */
function viewOfHand(key: string): View {
  const [, game = '', nth, phase, viewer = ''] = key.split('/');
  const hand = goldenHands().get(game)?.[Number(nth)];
  const state = hand?.states()[Number(phase)];
  if (hand === undefined || state === undefined) throw new Error(`nothing in the gallery is called ${key}`);
  return viewer === 'center-display' ? screenOf(hand, state, 'public') : screenOf(hand, state, Number(viewer));
}

function screenOf({ game, start }: ScenarioHand, state: AnyState, viewer: Viewer): View {
  const hand: HandView = game.view(state, viewer);
  const seats = new Set(start.players.map(({ seat }) => seat));
  const over = {
    hand,
    game: game.name,
    demo: true,
    state: hand.over ? 'settling' : 'hand',
    clock: hand.over ? null : CLOCK,
    places: Array.from({ length: 10 }, (_, at) => (seats.has(at + 1) ? place(at + 1) : emptyPlace(at + 1))),
  } as const;
  return viewer === 'public' ? center(over) : { ...station(seated(), over), station: viewer };
}
