import { rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { SoftwareCheck } from '../../../main/software/software-check.ts';
import { SIGNED, TestRoom, until } from '../test-room.ts';
import { smallProgram } from './program.ts';

const DAY = 24 * 60 * 60_000;

let room: TestRoom | null = null;
afterEach(async () => {
  await room?.close();
  room = null;
});

const clearFault = { do: 'clear fault', reason: 'looked at it', signature: SIGNED } as const;
const device = () => room?.floor.view.devices.find(({ id }) => id === 'software');

async function openWith(program: { root: string; manifest: string }): Promise<TestRoom> {
  room = await TestRoom.open({ software: new SoftwareCheck(program) });
  return room;
}

describe('M7: a table', () => {
  test('opens with the approved program, and tells the floor which that is', async () => {
    const { table } = await openWith(await smallProgram());
    expect(table.state.fault).toBeNull();
    expect(device()).toMatchObject({
      state: 'ok',
      detail: expect.stringMatching(/^8 files as approved, composite ([0-9a-f]{16} ?){4}$/),
    });
  });

  test('does not open when one byte of its program has been changed, and names the file', async () => {
    const program = await smallProgram();
    program.put('games/holdem.ts', 'deal two cardz');
    const opened = await openWith(program);
    expect(opened.table.state.fault).toContain('not the approved program: games/holdem.ts is changed.');
    expect(device()?.state).toBe('lost');
    await expect(opened.sit(1, 0, 20_000)).rejects.toThrow('No money moves while a fault stops the table.');
    await opened.pass(30_000);
    expect(opened.table.hand).toBeNull();
    expect(await opened.floor.press(clearFault)).toMatchObject({
      ok: false,
      message: expect.stringContaining('games/holdem.ts'),
    });
  });

  test('finds within a day what is changed while it is open; only a new start with the right program clears it', async () => {
    const program = await smallProgram();
    const opened = await openWith(program);
    program.put('houses/mine.ts', 'no fees');
    opened.clock.advance(DAY);
    await until(() => opened.table.state.fault !== null);
    expect(opened.table.state.fault).toContain('houses/mine.ts is not in the manifest');
    rmSync(`${program.root}/houses`, { recursive: true });
    expect(await opened.floor.press(clearFault)).toMatchObject({ ok: false });
    await opened.restart({ software: new SoftwareCheck(program) });
    expect(await opened.floor.press(clearFault)).toMatchObject({ ok: true });
    expect(opened.table.state.fault).toBeNull();
  });

  test('does not open when the manifest cannot be read', async () => {
    const program = await smallProgram();
    rmSync(program.manifest);
    const { table } = await openWith(program);
    expect(table.state.fault).toContain('The program cannot be verified');
  });
});
