/** The hints of a first hand on the built station: they end with it, whatever was in flight when it ended. */
import { expect, it } from 'vitest';
import { USUAL } from '../../protocol/preferences.ts';
import { describeWith } from '../needs.ts';
import * as fixture from '../renderer/fixtures.ts';
import { answer, intents, key, openStation, stand, tap } from './on-station.ts';

const describe = describeWith('chromium-headless-shell');

openStation();

const { seated, station, turnStreet } = fixture;

const NEW = { ...USUAL, knowsTable: false };
const KNOWS = { do: 'prefer', changed: { knowsTable: true } };

describe('the hints of a first hand', () => {
  const turn = { ...station(seated(), { hand: turnStreet(), clock: fixture.CLOCK }), preferences: NEW };
  const over = { ...station(seated(), { hand: fixture.showdown(), state: 'settling' }), preferences: NEW };

  it('are noted as known once it is over', async () => {
    await stand.show(turn);
    await key('first-hand').waitFor();
    expect(await intents()).toEqual([]);
    await stand.show(over);
    await expect.poll(intents).toEqual([KNOWS]);
  });

  it('are noted, too, where the player’s own press ended the hand and is answered after the view', async () => {
    await stand.show(turn);
    await tap('call');
    await expect.poll(async () => (await intents()).length).toBe(1);
    await stand.show(over);
    await key('first-hand').waitFor();
    expect(await intents()).toHaveLength(1);
    await answer();
    await expect.poll(async () => (await intents()).slice(1)).toEqual([KNOWS]);
  });

  it('are noted at the end of the next hand if the table could not at the first', async () => {
    await stand.show(turn);
    await stand.show(over);
    await expect.poll(intents).toEqual([KNOWS]);
    await answer({ code: 'no', message: 'Not now.' });
    await stand.show(turn);
    await stand.show(over);
    await expect.poll(intents).toEqual([KNOWS, KNOWS]);
  });
});
