/** How a player likes their station: kept by the house, so whatever table they sit down at. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { USUAL } from '../../../protocol/preferences.ts';
import { FILES, settled, TestRoom, until } from '../test-room.ts';
import { CardRoom } from './card-room.ts';

describe('a house apart', () => {
  let house: CardRoom;
  afterEach(() => house.close());

  async function open(): Promise<string> {
    house = await CardRoom.open(mkdtempSync(join(FILES, 'dealerless-house-')), [1, 2]);
    const { account, card } = await house.test.enroll('Ada Winter');
    await house.test.fund(account, 300_00);
    return card;
  }

  const at = (table: number, seat: number) => house.at(table).room.station(seat);
  const likes = (table: number, seat: number) => at(table, seat).view.preferences;

  it('carries them to the next table', async () => {
    const card = await open();
    await house.sit(1, 3, card, 100_00);
    expect(likes(1, 3)).toEqual(USUAL);
    expect(await at(1, 3).press({ do: 'prefer', changed: { deck: 'two-color', side: 'left' } })).toMatchObject({
      ok: true,
    });
    await house.leave(1, 3);
    await house.quiet();
    await house.sit(2, 5, card, 100_00);
    await until(() => likes(2, 5)?.deck === 'two-color');
    expect(likes(2, 5)).toEqual({ ...USUAL, deck: 'two-color', side: 'left' });
    await at(2, 5).press({ do: 'prefer', changed: { side: 'right' } });
    await house.leave(2, 5);
    await house.quiet();
    await house.sit(1, 4, card, 100_00);
    await until(() => likes(1, 4)?.side === 'right');
  });

  it('holds a change at the station while the house is away, and hears of it when it is back', async () => {
    const card = await open();
    await house.sit(1, 3, card, 100_00);
    house.at(1).wire.cut();
    await house.isUp(1, false);
    expect(await at(1, 3).press({ do: 'prefer', changed: { volume: 10 } })).toMatchObject({ ok: true });
    expect(likes(1, 3)?.volume).toBe(10);
    house.at(1).wire.heal();
    await house.isUp(1);
    await house.leave(1, 3);
    await house.quiet();
    await house.sit(2, 3, card, 100_00);
    await until(() => likes(2, 3)?.volume === 10);
  });
});

describe('the table’s own house', () => {
  let room: TestRoom;
  afterEach(() => room.close());

  it('keeps them, those from before it was there too', async () => {
    room = await TestRoom.open();
    await room.sit(3, 0, 100_00);
    await room.station(3).press({ do: 'prefer', changed: { back: 'green' } });
    await room.restart({ house: 'here' });
    const { account } = room.card(0);
    const preferences = () => room.host.room.near?.preferences.of(account);
    expect(await preferences()).toEqual({ ...USUAL, back: 'green' });
    expect(room.station(3).view.preferences).toMatchObject({ back: 'green' });
    await room.station(3).press({ do: 'prefer', changed: { text: 'large' } });
    await settled();
    expect(await preferences()).toEqual({ ...USUAL, back: 'green', text: 'large' });
    await room.restart();
    expect(room.station(3).view.preferences).toEqual({ ...USUAL, back: 'green', text: 'large' });
  });
});
