import { expect, it } from 'vitest';
import type { CageView } from '../../protocol/cage-view.ts';
import { isDead, openDesk, press, read, stand, write } from '../floor-console/at-desk.ts';
import { asked, begin, grant, issueDana, refuse } from '../floor-console/host.ts';
import { flaws } from '../floor-console/look.ts';
import { describeWith } from '../needs.ts';
import { HAND_RECEIPT } from '../renderer/fixtures.ts';
import { named } from '../renderer/named.ts';
import { ACCOUNT, cage, FLOORMAN, FOUND, ISSUED, RECEIPT, STATEMENT } from './fixtures.ts';

const describe = describeWith('chromium-headless-shell');

openDesk('cage');

/** Begins a test at a view. */
const at = (view: CageView): Promise<void> => begin(stand, view);

describe('a new player', () => {
  it('gets a card: form, numbers to encode, first deposit', async () => {
    await at(cage());
    await issueDana(stand);
    const intent = await asked(stand, 'cage');
    expect(intent.intent).toEqual({
      do: 'issue',
      person: {
        name: 'Dana Whitlock',
        handle: 'Whit',
        born: '1988-02-29',
        idType: 'passport',
        idNumber: 'P1234567',
        idExpires: '2099-01-31',
      },
      pin: '4711',
    });
    await stand.show(cage({ account: '1000004918', person: 'Dana Whitlock', balance: 0 }));
    await grant(stand, intent, ISSUED);
    expect(await read('issued-account')).toBe('1000004918');
    expect(await read('issued-card')).toBe('6000100000491835');
    expect(await read('issued-track')).toBe(';6000100000491835=491200000000?');
    await press('issued-deposit');
    expect(await read('deposit')).toContain('Deposit for Dana Whitlock');
  });

  it('finds the card on the start page in a house with play money, where any name will do', async () => {
    await at(cage(null, { demo: true }));
    await press('issue-open');
    expect(await read('issue')).toContain('Play money: make up any name');
    await press('issue-cancel');
    await issueDana(stand);
    const intent = await asked(stand, 'cage');
    await stand.show(cage({ account: '1000004918', person: 'Dana Whitlock', balance: 0 }, { demo: true }));
    await grant(stand, intent, ISSUED);
    expect(await read('issued')).toContain('The start page has this card now');
    expect(await read('issued')).not.toContain('customer signs');
  });

  it('goes from the new card straight to the next customer', async () => {
    await at(cage());
    await issueDana(stand);
    const intent = await asked(stand, 'cage');
    await stand.show(cage({ account: '1000004918', person: 'Dana Whitlock', balance: 0 }));
    await grant(stand, intent, ISSUED);
    await press('done');
    expect((await asked(stand, 'cage', 2)).intent).toEqual({ do: 'done' });
  });

  it('is compared by the cashier with everyone barred under no name (LR34)', async () => {
    await at(cage(null, { described: ['tall, red cap'] }));
    await press('issue-open');
    expect(await read('described')).toContain('tall, red cap');
  });

  it('who resembles somebody who may not play waits for a second person, who signs beneath the form', async () => {
    await at(cage());
    await issueDana(stand);
    expect(await stand.page.getByTestId('second-staff').count()).toBe(0);
    const why =
      'This may be Dana Whitlok, born 1988-02-29, who is barred. A second person must compare them and sign before a card is issued.';
    await refuse(stand, await asked(stand, 'cage'), why, 'near-match');
    await stand.page.getByText(why).waitFor();
    await write('second-staff', 'dana');
    await write('second-pin', '2468');
    expect(await flaws(stand.page)).toEqual([]);
    if (process.env.MONEY_SHOTS) await stand.page.screenshot({ path: `${process.env.MONEY_SHOTS}/near.png` });
    await press('issue-confirm');
    expect((await asked(stand, 'cage', 2)).intent).toMatchObject({ signature: { second: 'dana', pin: '2468' } });
  });

  it('sees at once that they are under age, and nothing can be sent', async () => {
    await at(cage());
    await press('issue-open');
    await write('issue-born', '2004-12-31');
    await stand.page.getByText('20 years old: under 21, no card may be issued.').waitFor();
    expect(await isDead('issue-confirm')).toBe(true);
    await write('issue-born', '2004-05-09');
    await stand.page.getByText('21 years old, 21 or over').waitFor();
    expect(await isDead('issue-confirm')).toBe(false);
  });

  it('is not sent with anything missing; each field says what it wants (C2)', async () => {
    await at(cage());
    await press('issue-open');
    await write('issue-pin', '4711');
    await write('issue-pin-again', '4712');
    await press('issue-confirm');
    for (const text of ['Write the full name', 'Write the date of birth', 'The two PINs are not the same']) {
      await stand.page.getByText(text).waitFor();
    }
    expect(await stand.intents()).toEqual([]);
    expect(await flaws(stand.page)).toEqual([]);
  });

  it('keeps the form when the host refuses, in its words', async () => {
    await at(cage());
    await issueDana(stand);
    await refuse(stand, await asked(stand, 'cage'), 'This document has an account already.');
    await stand.page.getByText('This document has an account already.').waitFor();
    expect(await stand.page.getByTestId('issue-name').inputValue()).toBe('Dana Whitlock');
  });
});

