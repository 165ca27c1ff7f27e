/**
 * Attackers of a table: floor and cage consoles that have stopped reading, and strangers who keep opening lines. In a
 * thread of their own.
 */
import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../../protocol/client-frame.ts';

/** `tokens`: one for each console that reads nothing. */
const { port, tokens } = workerData as { readonly port: number; readonly tokens: readonly string[] };

/** Lines that strangers open each second. */
const STRANGERS = 200;

/** A console that has said hello and reads nothing more. When it is cut off it comes back. */
function stuck(token: string): void {
  const line = new WebSocket(`ws://127.0.0.1:${port}/link`, { origin: `http://127.0.0.1:${port}` });
  line.on('open', () => {
    line.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, token }));
    setTimeout(() => line.pause(), 200);
  });
  line.on('error', () => {});
  line.on('close', () => setTimeout(() => stuck(token), 1000));
}
for (const token of tokens) stuck(token);

let turn = 0;
setInterval(() => {
  turn += 1;
  const line = connect(port, '127.0.0.1');
  line.on('error', () => {});
  line.on('connect', () => {
    if (turn % 3 === 0)
      line.write('GET /link HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    if (turn % 3 === 1) line.write('GET / HTTP/1.1\r\n');
    setTimeout(() => line.destroy(), 500);
  });
}, 1000 / STRANGERS);
