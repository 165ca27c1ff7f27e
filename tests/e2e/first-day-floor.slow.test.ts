/** The first day of a floorman over three tables: lists, entries, calls, hands, players and a jackpot, every act found by the words on the screen (`first-day.ts`). */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Seat } from '../../games/seat.ts';
import { jackpotTerms } from '../../main/house/jackpot-terms.ts';
import { ForcedDecks } from '../main/house/day/forced-decks.ts';
import { BAD_BEAT } from '../main/house/jackpot-house.ts';
import { describeWith } from '../needs.ts';
import { openBrowser } from '../renderer/stand.ts';
import { signIn } from './desks-at.ts';
import { DESK, fundedDay, signsAs, walks } from './first-day.ts';
import type { Evening } from './house-evening.ts';
import { openScreen } from './screens.ts';
import { Stranger } from './stranger.ts';

const complaints: string[] = [];
const decks = new ForcedDecks(5);
let evening: Evening;
let browser: Browser;

beforeAll(async () => {
  evening = await fundedDay(decks);
  const { house } = evening.room.test;
  await house.jackpots.set(jackpotTerms.parse(BAD_BEAT), evening.room.test.act('terms'));
  await house.jackpots.seed('bad-beat', 2_400_00, { ...evening.room.test.act('seed'), second: 'flo' });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await evening?.close();
});

