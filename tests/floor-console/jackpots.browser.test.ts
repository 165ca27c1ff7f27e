/** Hands that have hit a jackpot, at a floor console in a browser: two people pay them, or say that they were none. */
import { expect, it } from 'vitest';
import { describeWith } from '../needs.ts';
import { IN_TOURNAMENT } from '../renderer/fixtures.ts';
import { isDead, looksRight, openDesk, press, read, stand, write } from './at-desk.ts';
import { floor, HITS } from './fixtures.ts';
import { asked, begin, grant, refuse } from './host.ts';

describeWith('chromium-headless-shell')('a hit of a jackpot', () => {
  openDesk('floor-console');

  async function sign(): Promise<void> {
    await write('second-staff', 'abby');
    await write('second-pin', '2727');
  }

  it('is paid by two people, who read first who is paid what, in dollars also where a tournament is played', async () => {
    await begin(stand, floor({ hits: HITS }, { ...IN_TOURNAMENT, demo: false, hand: null }));
    expect(await read('hit-12')).toMatch(
      /Bad beat jackpot hit at table 7, hand 1203: full house.*\$23,418\.50 is set aside/,
    );
    await looksRight('hit-12');
    await press('hit-pay-12');
    expect(await stand.page.locator('dialog[open] dl').textContent()).toMatch(
      /Maria, beaten hand\$11,709\.26Wen, winning hand\$5,854\.62Big Al, at the table\$731\.83.*Together\$23,418\.50/,
    );
    await looksRight('hit-pay');
    await write('reason', 'Cards and deck looked at');
    expect(await isDead('reason-confirm')).toBe(true);
    await sign();
    expect(await isDead('reason-confirm')).toBe(false);
    await press('reason-confirm');
    const paid = await asked(stand, 'floor-console');
    expect(paid.intent).toEqual({
      ...{ do: 'decide jackpot', hit: 12, pays: true, reason: 'Cards and deck looked at' },
      signature: { second: 'abby', pin: '2727' },
    });
    await grant(stand, paid);
  });

  it('was none when two people say so with a reason; a refusal stays in sight', async () => {
    await begin(stand, floor({ hits: HITS }, { demo: false }));
    await press('hit-none-13');
    expect(await read('act-dialog')).toMatch(/\$250 goes back into the jackpot, or to the next hit that waits/);
    await looksRight('hit-none');
    await sign();
    expect(await isDead('reason-confirm')).toBe(true);
    await write('reason', 'Players talked about it');
    await press('reason-confirm');
    const none = await asked(stand, 'floor-console');
    expect(none.intent).toMatchObject({
      do: 'decide jackpot',
      hit: 13,
      pays: false,
      reason: 'Players talked about it',
    });
    await refuse(stand, none, 'That PIN is wrong. Nothing was decided.');
    await expect.poll(() => read('act-dialog')).toContain('Nothing was decided.');
  });

  it('that somebody else has decided meanwhile can be decided no more', async () => {
    await begin(stand, floor({ hits: HITS }, { demo: false }));
    await press('hit-pay-12');
    await stand.show(floor({ hits: HITS.slice(1) }, { demo: false }), 3);
    expect(await stand.page.getByText('This hit has already been decided.').count()).toBe(1);
    expect((await stand.intents()).length).toBe(0);
  });
});