describe('an account', () => {
  it('is found by its number', async () => {
    await at(cage());
    await write('find-account', '1000004037');
    await press('find-go');
    const intent = await asked(stand, 'cage');
    expect(intent.intent).toEqual({ do: 'find', account: '1000004037' });
    await stand.show(cage({}));
    await grant(stand, intent);
    expect(await read('account-person')).toBe('Maria Delgado');
    expect(await read('account-balance')).toBe('$240');
    expect(await read('account-on-table')).toBe('$0');
  });

  it('is found by a part of the name', async () => {
    await at(cage());
    await write('find-account', 'mari');
    await stand.page.getByTestId('find-account').press('Enter');
    await grant(stand, await asked(stand, 'cage'), FOUND);
    await press('found-1000004222');
    expect((await asked(stand, 'cage', 2)).intent).toEqual({ do: 'find', account: '1000004222' });
  });

  it('appears when its card is swiped, and is put away when done', async () => {
    await at(cage());
    await stand.page.getByTestId('cage-start').waitFor();
    await stand.show(cage({}));
    await press('done');
    expect((await asked(stand, 'cage')).intent).toEqual({ do: 'done' });
  });

  it('says that money on the table cannot be paid out yet (LR3)', async () => {
    await at(cage({ onTable: 34_000 }));
    expect(await read('account')).toContain('until then it cannot be paid out');
    await press('withdraw-open');
    expect(await read('withdraw')).toContain('$340 more is on the table.');
    expect(await flaws(stand.page)).toEqual([]);
  });

  it('can be barred for a reason', async () => {
    await at(cage({}));
    await press('bar-open');
    await write('reason', 'Signalling');
    await press('reason-confirm');
    const intent = await asked(stand, 'cage');
    expect(intent.intent).toEqual({ do: 'bar', account: ACCOUNT.account, reason: 'Signalling', term: 'tonight' });
    await stand.show(cage({ status: 'barred', note: 'Signalling' }));
    await grant(stand, intent);
    await stand.page.getByText('Maria Delgado is barred for tonight.').waitFor();
    expect(await read('account-status')).toBe('Barred');
  });

  it('shows the document (LR1), and enters a relation with somebody found by name (LR20)', async () => {
    await at(cage({}));
    expect(await read('identity')).toContain('D4401882');
    await press('relation-open');
    await write('relation-other', 'mari');
    await press('relation-find');
    await grant(stand, await asked(stand, 'cage'), FOUND);
    await press('relation-1000004222');
    await stand.page.getByText('Married').click();
    await press('relation-confirm');
    const intent = { do: 'relate', account: ACCOUNT.account, other: '1000004222', reason: 'Married' };
    expect((await asked(stand, 'cage', 2)).intent).toEqual(intent);
  });

  it('bars somebody without one, names accounts of that name, and lifts a bar of the list (LR34)', async () => {
    await at(cage());
    await press('bars-open');
    const described = { name: null, born: null, description: 'Tall, red cap' };
    const bar = { ...described, bar: 3, account: null, reason: 'Threw cards', until: null, at: 0, by: 'lee' };
    await grant(stand, await asked(stand, 'cage'), { kind: 'bars', bars: [bar] });
    await press('lift-3');
    await write('reason', 'mistaken');
    await write('second-staff', 'dana');
    await write('second-pin', '2468');
    expect(await flaws(stand.page)).toEqual([]);
    if (process.env.MONEY_SHOTS) await stand.page.screenshot({ path: `${process.env.MONEY_SHOTS}/lift.png` });
    await press('reason-confirm');
    const lift = await asked(stand, 'cage', 2);
    const signature = { second: 'dana', pin: '2468' };
    expect(lift.intent).toEqual({ do: 'lift person bar', bar: 3, reason: 'mistaken', signature });
    await grant(stand, lift);
    await grant(stand, await asked(stand, 'cage', 3), { kind: 'bars', bars: [] });
    await press('bar-person-open');
    await write('bar-name', 'Sam Lee');
    await write('reason', 'Threw cards');
    await press('bar-person-confirm');
    const entered = await asked(stand, 'cage', 4);
    const person = { name: 'Sam Lee', born: null, description: null, reason: 'Threw cards', term: 'tonight' };
    expect(entered.intent).toEqual({ do: 'bar person', ...person });
    const namesakes = [{ account: '1000004222', person: 'Sam Lee', born: '1980-01-01' }];
    await grant(stand, entered, { kind: 'bar entered', bar: 4, namesakes });
    expect(await read('bars')).toContain('bar that account as well: Sam Lee, born 01/01/1980, account 1000004222');
  });

  it('gets a new card, with the numbers to encode', async () => {
    await at(cage({ status: 'lost' }));
    await press('replace-open');
    await stand.page.getByText('Stolen').click();
    expect(await isDead('reason-confirm')).toBe(true);
    await write('second-staff', 'dana');
    await write('second-pin', '2468');
    await press('reason-confirm');
    const intent = await asked(stand, 'cage');
    expect(intent.intent).toMatchObject({
      do: 'replace card',
      reason: 'Stolen',
      signature: { second: 'dana', pin: '2468' },
    });
    await grant(stand, intent, ISSUED);
    expect(await read('issued')).toContain('Maria Delgado has a new card');
  });

  it('self-excludes for a time, with their PIN (C13)', async () => {
    await at(cage({}));
    await press('exclude-open');
    await press('exclude-term-1 year');
    expect(await isDead('exclude-confirm')).toBe(true);
    await write('exclude-pin', '4711');
    expect(await read('exclude-confirm')).toBe('Exclude for 1 year');
    await press('exclude-confirm');
    const intent = await asked(stand, 'cage');
    expect(intent.intent).toEqual({ do: 'exclude', account: ACCOUNT.account, term: '1 year', pin: '4711' });
    await stand.show(cage({ status: 'excluded', note: 'self-excluded from play until 2026-05-09' }));
    await grant(stand, intent);
    await stand.page.getByText('Maria Delgado is excluded from play for 1 year.').waitFor();
    expect(await read('account-status')).toBe('Excluded');
  });

  it('can have its card reported lost', async () => {
    await at(cage({}));
    await press('lost-open');
    await write('reason', 'Lost in the street');
    await press('reason-confirm');
    const intent = await asked(stand, 'cage');
    expect(intent.intent).toEqual({ do: 'report lost', account: ACCOUNT.account, reason: 'Lost in the street' });
    await stand.show(cage({ status: 'lost', card: '' }));
    await grant(stand, intent);
    expect(await isDead('lost-open')).toBe(true);
  });

  it('gets a new PIN, entered twice', async () => {
    await at(cage({}));
    await press('pin-open');
    await write('new-pin', '8642');
    await write('new-pin-again', '8643');
    expect(await isDead('pin-confirm')).toBe(true);
    await write('new-pin-again', '8642');
    expect(await isDead('pin-confirm')).toBe(true);
    await write('second-staff', 'dana');
    await write('second-pin', '2468');
    await press('pin-confirm');
    expect((await asked(stand, 'cage')).intent).toEqual({
      do: 'set pin',
      account: ACCOUNT.account,
      pin: '8642',
      signature: { second: 'dana', pin: '2468' },
    });
  });
});

