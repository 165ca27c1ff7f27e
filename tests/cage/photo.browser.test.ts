/** The photo of a player at the cage, in Chromium: from a file, by a camera, and where there is none. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, describe as group, it } from 'vitest';
import { readPhoto } from '../../main/accounts/photo.ts';
import { ROOT } from '../../main/screens.ts';
import { looksRight, openDesk, press, stand } from '../floor-console/at-desk.ts';
import { asked, begin, grant } from '../floor-console/host.ts';
import { describeWith } from '../needs.ts';
import { buildPages, openBrowserWithCamera, openStand, pageOf, type Stand } from '../renderer/stand.ts';
import { ACCOUNT, cage } from './fixtures.ts';

const describe = describeWith('chromium-headless-shell');

declare global {
  interface Window {
    /** The stream that the page has asked for, and what gives it to the page. */
    cameraOfTest: { readonly stream: MediaStream; letIt(): void };
  }
}

const VIEW = cage({ photo: null });

/** Everything that the page sends of one photo, put together again; each part is granted. */
async function keptPhoto(at: Stand): Promise<string> {
  let photo = '';
  for (let nth = 1; ; nth += 1) {
    const sent = await asked(at, 'cage', nth);
    if (sent.intent.do !== 'photo') throw new Error(`a photo was expected, not ${sent.intent.do}`);
    expect(sent.intent).toMatchObject({ account: ACCOUNT.account, photo: { part: nth } });
    photo += sent.intent.photo.data;
    await grant(at, sent);
    if (nth === sent.intent.photo.of) return photo;
  }
}

/** How many colors a photo has at least: one of a single color shows nothing. */
const colors = ({ page }: Stand, photo: string): Promise<number> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height];
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
    const seen = new Set<string>();
    for (let at = 0; at < data.length; at += 4 * 97) seen.add([data[at], data[at + 1], data[at + 2]].join());
    return seen.size;
  }, photo);

openDesk('cage');

describe('a photo from a file', () => {
  it('is cut to a portrait, shown before it is kept, and sent as what the house takes', async () => {
    await begin(stand, VIEW);
    await press('photo-open');
    await looksRight('photo-none');
    expect(await stand.page.getByTestId('photo-keep').isDisabled()).toBe(true);
    const chooser = stand.page.waitForEvent('filechooser');
    await press('photo-from-file');
    await (await chooser).setFiles(join(ROOT, 'docs/images/table.jpg'));
    await stand.page.getByTestId('photo-large').waitFor();
    await looksRight('photo-chosen');
    await press('photo-keep');
    const photo = await keptPhoto(stand);
    expect(readPhoto(photo)).toMatchObject({ ok: true });
    expect(await colors(stand, photo)).toBeGreaterThan(20);
    await stand.page.getByTestId('photo-dialog').waitFor({ state: 'detached' });
  });

  it('that is not a picture is refused in words, and nothing can be kept', async () => {
    await begin(stand, VIEW);
    await press('photo-open');
    const file = { name: 'face.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') };
    await stand.page.getByTestId('photo-file').setInputFiles(file);
    await stand.page.getByText('This file is not a readable picture').waitFor();
    expect(await stand.page.getByTestId('photo-keep').isDisabled()).toBe(true);
    await looksRight('photo-refused');
  });
});

describe('a photo by the camera of the cage', () => {
  it('where there is none says so, and leaves the file', async () => {
    await begin(stand, VIEW);
    await press('photo-open');
    await press('photo-camera');
    await stand.page.getByText('No camera can be used here: take the photo from a file.').waitFor();
    expect(await stand.page.getByTestId('photo-from-file').isEnabled()).toBe(true);
  });

  group('that works', () => {
    let browser: Awaited<ReturnType<typeof openBrowserWithCamera>>;
    let pages: Awaited<ReturnType<typeof buildPages>>;
    beforeAll(async () => {
      pages = await buildPages([pageOf({ screen: 'cage' })]);
      browser = await openBrowserWithCamera();
    });
    afterAll(async () => {
      await browser.close();
      pages.remove();
    });

    /** The dialog with a camera that is given to the page only once it is let, and what its tracks do. */
    async function opened() {
      const own = await openStand(browser, pages.folder, { screen: 'cage' });
      const { page } = own;
      await page.evaluate(() => {
        const { mediaDevices } = navigator;
        const ask = mediaDevices.getUserMedia.bind(mediaDevices);
        mediaDevices.getUserMedia = async (wanted) => {
          const stream = await ask(wanted);
          await new Promise<void>((letIt) => Object.assign(window, { cameraOfTest: { stream, letIt } }));
          return stream;
        };
      });
      await own.show(VIEW);
      await page.getByTestId('photo-open').click();
      await page.getByTestId('photo-camera').click();
      await page.waitForFunction(() => 'cameraOfTest' in window);
      const camera = () => page.evaluate(() => window.cameraOfTest.stream.getTracks().map((track) => track.readyState));
      return { own, page, camera, letIt: () => page.evaluate(() => window.cameraOfTest.letIt()) };
    }

    it('is off when it starts only after the dialog was closed', async () => {
      const { own, page, camera, letIt } = await opened();
      await page.keyboard.press('Escape');
      await page.getByTestId('photo-dialog').waitFor({ state: 'detached' });
      expect(await camera()).toEqual(['live']);
      await letIt();
      await expect.poll(camera).toEqual(['ended']);
      expect(own.complaints).toEqual([]);
      await page.context().close();
    });

    it('is taken from the running picture, and the camera is off once it is kept', async () => {
      const { own, page, camera, letIt } = await opened();
      await letIt();
      await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
      expect(await camera()).toEqual(['live']);
      if (process.env.DESK_SHOTS) await page.screenshot({ path: `${process.env.DESK_SHOTS}/photo-camera-1280.png` });
      await page.getByTestId('photo-take').click();
      await page.getByTestId('photo-large').waitFor();
      if (process.env.DESK_SHOTS) await page.screenshot({ path: `${process.env.DESK_SHOTS}/photo-taken-1280.png` });
      await page.getByTestId('photo-keep').click();
      const photo = await keptPhoto(own);
      expect(readPhoto(photo)).toMatchObject({ ok: true });
      expect(await colors(own, photo)).toBeGreaterThan(3);
      await page.getByTestId('photo-dialog').waitFor({ state: 'detached' });
      await expect.poll(camera).toEqual(['ended']);
      expect(own.complaints).toEqual([]);
      await page.context().close();
    });
  });
});
