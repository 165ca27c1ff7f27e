/** Messages for a player who is not dealt in. */
import type { Occupant, Waiting } from '../hand-start.ts';
import { dollars } from '../money.ts';
import { type Blinds, owesSmallAlone } from './entry.ts';
import type { Standing } from './memory.ts';
import type { NotDealt } from './not-dealt.ts';
import { blindOfWayIn } from './way-in.ts';

export function wait(one: Occupant, standing: Standing, entry: NotDealt, blinds: Blinds): Waiting {
  const { why, mayPost, choices } = entry;
  const first = sentence(standing, entry, blinds);
  if (choices.length === 0) return { seat: one.seat, why, mayPost, message: first };
  const message = [first, ...choices.map((choice) => offer(choice, blinds))].join(' ');
  return { seat: one.seat, why, mayPost, choices, message };
}

function sentence(standing: Standing, { why, mayPost }: NotDealt, blinds: Blinds): string {
  const missed = standing.missed.length > 0;
  const ownWay = inOwnWay(blinds);
  switch (why) {
    case 'sitting-out':
      return missed ? 'You are sitting out and have missed the blinds.' : 'You are sitting out.';
    case 'no-chips':
      return 'Buy chips to be dealt in.';
    case 'too-few':
      return 'Waiting for more players.';
    case 'table-full':
      return 'The hand is full. You are in as soon as there is room.';
    case 'button':
      return mayPost && ownWay
        ? `The button has to pass your seat before you can be dealt in, or you ${ownWay} now.`
        : 'The button has to pass your seat before you can be dealt in.';
    case 'big-blind':
      return mayPost
        ? `You are dealt in when the big blind reaches you, or now if you ${ownWay ?? `post ${dollars(blinds.big)}`}.`
        : 'You are dealt in when the big blind reaches you.';
    case 'missed':
      if (mayPost && ownWay) return `You missed the blinds. Wait for the big blind, or ${ownWay} now.`;
      if (owesSmallAlone(standing, blinds)) return missedSmallBlind(mayPost, blinds);
      return mayPost
        ? `You missed the blinds. Wait for the big blind, or post ${dollars(blinds.big + deadOf(blinds))} now: ` +
            `${dollars(blinds.big)} as your bet and ${dollars(deadOf(blinds))} into the pot.`
        : 'You missed the blinds. You are dealt in when the big blind reaches you.';
    case 'moved':
      return mayPost
        ? `You changed seats. Wait for your old place behind the button, or ${ownWay ?? `post ${dollars(blinds.big)}`} to play now.`
        : 'You changed seats. You are dealt in when your old place behind the button comes around.';
  }
}

/** How a player comes in by a kill or a straddle; null where they post. */
function inOwnWay(blinds: Blinds): string | null {
  const put = blindOfWayIn(blinds);
  if (!put) return null;
  return put.what === 'kill'
    ? `kill the pot with ${dollars(put.live)}, which raises the limits of that hand`
    : `straddle with ${dollars(put.live)}`;
}

const deadOf = ({ small, third }: Blinds): number => small + (third ?? 0);

const missedSmallBlind = (mayPost: boolean, { small }: Blinds): string =>
  mayPost
    ? `You missed the small blind. Wait for the big blind, or post ${dollars(small)} into the pot now.`
    : 'You missed the small blind. You are dealt in when the big blind reaches you.';

function offer(choice: string, { small, big }: Blinds): string {
  switch (choice) {
    case 'buy-button':
      return `Or buy it now: ${dollars(big)} as your bet and ${dollars(small)} into the pot.`;
    case 'straddle':
      return `Or straddle now with ${dollars(big * 2)}.`;
    default:
      return `Or do the overs now with ${dollars(big * 2)}.`;
  }
}
