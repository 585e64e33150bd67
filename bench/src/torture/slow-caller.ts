import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A way of holding on to a server: what is sent, whether answers are taken, what follows. */
interface Habit {
  readonly first: string;
  readonly reads: boolean;
  /** Sent again and again, a bit each second. */
  readonly trickle?: string;
}

const head = (line: string, ...more: string[]) =>
  [`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...more, '', ''].join('\r\n');
const withBody = ['Content-Type: application/jose', 'Content-Length: 900'];

export const habits: readonly Habit[] = [
  // Connects, and that is all.
  { first: '', reads: true },
  // Never comes to the end of the headers.
  { first: 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n', reads: true, trickle: 'X-A: b\r\n' },
  // Names a body and sends none, or one byte of it a second.
  { first: head('POST /wps/session/login', ...withBody), reads: true },
  { first: head('POST /wps/session/login', ...withBody), reads: true, trickle: 'x' },
  // Asks for the largest answers and takes none of them.
  { first: head('GET /openapi.json').repeat(8), reads: false },
  // Keeps the connection after an answer.
  { first: head('GET /wps/system/status'), reads: true },
  // Asks again before it was answered, without an end.
  { first: head('GET /wps/system/status').repeat(64), reads: true },
];

const trickleMilliseconds = 1000;
const againMilliseconds = 1000;

/** Holds on from one address with one habit, and comes back whenever it is thrown out. */
export async function holdOn(
  habit: Habit,
  call: { readonly port: number; readonly from: string; readonly until: number },
): Promise<{ readonly connections: number; readonly longestSeconds: number }> {
  let connections = 0;
  let longestMs = 0;
  while (performance.now() < call.until) {
    const openedAt = performance.now();
    const socket = connect({ host: '127.0.0.1', port: call.port, localAddress: call.from });
    await held(socket, habit, call.until);
    connections += 1;
    longestMs = Math.max(longestMs, performance.now() - openedAt);
    await pause(againMilliseconds);
  }
  return { connections, longestSeconds: longestMs / 1000 };
}

/** Until the server closes the connection, or time is up. */
async function held(socket: Socket, habit: Habit, deadline: number): Promise<void> {
  const { first, reads, trickle } = habit;
  const timers: NodeJS.Timeout[] = [];
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.on('error', () => undefined);
    socket.once('connect', () => {
      socket.write(first);
      if (reads) {
        socket.resume();
      } else {
        socket.pause();
      }
      if (trickle !== undefined) {
        timers.push(setInterval(() => socket.write(trickle), trickleMilliseconds));
      }
    });
    timers.push(setTimeout(() => socket.destroy(), Math.max(0, deadline - performance.now())));
  });
  timers.forEach((timer) => clearInterval(timer));
}