describe('money over the counter', () => {
  it('is taken in, with a receipt in one line and on paper', async () => {
    await at(cage({}));
    await press('deposit-open');
    await write('deposit-amount', '200');
    await press('nature-chips');
    expect(await read('deposit-confirm')).toBe('Take in $200 in chips');
    await press('deposit-confirm');
    const intent = await asked(stand, 'cage');
    expect(intent.intent).toEqual({ do: 'deposit', account: ACCOUNT.account, amount: 20_000, nature: 'chips' });
    await stand.show(cage({ balance: 44_000 }));
    await grant(stand, intent, RECEIPT);
    expect(await read('receipt')).toBe('Paid in $200. Balance $440. Document D-000123.');
    expect(await read('account-balance')).toBe('$440');

    // Its card went to a table and came back: what the balance was is not what it is, even where it is as before the deposit.
    for (const balance of [8000, ACCOUNT.balance]) {
      await stand.show(cage({ balance }));
      await expect
        .poll(() => read('receipt'))
        .toMatch(/^Paid in \$200 at [^.]+\. Balance then \$440\. Document D-000123\.$/);
      expect(await stand.page.getByTestId('receipt-print').isEnabled()).toBe(true);
    }
    await stand.show(cage({ balance: 44_000 }));
    await expect.poll(() => read('receipt')).toBe('Paid in $200. Balance $440. Document D-000123.');

    await stand.page.evaluate(() => {
      window.print = () =>
        document.body.setAttribute('data-printed', document.body.lastElementChild?.textContent ?? '');
    });
    await press('receipt-print');
    const paper = await stand.page.locator('body').getAttribute('data-printed');
    expect(paper).toContain('PLAY MONEY');
    expect(paper).toContain('D-000123');
    expect(paper).toContain('$200 in chips');
    await expect.poll(() => stand.page.locator(named('print-sheet')).count()).toBe(0);
  });

  it('refuses text that is not an amount', async () => {
    await at(cage({}));
    await press('deposit-open');
    await write('deposit-amount', '12.345');
    await stand.page.getByText('Write dollars, such as 200 or 12.50.').waitFor();
    expect(await isDead('deposit-confirm')).toBe(true);
  });

  it('is paid out only with the PIN, and never more than is there (C3)', async () => {
    await at(cage({}));
    await press('withdraw-open');
    await write('withdraw-amount', '240.01');
    await stand.page.getByText('$240.01 is more than the $240 on the card.').waitFor();
    await stand.page.getByText('All $240').click();
    expect(await isDead('withdraw-confirm')).toBe(true);
    await write('withdraw-pin', '9191');
    await press('withdraw-confirm');
    const wrong = await asked(stand, 'cage');
    await refuse(stand, wrong, 'That PIN is wrong; 4 tries left. Nothing was paid.');
    await stand.page.getByText('Nothing was paid.').waitFor();
    expect(await stand.page.getByTestId('withdraw-pin').inputValue()).toBe('');

    await write('withdraw-pin', '4711');
    await press('withdraw-confirm');
    const intent = await asked(stand, 'cage', 2);
    expect(intent.intent).toEqual({
      do: 'withdraw',
      account: ACCOUNT.account,
      amount: 24_000,
      pin: '4711',
      nature: 'cash',
    });
    await grant(stand, intent, { kind: 'receipt', document: 'D-000124', amount: 24_000, balance: 0 });
    expect(await read('receipt')).toBe('Paid out $240. Balance $0. Document D-000124.');
  });

  it('above what one person may pay alone is signed by a second in the same dialog', async () => {
    await at(cage({ balance: 90_000, payableAlone: 50_000 }));
    await press('withdraw-open');
    await write('withdraw-pin', '4711');
    await write('withdraw-amount', '500');
    expect(await stand.page.getByTestId('second-staff').count()).toBe(0);
    expect(await isDead('withdraw-confirm')).toBe(false);
    await write('withdraw-amount', '500.01');
    expect(await isDead('withdraw-confirm')).toBe(true);
    expect(await read('withdraw-signed')).toContain('at most $500 more in 24 hours');
    expect(await read('withdraw-signed')).toContain('Here demo-floor signs, PIN 1000.');
    await write('second-staff', 'dana');
    await write('second-pin', '2468');
    expect(await flaws(stand.page)).toEqual([]);
    if (process.env.MONEY_SHOTS) await stand.page.screenshot({ path: `${process.env.MONEY_SHOTS}/withdraw.png` });
    await press('withdraw-confirm');
    expect((await asked(stand, 'cage')).intent).toMatchObject({
      do: 'withdraw',
      amount: 50_001,
      signature: { second: 'dana', pin: '2468' },
    });
  });

  it('forgets the receipt of one customer when the next one comes', async () => {
    await at(cage({}));
    await press('deposit-open');
    await write('deposit-amount', '200');
    await press('deposit-confirm');
    await grant(stand, await asked(stand, 'cage'), RECEIPT);
    await stand.page.getByTestId('receipt').waitFor();
    await stand.show(cage({ account: '1000004222', person: 'Marian Cole' }));
    expect(await stand.page.getByTestId('receipt').count()).toBe(0);
  });

  it('is listed line by line in a statement that can be printed (C12)', async () => {
    await at(cage({}));
    await press('statement-open');
    const intent = await asked(stand, 'cage');
    expect(intent.intent).toEqual({ do: 'statement', account: ACCOUNT.account });
    await grant(stand, intent, STATEMENT);
    await expect.poll(() => stand.page.getByTestId('statement').locator('tbody tr').count()).toBe(4);
    expect(await read('statement')).toContain('−$300');
    await stand.page.evaluate(() => {
      window.print = () =>
        document.body.setAttribute('data-printed', document.body.lastElementChild?.textContent ?? '');
    });
    await press('statement-print');
    expect(await stand.page.locator('body').getAttribute('data-printed')).toContain('Statement of account');
  });

  it('is corrected only with a reason and the signature of a second person (A5)', async () => {
    await at(cage({}));
    await press('correct-open');
    await press('correct-way-take');
    await write('correct-amount', '20');
    await write('reason', 'Booked twice');
    await write('second-pin', '2468');
    expect(await isDead('correct-confirm')).toBe(true);
    await write('second-staff', 'dana');
    expect(await read('correct-confirm')).toBe('Take off $20');
    await press('correct-confirm');
    const intent = await asked(stand, 'cage');
    expect(intent.intent).toEqual({
      do: 'correct',
      account: ACCOUNT.account,
      way: 'take',
      amount: 2000,
      nature: 'cash',
      reason: 'Booked twice',
      signature: { second: 'dana', pin: '2468' },
    });
    await grant(stand, intent, { kind: 'receipt', document: 'C-000007', amount: 2000, balance: 22_000 });
    expect(await read('receipt')).toBe('Corrected: taken off $20. Balance $220. Document C-000007.');
  });

  it('is signed for by anyone who swiped a staff card, but never by the cashier at work', async () => {
    await at(cage({}, { presented: { id: 'lee', name: 'Lee Marsh', role: 'cage' } }));
    await press('correct-open');
    expect(await stand.page.getByTestId('second-presented').count()).toBe(0);
    await stand.show(cage({}, { presented: FLOORMAN }));
    expect(await read('second-presented')).toContain('Dana Reyes');
    await write('correct-amount', '5');
    await write('reason', 'Miscounted');
    await write('second-pin', '2468');
    await press('correct-confirm');
    expect((await asked(stand, 'cage')).intent).toMatchObject({
      do: 'correct',
      way: 'add',
      signature: { second: 'dana' },
    });
  });

  it('is paid out of a jackpot share by share, never more than is there, with a second signature', async () => {
    await at(cage());
    expect(await stand.page.getByTestId('jackpot-open').count()).toBe(0);
    await at(cage(null, { jackpots: [{ account: 'jackpot:bad-beat', balance: 5000 }] }));
    await press('jackpot-open');
    await write('jackpot-account', '1000 004 037');
    await write('jackpot-amount', '50.01');
    expect(await isDead('jackpot-add')).toBe(true);
    await write('jackpot-amount', '30');
    await press('jackpot-add');
    await write('jackpot-account', '1000004222');
    await write('jackpot-amount', '20');
    await press('jackpot-add');
    await write('reason', 'Bad beat, hand 12');
    expect(await isDead('jackpot-confirm')).toBe(true);
    await write('second-staff', 'dana');
    await write('second-pin', '2468');
    expect(await read('jackpot-confirm')).toBe('Pay $50 to 2 cards');
    expect(await flaws(stand.page)).toEqual([]);
    if (process.env.MONEY_SHOTS) await stand.page.screenshot({ path: `${process.env.MONEY_SHOTS}/jackpot.png` });
    await press('jackpot-confirm');
    const intent = await asked(stand, 'cage');
    expect(intent.intent).toEqual({
      do: 'pay jackpot',
      jackpot: 'jackpot:bad-beat',
      shares: [
        { account: '1000004037', amount: 3000 },
        { account: '1000004222', amount: 2000 },
      ],
      reason: 'Bad beat, hand 12',
      signature: { second: 'dana', pin: '2468' },
    });
    const shares = [
      { document: 'J-000012', account: '1000004037', amount: 3000 },
      { document: 'J-000013', account: '1000004222', amount: 2000 },
    ];
    await grant(stand, intent, { kind: 'jackpot paid', shares });
    await stand.page.getByText('Documents J-000012, J-000013.').waitFor();
  });

  it('goes between the bank and the drawer, never more than is in it', async () => {
    await at(cage());
    await press('drawer-open');
    await press('drawer-way-drop');
    await write('drawer-amount', '12345.01');
    await stand.page.getByText('$12,345.01 is more than the $12,345 in the drawer.').waitFor();
    await write('drawer-amount', '5000');
    expect(await isDead('drawer-confirm')).toBe(true);
    await write('second-staff', 'dana');
    await write('second-pin', '2468');
    await press('drawer-confirm');
    const intent = await asked(stand, 'cage');
    expect(intent.intent).toEqual({ do: 'drop', amount: 500_000, signature: { second: 'dana', pin: '2468' } });
    await grant(stand, intent, { kind: 'receipt', document: 'T-000009', amount: 500_000, balance: 734_500 });
    await stand.page.getByText('Dropped $5,000. Document T-000009.').waitFor();
  });
});

