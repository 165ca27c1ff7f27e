/** The game of a tournament as a table plays it. */
import { GAMES } from '../../games/registry.ts';
import { invariant } from '../../games/result.ts';
import { tournamentProfile } from '../ledger/hand-moves.ts';
import { CHIP } from '../ledger/places.ts';
import type { Setup } from './game-on-table.ts';
import type { TournamentPlan } from './tournament-orders.ts';

/**
 * The rules of a level: its blinds and antes, every player with chips dealt in, and the button as in tournaments, where
 * players neither miss a blind nor pay one twice (003:23 leaves it to tournament rules; WSOP-T, TDA). A pot is split
 * down to one chip.
 */
export function tournamentSetup(plan: TournamentPlan, house: string): Setup {
  const game = GAMES.get(plan.game);
  invariant(game !== undefined, () => `no game ${plan.game}`);
  const { small, big, ante } = plan.blinds;
  const limits = plan.betting === 'split-limit' ? { lowerLimit: big * CHIP, higherLimit: big * 2 * CHIP } : {};
  const rules = game.rules.parse({
    betting: plan.betting,
    ...{ smallBlind: small * CHIP, bigBlind: big * CHIP, ante: ante * CHIP, chip: CHIP },
    ...limits,
    ...{ button: 'dead', newcomers: 'dealt-in' },
  });
  const profile = {
    id: tournamentProfile(plan.tournament),
    label: `${plan.name} · ${levelText(plan)}`.slice(0, 80),
    ...{ house, game: plan.game, rules: {} },
    buyIn: { fullBuy: 1, shortBuy: null, maximum: null, step: 1 },
    ...{ time: null, timeBank: null, posted: postedOf(plan) },
  };
  return { profile, game, rules };
}

const levelText = ({ level, blinds }: TournamentPlan): string => `level ${level}, ${blindsText(blinds)}`;

/** `50/100`, or `50/100, ante 10`. */
export const blindsText = ({ small, big, ante }: TournamentPlan['blinds']): string =>
  `${grouped(small)}/${grouped(big)}${ante === 0 ? '' : `, ante ${grouped(ante)}`}`;

const grouped = (chips: number): string => chips.toString().replace(/\B(?=(\d{3})+$)/g, ',');

function postedOf({ next, level, blinds }: TournamentPlan): string[] {
  return [
    `Level ${level}: blinds ${blindsText(blinds)}`,
    ...(next === null ? [] : [`Next level: ${blindsText(next)}`]),
    'Absent players are dealt in: their blinds are posted and their hands folded',
    'If two players go out in the same hand, the one who began it with more chips places higher',
  ];
}
