/** Photos of players: kept by the house, checked, replaced, gone with the account, and held to what was taken by the audit. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { TestHouse } from './test-house.ts';

/** The header of a JPEG of that size, some bytes and its end: what is looked at of one. */
function jpeg(width: number, height: number, bytes = 200): string {
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 0x11, 0, 0]);
  head.writeUInt16BE(height, 13);
  head.writeUInt16BE(width, 15);
  return Buffer.concat([head, Buffer.alloc(bytes, width % 251), Buffer.from([0xff, 0xd9])]).toString('base64');
}

onBothEngines((newPlace) => {
  let test: TestHouse;
  let ada = '';
  beforeEach(async () => {
    test = await TestHouse.open(newPlace());
    ada = (await test.enroll('Ada Winter')).account;
  });
  afterEach(() => test.close());

  const take = (photo: string, key = 'photo') => test.house.people.setPhoto(ada, photo, test.act(key));

  it('is kept and replaced, on record with who took it, and sound for the audit', async () => {
    expect(await test.house.people.photoOf(ada)).toBeNull();
    expect(await take(jpeg(300, 400))).toMatchObject({ ok: true });
    expect(await take(jpeg(299, 400), 'again')).toMatchObject({ ok: true });
    expect(await test.house.people.photoOf(ada)).toBe(jpeg(299, 400));
    const acts = await test.house.store.db.selectFrom('acts').select(['by']).where('act', '=', 'photo taken').execute();
    expect(acts).toEqual([{ by: 'cass' }, { by: 'cass' }]);
    expect(await test.wrong()).toEqual([]);
  });

  it('is refused when it is not a photo, is cut off, or is too large in pixels or bytes', async () => {
    const whole = jpeg(300, 400);
    for (const bad of [
      '',
      Buffer.from('GIF89a').toString('base64'),
      whole.slice(0, -8),
      jpeg(301, 400),
      jpeg(300, 401),
    ]) {
      expect(await take(bad, `bad ${bad.length} ${bad.slice(-12)}`)).toMatchObject({ error: { code: 'bad-photo' } });
    }
    expect(await take(jpeg(300, 400, 36 * 1024))).toMatchObject({ error: { code: 'bad-photo' } });
    expect(await test.house.people.photoOf(ada)).toBeNull();
  });

  it('is removed for a reason, and goes with the account', async () => {
    const act = { ...test.act('remove'), reason: 'The player asks for it' };
    expect(await test.house.people.removePhoto(ada, act)).toMatchObject({ error: { code: 'no-photo' } });
    await take(jpeg(300, 400));
    expect(await test.house.people.removePhoto(ada, { ...act, key: 'remove 2' })).toMatchObject({ ok: true });
    await take(jpeg(300, 400), 'again');
    const closed = await test.house.people.close(ada, { ...test.act('close'), reason: 'Moved away', second: 'fred' });
    expect(closed).toMatchObject({ ok: true });
    expect(await test.house.people.photoOf(ada)).toBeNull();
    expect(await test.house.store.db.selectFrom('photos').selectAll().execute()).toEqual([]);
    expect(await take(jpeg(300, 400), 'late')).toMatchObject({ error: { code: 'closed' } });
    expect(await test.wrong()).toEqual([]);
  });

  it('that was changed behind the back of the program is found', async () => {
    await take(jpeg(300, 400));
    await test.house.store.db
      .updateTable('photos')
      .set({ data: jpeg(200, 200) })
      .execute();
    expect(await test.wrong()).toEqual([expect.stringContaining(`the photo of ${ada} is not the one that was taken`)]);
  });
});