describeWith('chromium-headless-shell')('found within twenty seconds by whoever has never seen it', () => {
  test('a floorman keeps lists, lets in, answers, rules on hands, looks after players, pays a jackpot, and closes a table', async () => {
    const { room } = evening;
    const { room: table } = room.at(1);
    const page = await openScreen(browser, evening.floorUrl, DESK, complaints);
    await signIn(page, 'flo');
    const floorman = new Stranger(page);
    const names = [8, 9, 10].map((nth) => evening.guest(nth).name);
    const [first, second, third] = names as [string, string, string];
    await walks('floor-lists', floorman, {
      'open a game from a list': async () => {
        await floorman.presses('Poker desk');
        await floorman.presses('Open a list');
        await floorman.writes('Game and size', 'Hold’em $4–$8');
        await floorman.checks('Table 1');
        await floorman.checks('Table 2');
        await floorman.presses('Open it');
        await floorman.reads('Hold’em $4–$8');
      },
      'put a name on the list': async () => {
        await floorman.writes('Name', first);
        await floorman.presses('Is here');
        await floorman.reads(first);
      },
      'take down who is on the way': async () => {
        await floorman.writes('Name', second);
        await floorman.presses('On the way');
        await floorman.reads('Not here yet');
      },
      'say that they have come': async () => {
        await floorman.presses('Is here now', { at: second });
      },
      'call the next': async () => {
        await floorman.presses(`Call ${first}`, { at: 'Table 1' });
        await floorman.reads(/Called to table 1/);
      },
      'keep the seat for longer': () => floorman.presses('Hold 10 min', { at: first }),
      'say that they have sat down': () => floorman.presses('Sits', { at: first }),
      'take off who did not come': async () => {
        await floorman.presses(`Call ${second}`, { at: 'Table 1' });
        await floorman.presses('No show', { at: second });
      },
      'take a name off the list': async () => {
        await floorman.writes('Name', third);
        await floorman.presses('Is here');
        await floorman.presses('Strike', { at: third });
        await floorman.writes('Reason', 'Has left the room');
        await floorman.presses('Do it');
      },
    });

    for (const nth of [0, 1, 2, 3, 4]) await room.sit(1, (nth + 1) as Seat, evening.guest(nth).card, 200_00);
    const firstName = (nth: number): string => evening.guest(nth).name.split(' ')[0] ?? '';
    const [ada, ben, dolores, emil] = [firstName(0), firstName(1), firstName(3), firstName(4)];
    await table.station(3).press({ do: 'call floor' });
    await room.comeIn(2, 4, evening.guest(6).card);
    // Somebody has tried the PIN of a colleague, five times within five minutes.
    for (const minutes of [4, 3, 2, 1, 0])
      await room.test.house.staff.signIn('aud', '0000', room.test.now() - minutes * 60_000);
    await room.host.look();
    await walks('floor-waits', floorman, {
      'answer a call': async () => {
        await floorman.presses('All tables');
        await floorman.presses('Settle here', { at: 'Calls the floor.' });
        await floorman.presses('On my way');
        await floorman.presses('Done');
      },
      'let somebody in': async () => {
        await floorman.presses('Settle here', { at: 'Asks to come in' });
        await floorman.presses('Approve');
      },
      'unlock a colleague': async () => {
        await floorman.presses('Settle here', { at: 'Audrey King' });
        await floorman.presses('Unlock');
        await floorman.reads(/may sign in again/);
      },
    });

    await table.pass(1000);
    await table.deal();
    await walks('floor-table', floorman, {
      'look at a table': async () => {
        await floorman.presses('1 Table 1');
        await floorman.reads(/^To act: /);
      },
      'give somebody more time': async () => {
        await floorman.presses('More time…');
        await floorman.presses('Asks about the rules');
        await floorman.presses('Give the time');
        await floorman.reads(/has more time/);
      },
      'foul a hand': async () => {
        await floorman.presses('Foul', { at: dolores });
        await floorman.presses('Said their cards aloud');
        await floorman.presses('Foul hand of seat 4');
        await floorman.reads(/is foul/);
      },
      'void a hand': async () => {
        await floorman.presses('Void hand');
        await floorman.presses('Equipment failure');
        await signsAs(floorman, 'aud');
        await floorman.presses('Void hand');
        await floorman.reads(/is void\. Every chip went back/);
      },
    });

    await table.pass(2000);
    await table.deal();
    await walks('floor-players', floorman, {
      'move a player': async () => {
        await floorman.presses(emil, { at: emil });
        await floorman.presses('Seat 7', { at: 'Move to' });
        await floorman.presses('The station is broken');
        await floorman.presses('Move the player');
        await floorman.reads(`${emil} moves when this hand is over`);
        await floorman.reads('Moves to seat 7');
      },
      'give a longer break': async () => {
        await floorman.presses(ben, { at: ben });
        await floorman.presses('Give a longer break');
        await floorman.presses('Phone call');
        await floorman.presses('Give the break');
        await floorman.reads(/has 30 minutes from now/);
      },
      'keep two players apart': async () => {
        await floorman.presses(ada, { at: ada });
        await floorman.presses('Not at one table with…');
        await floorman.writes('Account number of the other', evening.guest(12).account);
        await floorman.presses('Quarrel');
        await floorman.presses('Keep them apart');
        await floorman.reads(/are kept apart\.$/);
      },
      'see what was played and taken': async () => {
        await floorman.presses('Table');
        await floorman.reads('From the ledger');
        await floorman.presses('Close');
      },
    });

    await table.playOut();
    await walks('floor-moved', floorman, {
      'see that a player has moved': () => floorman.reads(`${emil} sits in seat 7 now`),
    });
    table.host.swipe(evening.guest(4).card, 7);

    for (let tries = 0; tries < 8 && table.table.state.held === null; tries += 1) {
      decks.badBeatNext(table.table.state.sittings.filter(({ status }) => status === 'playing').length);
      await table.pass(8000);
      await table.deal();
      await table.playOut();
      await table.pass(2000);
    }
    await walks('floor-jackpot', floorman, {
      'pay a jackpot': async () => {
        await floorman.presses('Look and pay');
        await floorman.presses('Hand and cards were looked at');
        await signsAs(floorman, 'aud');
        await floorman.presses('Pay $');
        await floorman.reads(/is paid/);
      },
      'close the table after this hand': async () => {
        await floorman.presses('Table');
        await floorman.presses('Close after this hand…');
        await floorman.presses('End of the day');
        await floorman.presses('Close the table');
        await floorman.reads(/The table closes after this hand|The table is closed/);
      },
      'open it again': async () => {
        await floorman.presses('Table');
        await floorman.presses('Open again…');
        await floorman.presses('Open the table');
        await floorman.reads('The table is open.');
      },
      'close the shift': async () => {
        await floorman.presses('Close the shift');
        await signsAs(floorman, 'aud');
        await floorman.presses('Close the shift');
        await floorman.reads('The shift is closed.');
      },
    });
    expect(complaints).toEqual([]);
  });
});
