/** Serves a house: its tables, its screens, its cages and their card readers, until it is stopped. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readHouseDevices } from '../../hardware/devices.ts';
import { messageOf } from '../../hardware/result.ts';
import { HOUSE_ROLES } from '../../protocol/roles.ts';
import { AUDITOR, SECOND, TECHNICIAN } from '../../protocol/second-person.ts';
import { wholeNumber } from '../arguments.ts';
import { realClock } from '../clock/clock.ts';
import { orUsageError, UsageError } from '../command.ts';
import type { CardHouse } from '../house/house.ts';
import { logLine } from '../house/house-log.ts';
import { publicName } from '../house/store.ts';
import { type ServedCages, serveCages } from '../house-cages.ts';
import { HouseHost } from '../house-host.ts';
import { openHouseReaders } from '../house-readers.ts';
import { labelOf } from '../link/addresses.ts';
import { type Listening, readListening, urlOf } from '../link/listening.ts';
import { SCREENS_FOLDER } from '../screens.ts';
import { dataOf, type Given } from './house-options.ts';
import { untilToldToStop } from './until-told.ts';

/** Returns after it was stopped and has closed. */
export async function serve(house: CardHouse, values: Given): Promise<number> {
  const listening = orUsageError(() =>
    readListening({ address: values.listen, cert: values['tls-cert'], key: values['tls-key'] }),
  );
  const port = { min: 0, max: 65_535 };
  const host = await HouseHost.open(house, {
    listening,
    data: dataOf(values),
    clock: realClock(),
    port: wholeNumber('port', values.port, { default: 8090, ...port }),
    screens: { port: wholeNumber('screens', values.screens, { default: 8091, ...port }), pages: SCREENS_FOLDER },
    onTrouble: (text) => console.error(`dealerless house: ${text}`),
  }).catch((error: unknown) => {
    throw new UsageError(messageOf(error));
  });
  const cages = await openCages(house, values, listening).catch(async (error: unknown) => {
    await host.close();
    throw new UsageError(messageOf(error));
  });
  const readers = await openReaders(house, values, host, cages).catch(async (error: unknown) => {
    await cages?.close();
    await host.close();
    throw error;
  });
  const scheme = listening.tls === null ? 'ws' : 'wss';
  const where = publicName(values.database ?? dataOf(values));
  console.log(`${house.name} is open for ${values.money ? 'money' : 'play money'}; its books are in ${where}.`);
  const screens = urlOf(listening, host.screensPort ?? 0);
  for (const role of HOUSE_ROLES) console.log(`  ${`${labelOf(role)}:`.padEnd(16)} ${screens}${host.path(role)}`);
  console.log(`Tables connect to ${scheme}://${listening.address}:${host.server.port}`);
  if (cages === null) console.log('No cage has a screen: dealerless house cage 1 "Cage 1"');
  else console.log(`Cage screens are at ${urlOf(listening, cages.port)}, each with its own path.`);
  if ((await house.tables.list()).length === 0) console.log('No table has joined: dealerless house join 1 "Table 1"');
  await untilToldToStop();
  await readers?.close();
  await cages?.close();
  await host.close();
  return 0;
}

/** The screens of its cages; null when no cage has one and no port for them is given. */
async function openCages(house: CardHouse, values: Given, listening: Listening): Promise<ServedCages | null> {
  const port = values['cage-screens'];
  if (port === undefined && (await house.cages.list()).length === 0) return null;
  if (house.store.kind === 'demo') await openDemoSigners(house);
  return serveCages(house, {
    ...{ listening, pages: SCREENS_FOLDER },
    port: wholeNumber('cage-screens', port, { default: 8092, min: 0, max: 65_535 }),
    onEntry: (entry) => console.log(logLine(entry)),
    onTrouble: (text) => console.error(`dealerless house: ${text}`),
  });
}

/** The card readers on this machine; null when no file configures any. */
async function openReaders(
  house: CardHouse,
  values: Given,
  host: HouseHost,
  cages: ServedCages | null,
): Promise<{ close(): Promise<void> } | null> {
  const path = resolve(values.devices ?? join(dataOf(values), 'devices.json'));
  if (values.devices === undefined && !existsSync(path)) return null;
  const read = readHouseDevices(path);
  if (!read.ok) throw new UsageError(read.error.message);
  const known = (await house.cages.list()).map(({ number }) => number);
  for (const { station } of read.value.readers) {
    if (typeof station === 'number' && !known.includes(station)) {
      throw new UsageError(
        `${path} has a reader at cage ${station}, which does not exist: dealerless house cage ${station} NAME`,
      );
    }
  }
  return openHouseReaders({
    ...{ devices: read.value, clock: realClock(), floor: host.tablesDesk },
    cage: (number) => cages?.takerAt(number),
    onTrouble: (text) => console.error(`dealerless house: ${text}`),
  });
}

/** Additional staff of a demo house: second signatures are required there, too, and its screens say whose. */
async function openDemoSigners(house: CardHouse): Promise<void> {
  for (const { id, name, role, pin } of [SECOND, AUDITOR, TECHNICIAN]) {
    const act = { key: `demo signer ${id}`, at: house.now(), by: 'demo' };
    const added = await house.staff.add({ id, name, role, pin }, act);
    if (!added.ok && added.error.code !== 'exists') throw new UsageError(added.error.message);
  }
}
