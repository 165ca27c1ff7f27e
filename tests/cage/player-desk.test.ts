/** Lists and tournaments at the window: what is told, what is sent, and that an entry takes the player's PIN. */
import { expect, it } from 'vitest';
import { isDead, looksRight, openDesk, press, read, stand, write } from '../floor-console/at-desk.ts';
import { asked, begin, grant } from '../floor-console/host.ts';
import { describeWith } from '../needs.ts';
import { OWN_DESK } from '../renderer/fixtures.ts';
import { ACCOUNT, cage } from './fixtures.ts';

const describe = describeWith('chromium-headless-shell');

openDesk('cage');

describe('lists and tournaments at the cage', () => {
  it('are read for the account, joined and entered', async () => {
    await begin(stand, cage({ terms: null }));
    await press('player-desk-open');
    const look = await asked(stand, 'cage');
    expect(look.intent).toEqual({ do: 'player desk', account: ACCOUNT.account });
    const waitingFor = 'Players are playing for money at table 1: they have to leave it first.';
    const tournaments = OWN_DESK.tournaments.map((each) =>
      each.mine?.table === null ? { ...each, waitingFor } : each,
    );
    await grant(stand, look, { kind: 'player desk', desk: { ...OWN_DESK, tournaments } });
    const waiting = tournaments.find((each) => each.waitingFor !== undefined)?.id;
    expect(await read(`player-tournament-${waiting}`)).toContain(`Full, and waits: ${waitingFor}`);
    expect(await read('player-list-holdem-4-8')).toContain('6 wait, the first for 25 min');
    expect(await read('player-tournament-3')).toContain('Entry $20 + fee $2');
    await looksRight('player-desk');
    await press('player-join-razz');
    const joined = await asked(stand, 'cage', 2);
    expect(joined.intent).toMatchObject({ do: 'player act', act: { act: 'join list', list: 'razz' } });
    await grant(stand, joined, { kind: 'player desk', desk: OWN_DESK });
    await press('player-enter-3');
    expect(await isDead('player-pay-3')).toBe(true);
    await write('player-pin-3', '8642');
    await press('player-pay-3');
    expect((await asked(stand, 'cage', 3)).intent).toEqual({
      ...{ do: 'player act', account: ACCOUNT.account, pin: '8642' },
      act: { act: 'enter tournament', tournament: 3, pays: 2200 },
    });
  });
});
