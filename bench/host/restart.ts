/**
 * Opens a table that was killed and answers the first ask, on the line of its station.
 *
 *   node bench/host/restart.ts FOLDER                prints the ms from opening the host to the answer
 *   node bench/host/restart.ts FOLDER processor      and the processor time
 */
import '../../main/plain-parsing.ts';
import { realClock } from '../../main/clock/clock.ts';
import { openHost } from '../../main/compose.ts';
import type { HostFrame } from '../../protocol/messages.ts';
import { TABLE } from './seats.ts';

/** For the build, as of the program itself (`bin/compile.mjs`). */
export { rehearse as rehearseStart } from '../../main/rehearsal.ts';

export async function restart(): Promise<void> {
  const [data = '', what] = process.argv.slice(2);
  const since = performance.now();
  const used = process.cpuUsage();
  const host = await openHost({ ...TABLE, data, clock: realClock(), audits: true });
  const { table } = host.room;
  const ask = table.hand?.asks()[0];
  if (ask?.kind !== 'bet' || table.state.fault !== null) throw new Error(table.state.fault ?? 'nobody is asked');
  const answered = new Promise<void>((resolve, reject) => {
    const line = host.link.attach(
      { screen: 'station', station: ask.seat },
      {
        send: (text) => {
          const frame = JSON.parse(text) as HostFrame;
          if (frame.t === 'answer') resolve();
          if (frame.t === 'answer refused' || frame.t === 'error') reject(new Error(frame.message));
        },
        close: () => {},
      },
    );
    const intent = { do: 'decide', decision: { kind: ask.call === 0 ? 'check' : 'call' } };
    line.receive(JSON.stringify({ t: 'intent', id: `restart-${process.pid}`, rev: table.rev, intent }));
  });
  await answered;
  const { user, system } = process.cpuUsage(used);
  console.log([performance.now() - since, ...(what === 'processor' ? [(user + system) / 1000] : [])].join(' '));
  process.kill(process.pid, 'SIGKILL');
}

if (import.meta.main) await restart();
