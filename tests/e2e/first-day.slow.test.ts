/**
 * The first day of a tournament director and of a player: every act that they are asked for is found by the words on the screen alone,
 * within twenty seconds of a reader who has never seen it (`stranger.ts`). House, tables and pages are real.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Seat } from '../../games/seat.ts';
import type { TournamentAct } from '../../protocol/tournament.ts';
import { HANG } from '../hang.ts';
import { PIN } from '../main/house/day/cashier.ts';
import { termsOf } from '../main/house/tournament/made-up.ts';
import { describeWith } from '../needs.ts';
import { openBrowser } from '../renderer/stand.ts';
import { signIn } from './desks-at.ts';
import { DESK, fundedDay, walks } from './first-day.ts';
import type { Evening, Guest } from './house-evening.ts';
import { openScreen, STATION } from './screens.ts';
import { Stranger } from './stranger.ts';

const complaints: string[] = [];
let evening: Evening;
let browser: Browser;

beforeAll(async () => {
  evening = await fundedDay();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await evening?.close();
});

const firstName = ({ name }: Guest): string => name.split(' ')[0] ?? name;

/** Who plays the tournament at a table now. */
async function seatedAt(table: number) {
  const all = await evening.room.test.house.tournaments.list();
  return (all.find(({ status }) => status === 'playing')?.entries ?? []).filter(
    ({ state, where }) => state === 'playing' && where?.table === table,
  );
}