describe('the receipt of a hand', () => {
  it('is printed for the player who gives their PIN; the cashier sees none of their cards (H5)', async () => {
    await at(cage({}));
    await stand.page.evaluate(() => {
      window.print = () =>
        document.body.setAttribute('data-printed', document.body.lastElementChild?.textContent ?? '');
    });
    await press('hand-receipt-open');
    await write('hand-receipt-hand', '12o3');
    await write('hand-receipt-pin', '123');
    expect(await isDead('hand-receipt-confirm')).toBe(true);
    await write('hand-receipt-hand', '1203');
    await write('hand-receipt-pin', '8642');
    await press('hand-receipt-confirm');
    const intent = await asked(stand, 'cage');
    expect(intent.intent).toEqual({ do: 'hand receipt', account: ACCOUNT.account, hand: 1203, pin: '8642' });
    await grant(stand, intent, { kind: 'hand receipt', receipt: HAND_RECEIPT });
    await stand.page.getByTestId('hand-receipt-done').waitFor();
    const paper = (await stand.page.locator('body').getAttribute('data-printed')) ?? '';
    for (const text of ['Receipt of hand 1,203', '9f2c-41d0', 'Kh (seat 1, place 1)', HAND_RECEIPT.text]) {
      expect(paper).toContain(text);
    }
    expect(paper.replaceAll(' ', '')).toContain(HAND_RECEIPT.seal);
    expect(await read('hand-receipt')).not.toContain('Kh');
    expect(await flaws(stand.page)).toEqual([]);
  });

  it('is refused in the words of the host', async () => {
    await at(cage({}));
    await press('hand-receipt-open');
    await write('hand-receipt-hand', '7');
    await write('hand-receipt-pin', '8642');
    await press('hand-receipt-confirm');
    await refuse(stand, await asked(stand, 'cage'), 'This account was not dealt into hand 7.');
    expect(await read('refusal')).toContain('This account was not dealt into hand 7.');
    expect(await stand.page.getByTestId('hand-receipt-pin').inputValue()).toBe('');
  });
});

describe('the desk itself', () => {
  it('can be taken over by anyone who swipes a staff card and knows the PIN', async () => {
    await at(cage({}, { presented: FLOORMAN }));
    expect(await read('handover')).toContain('Dana Reyes, floorman, swiped a staff card.');
    await press('handover-open');
    await write('signin-pin', '4711');
    await press('signin-go');
    expect((await asked(stand, 'cage')).intent).toEqual({ do: 'sign in', staff: 'dana', pin: '4711' });
  });

  it('asks only for the PIN of the person who swiped a staff card there', async () => {
    await at(cage());
    await stand.show(cage(null, { staff: null, presented: FLOORMAN }));
    expect(await read('signin-presented')).toContain('Dana Reyes');
    expect(await stand.page.getByTestId('signin-staff').count()).toBe(0);
    await write('signin-pin', '4711');
    await stand.page.getByTestId('signin-pin').press('Enter');
    expect((await asked(stand, 'cage')).intent).toEqual({ do: 'sign in', staff: 'dana', pin: '4711' });
  });
});
