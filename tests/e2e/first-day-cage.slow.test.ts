/** The first day of a cashier: from the count of the drawer to the count of the drawer, every act found by the words on the screen (`first-day.ts`). */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FACTS, PIN } from '../main/house/day/cashier.ts';
import { ForcedDecks } from '../main/house/day/forced-decks.ts';
import { describeWith } from '../needs.ts';
import { openBrowser } from '../renderer/stand.ts';
import { signIn } from './desks-at.ts';
import { DESK, newDay, signsAs, walks } from './first-day.ts';
import type { Evening } from './house-evening.ts';
import { openScreen } from './screens.ts';
import { Stranger } from './stranger.ts';

const complaints: string[] = [];
let evening: Evening;
let browser: Browser;

beforeAll(async () => {
  evening = await newDay(new ForcedDecks(5), { pointsPerHour: 10 });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await evening?.close();
});

describeWith('chromium-headless-shell')('found within twenty seconds by whoever has never seen it', () => {
  test('a cashier opens a shift, makes a card, takes in and pays out, has a second person sign, and closes the shift', async () => {
    const page = await openScreen(browser, evening.cageUrl, DESK, complaints);
    await signIn(page, 'cass');
    const cashier = new Stranger(page);
    const [, , cy] = evening.guests;
    const finds = async (name: string): Promise<void> => {
      await cashier.writes('Account number or name', name);
      await cashier.presses('Find');
      await cashier.presses(name);
      await cashier.reads('On the card');
    };
    await walks('cashier', cashier, {
      'open a shift with a count of two': async () => {
        await cashier.presses('Open a shift');
        await cashier.writes('Coins, in dollars', '0');
        await signsAs(cashier, 'flo');
        await cashier.presses('Open with $0');
        await cashier.presses('Close');
        await cashier.reads(/Shift 1, since/);
      },
      'bring cash from the bank': async () => {
        await cashier.presses('Fill or drop');
        await cashier.writes('Amount', '20000');
        await signsAs(cashier, 'flo');
        await cashier.presses('Fill with $20,000');
        await cashier.reads('Filled $20,000.');
      },
      'bring cash to the bank': async () => {
        await cashier.presses('Fill or drop');
        await cashier.presses('Drop: drawer to bank');
        await cashier.writes('Amount', '1000');
        await signsAs(cashier, 'flo');
        await cashier.presses('Drop $1,000');
        await cashier.reads('Dropped $1,000.');
      },
      'make a card for a new player': async () => {
        await cashier.presses('Issue an account card');
        await cashier.writes('Full name, as on the document', 'Nora Newby');
        await cashier.writes('Date of birth', '1988-02-29');
        await cashier.writes('Document number', 'D4401882');
        await cashier.writes('Document valid until', '2099-01-31');
        await cashier.writes('PIN', PIN);
        await cashier.writes('PIN again', PIN);
        await cashier.presses('Issue the card');
        await cashier.reads('Write this to the stripe of a blank card, second track:');
      },
      'take the first deposit': async () => {
        await cashier.presses('Take the first deposit');
        await cashier.writes('Amount', '200');
        await cashier.presses('Take in $200');
        await cashier.reads(/Paid in .*\$200/);
      },
      'be done with the customer': async () => {
        await cashier.presses('Done with this customer');
        await cashier.reads('Swipe an account card');
      },
      'find an account by its name': () => finds('Ada Winter'),
      'take a deposit': async () => {
        await cashier.presses('Deposit');
        await cashier.writes('Amount', '1500');
        await cashier.presses('Take in $1,500');
        await cashier.reads(/Paid in .*\$1,500/);
      },
      'pay out': async () => {
        await cashier.presses('Withdraw');
        await cashier.writes('Amount', '100');
        await cashier.writes('PIN, entered by the customer', PIN);
        await cashier.presses('Pay out $100');
        await cashier.reads(/Paid out .*\$100/);
      },
      'pay out above the limit': async () => {
        await cashier.presses('Withdraw');
        await cashier.writes('Amount', '800');
        await cashier.reads(/A second person signs this pay-out/);
        await cashier.writes('PIN, entered by the customer', PIN);
        await signsAs(cashier, 'flo');
        await cashier.presses('Pay out $800');
        await cashier.reads(/Paid out .*\$800/);
      },
      'take down the facts of who brings much cash': async () => {
        await cashier.presses('Deposit');
        await cashier.writes('Amount', '9000');
        await cashier.presses('Take down the facts');
        await cashier.writes('Street and number', FACTS.street);
        await cashier.writes('City', FACTS.city);
        await cashier.writes('State', FACTS.state);
        await cashier.writes('ZIP code', FACTS.zip);
        await cashier.writes('Country', FACTS.country);
        await cashier.writes('Occupation', FACTS.occupation);
        await cashier.writes('Taxpayer number (SSN)', FACTS.tin);
        await cashier.presses('Keep the facts');
        await cashier.reads(/a report is opened\.$/);
      },
      'take in the cash that is reported': async () => {
        await cashier.presses('Take in $9,000');
        await cashier.reads(/Paid in .*\$9,000/);
      },
      'see the report of it': async () => {
        await cashier.presses('Cash, reports, suspicion');
        await cashier.presses('Look at it');
        await cashier.reads('Report of cash 1');
        await cashier.presses('Close');
        await cashier.presses('Close');
      },
      'note a suspicion': async () => {
        await cashier.presses('Cash, reports, suspicion');
        await cashier.presses('Suspicion');
        await cashier.writes('What was seen', 'Asks how much may be paid in without a report');
        await cashier.presses('Note it');
        await cashier.reads('It is noted.');
        await cashier.presses('Close');
      },
      'set a new PIN': async () => {
        await cashier.presses('Set a new PIN');
        await cashier.writes('PIN', '8642');
        await cashier.writes('PIN again', '8642');
        await signsAs(cashier, 'flo');
        await cashier.presses('Set the new PIN');
        await cashier.reads('Ada Winter has a new PIN.');
      },
      'replace a card': async () => {
        await cashier.presses('Replace the card');
        await cashier.presses('Lost');
        await signsAs(cashier, 'flo');
        await cashier.presses('Make a new card');
        await cashier.reads('Ada Winter has a new card');
      },
      'hand the new card over': () => cashier.presses('Done'),
      'hold an account': async () => {
        await cashier.presses('Hold');
        await cashier.presses('A dispute is open');
        await cashier.presses('Hold it');
        await cashier.reads('The account of Ada Winter is held.');
      },
      'release it': async () => {
        await cashier.presses('Release');
        await cashier.presses('Looked into, nothing wrong');
        await signsAs(cashier, 'flo');
        await cashier.presses('Release it');
        await cashier.reads('The account of Ada Winter is released.');
      },
      'give points that the house has promised': async () => {
        await cashier.presses('Points');
        await cashier.presses('Give');
        await cashier.writes('Points', '250');
        await cashier.presses('Promotion of the house');
        await signsAs(cashier, 'flo');
        await cashier.presses('Give 250 points');
        await cashier.reads('Ada Winter was given 250 points and holds 250 points.');
      },
      'redeem points': async () => {
        await cashier.presses('Points');
        await cashier.writes('Points', '100');
        await cashier.presses('Meal');
        await cashier.writes('PIN, entered by the customer', '8642');
        await cashier.presses('Redeem 100 points');
        await cashier.reads(/Ada Winter has redeemed 100 points; 150 points are left/);
      },
      'print a statement': async () => {
        await cashier.presses('Statement');
        await cashier.reads('Statement of Ada Winter');
        await cashier.presses('Close');
      },
      'be done with this customer, too': () => cashier.presses('Done with this customer'),
      'find who wants to leave': () => finds('Nora Newby'),
      'pay out all that they have': async () => {
        await cashier.presses('Withdraw');
        await cashier.presses('All $200');
        await cashier.writes('PIN, entered by the customer', PIN);
        await cashier.presses('Pay out $200');
        await cashier.reads(/Paid out .*\$200/);
      },
      'close the account for good': async () => {
        await cashier.presses('Close the account');
        await cashier.presses('Asked by the player');
        await signsAs(cashier, 'flo');
        await cashier.presses('Close it');
        await cashier.reads('The account of Nora Newby is closed.');
      },
      'be done with them': () => cashier.presses('Done with this customer'),
    });
    // Somebody leaves a table with a slip.
    if (cy === undefined) throw new Error('a guest');
    const { room } = evening;
    const paid = { account: cy.account, amount: 300_00, nature: 'cash', ...room.test.act('cy') } as const;
    expect((await (await room.test.house.cage(1)).counter.deposit(paid)).ok).toBe(true);
    await room.sit(1, 4, cy.card, 200_00);
    await room.leave(1, 4);
    await room.quiet();
    // Somebody has pressed twice.
    const twice = { account: cy.account, amount: 40_00, nature: 'cash', ...room.test.act('twice') } as const;
    const booked = await (await room.test.house.cage(1)).counter.deposit(twice);
    const document = booked.ok ? booked.value.document : '';
    const slip = /S1-\d+/.exec(room.at(1).room.station(4).view.notice?.text ?? '')?.[0] ?? '';
    await walks('cashier-late', cashier, {
      'look up the slip of somebody who left a table': async () => {
        await cashier.presses('On the way to tables');
        await cashier.writes('Slip of a table', slip);
        await cashier.presses('Look it up');
        await cashier.reads(new RegExp(`${slip}: \\$200 is on the card of Cy Young`));
        await cashier.presses('Close');
      },
      'take over a list of excluded people': async () => {
        await cashier.presses('Exclusion lists');
        await cashier.writes('Name of the list', 'State');
        const chooser = page.waitForEvent('filechooser');
        await cashier.presses('Choose the file');
        const buffer = Buffer.from('name,born,until\nMax Barred,1971-08-22,\n');
        await (await chooser).setFiles({ name: 'state.csv', mimeType: 'text/csv', buffer });
        await cashier.reads('1 person read, no line refused');
        await cashier.presses('Take the list over');
        await cashier.reads(/The list “State” is in force/);
        await cashier.presses('Close');
      },
      'void a document': async () => {
        await cashier.presses('Void a document');
        await cashier.writes('Number of the document', document);
        await cashier.presses('Pressed twice');
        await cashier.presses('Void a document');
        await cashier.reads(`${document} is void: $40 booked back`);
      },
      'close the shift': async () => {
        // $20,000 - $1,000 + $200 + $1,500 - $100 - $800 + $9,000 - $200 + $300.
        await cashier.presses('Close the shift');
        await cashier.writes('$100 bills', '289');
        await signsAs(cashier, 'flo');
        await cashier.presses('Close with $28,900');
        await cashier.reads('Variance');
        await cashier.presses('Close');
        await cashier.reads('No shift is open');
      },
    });
    const [shift] = await (await room.test.house.cage(1)).shifts.list(1);
    expect(shift?.closed).toMatchObject({ variance: 0 });
    expect(complaints).toEqual([]);
  });
});