/** Everybody who sits in the tournament goes all in, until it is over. */
async function playOn(until: () => Promise<boolean>): Promise<void> {
  const { room } = evening;
  for (const end = Date.now() + 4 * HANG; !(await until()); ) {
    if (Date.now() > end) throw new Error('the tournament stands still');
    for (const [, { room: table }] of room.tables) {
      for (const { seat, handle, locked } of table.table.state.sittings) {
        const guest = evening.guests.find((one) => firstName(one) === handle);
        if (locked && guest) {
          table.host.swipe(guest.card, seat);
          await table.station(seat).press({ do: 'pin', pin: PIN });
        }
        const ask = table.station(seat).view.table.hand?.ask;
        if (ask?.kind !== 'bet') continue;
        const decision = ask.raise ? ({ kind: 'raise', to: ask.raise.max } as const) : ({ kind: 'call' } as const);
        await table.station(seat).press({ do: 'decide', decision });
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

describeWith('chromium-headless-shell')('found within twenty seconds by whoever has never seen it', () => {
  test('a player joins a list, enters a tournament, reads their statement, sets a limit, sits down, and leaves with their chips', async () => {
    const seat: Seat = 4;
    const { house } = evening.room.test;
    const open = new Map([[1, 10]]);
    const list = {
      list: 'hold-em',
      label: 'Hold’em $4–$8',
      tables: [1],
      mustMove: false,
      openingBet: 4_00,
      callMinutes: 10,
    };
    await house.desk.act({ act: 'open list', ...list }, { ...evening.room.test.act('list'), open });
    const announced: TournamentAct = {
      act: 'announce',
      terms: termsOf({ name: 'Sunday $50', entry: 50_00, fee: 5_00 }),
      tables: [3],
    };
    await house.tournaments.act(announced, { ...evening.room.test.act('sunday'), reached: new Set([3]) });
    const page = await openScreen(browser, await evening.stationUrl(1, seat), STATION, complaints);
    const player = new Stranger(page);
    const guest = evening.guest(10);
    const swipe = (): boolean => evening.room.at(1).room.host.swipe(guest.card, seat);
    await walks('player', player, {
      'open their own page': async () => {
        await player.reads('Swipe your card to play');
        swipe();
        await player.presses('Lists, tournaments, my account');
        await player.types(PIN, 'Enter');
        await player.reads('On your card');
      },
      'join a list': async () => {
        await player.presses('Put me on the list');
        await player.reads('You are on this list, and next.');
      },
      'leave the list': async () => {
        await player.presses('Take me off');
        await player.reads('When you are called');
      },
      'enter a tournament': async () => {
        await player.presses('Tournaments');
        await player.presses('Enter for $55');
        await player.presses('Pay $55 and enter');
        await player.reads('You have entered.');
      },
      'take the entry back': async () => {
        await player.presses('Take my entry back', { at: 'Sunday $50' });
        await player.presses('Take my entry back');
        await player.reads('Enter for $55');
      },
      'read their statement': async () => {
        await player.presses('Statement');
        await player.reads('At the end $600');
      },
      'set a limit of losses': async () => {
        await player.presses('My limits');
        await player.presses('$500', { at: 'Losses a day' });
        await player.presses('Losses a day: $500');
        await player.reads('$500 left today, of $500');
      },
      'close the page': async () => {
        await player.presses('Done');
        await player.reads('Swipe your card to play');
      },
      'sit down': async () => {
        swipe();
        await player.types(PIN, 'Enter');
        await player.presses('Sit down with');
        await player.reads(/Seat 4/);
      },
      'see the limits from the seat': async () => {
        await player.presses('Settings');
        await player.presses('Limits you set yourself');
        await player.reads(/left today, of \$500/);
        await player.presses('Close');
      },
      'take a break': async () => {
        await player.presses('Break');
        await player.reads(/break/i);
      },
      'come back': async () => {
        // What they read in between is that the seat is theirs.
        await player.reads('Swipe your card to continue');
        swipe();
        await player.presses('I’m back');
        await player.reads('Waiting for players');
      },
      'leave with their chips': async () => {
        await player.presses('Leave');
        await player.presses('Leave');
        await player.reads('Swipe your card to play');
      },
    });
    const over = { act: 'cancel', tournament: 1, reason: 'Nobody has entered' } as const;
    await house.tournaments.act(over, { ...evening.room.test.act('over'), reached: new Set([3]) });
    expect(complaints).toEqual([]);
  });

  test('the director announces, enters, pays back, starts, reads the clock, stops, moves, breaks a table, and all are paid', async () => {
    const page = await openScreen(browser, evening.floorUrl, DESK, complaints);
    await signIn(page, 'flo');
    const director = new Stranger(page);
    const players = evening.guests.slice(0, 7);
    const [ada] = players as [Guest];
    const why = async (reason: string): Promise<void> => {
      await director.writes('Reason', reason);
      await director.presses('Do it');
    };
    const byName = async ({ account, name }: Guest): Promise<void> => {
      await director.writes('Enter a player: name or account number', name.split(' ')[1] ?? name);
      await director.presses('Find');
      await director.presses('Enter', { at: account });
      await director.reads(`··${account.slice(-4)}`);
    };
    const enter = async ({ account, name }: Guest): Promise<void> => {
      await director.writes('Enter a player: name or account number', account);
      await director.presses('Enter');
      await director.reads(name.split(' ')[0] ?? name);
    };
    await walks('director', director, {
      'announce a tournament': async () => {
        await director.presses('Tourneys');
        await director.presses('Announce a tournament');
        await director.presses('Tournament');
        await director.writes('Players at a table', '4');
        await director.writes('Late entry through level', '0');
        await director.writes('Re-entries per player', '0');
        await director.checks('Table 1');
        await director.checks('Table 2');
        await director.checks('Table 3');
        await director.presses('Announce it');
        await director.reads('Takes entries');
      },
      'register a player by name': () => byName(ada),
      'pay an entry back': async () => {
        await director.presses('Pay back', { at: firstName(ada) });
        await why('Has to leave');
        await director.reads('0 of 90 entries');
      },
    });
    for (const player of players) await enter(player);
    await walks('director', director, {
      'start, seats drawn': async () => {
        await director.presses('Start');
        await director.reads(/Table 1, seat \d/);
      },
      'read the clock': () => director.reads(/Level 1 · .* left/),
      'stop the clock': async () => {
        await director.presses('Pause');
        await why('Fire alarm');
        await director.reads('Fire alarm');
        await director.presses('Go on');
      },
      'go to the next level': async () => {
        await director.presses('Next level');
        await why('Agreed by all');
        await director.reads(/Level 2/);
      },
    });
    await walks('director', director, {
      'balance the tables': async () => {
        const taken = await seatedAt(2);
        const seats = ['1', '2', '3', '4'].filter((seat) => !taken.some(({ where }) => String(where?.seat) === seat));
        const [mover] = await seatedAt(1);
        await director.presses('Move', { at: mover?.name ?? '' });
        await director.writes('To table', '2');
        await director.writes('Seat', seats[0] ?? '');
        await why('Table 1 is one player more');
        await director.reads(/On the way to another seat|Table 2, seat/);
      },
      'break a table': async () => {
        await director.presses('Break table 1');
        await why('Its display is dark');
        // Both are right, whether somebody is still on the way or not: nothing is broken in the middle of a move.
        await director.reads(
          /Players are on their way to other seats|The other tables do not have enough seats for all of them/,
        );
        await director.presses('Not now');
      },
    });
    const card = page.getByTestId('tournament-2');
    await playOn(async () => (await card.getAttribute('data-status')) === 'over');
    await walks('director', director, {
      'see who is paid': async () => {
        await director.reads('Place 1 · $');
        await director.reads('paid to the cards');
      },
    });
    expect(complaints).toEqual([]);
  });
});
