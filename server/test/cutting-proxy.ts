import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * When a connection is cut: `before` PostgreSQL sees a group of statements, `during` it, or `after`
 * PostgreSQL has answered, while the answer is on its way.
 */
export type CutMoment = 'before' | 'during' | 'after';

export interface CuttingProxy {
  /** The same database behind the proxy. */
  readonly url: string;
  /** Cuts the connection of the n-th group of statements from now on, counted from 1. */
  cutAt(group: number, moment: CutMoment): void;
  readonly cuts: number;
  close(): Promise<void>;
}

interface Plan {
  groupsLeft: number;
  readonly moment: CutMoment;
}

/** A road to PostgreSQL that breaks at a chosen place of the protocol (R121). */
export async function openCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let plan: Plan | undefined;
  let cuts = 0;

  function takeCut(groups: number): CutMoment | undefined {
    if (plan === undefined || groups === 0) {
      return undefined;
    }
    plan.groupsLeft -= groups;
    const moment = plan.groupsLeft <= 0 ? plan.moment : undefined;
    if (moment !== undefined) {
      plan = undefined;
      cuts += 1;
    }
    return moment;
  }

  const server = createServer((client) => {
    const upstream = connect({ host: target.hostname, port: Number(target.port) });
    [client, upstream].forEach((socket) => sockets.add(socket.on('error', () => undefined)));
    const cut = () => [client, upstream].forEach((socket) => socket.destroy());
    const groupsIn = countGroups();
    let isAnswerLost = false;
    client.on('data', (bytes: Buffer) => {
      const moment = takeCut(groupsIn(bytes));
      if (moment === 'before') {
        cut();
        return;
      }
      isAnswerLost = moment === 'after';
      upstream.write(bytes, () => moment === 'during' && cut());
    });
    upstream.on('data', (bytes: Buffer) => {
      if (!isAnswerLost) {
        client.write(bytes);
      } else if (isReady(bytes)) {
        cut();
      }
    });
    client.on('close', cut);
    upstream.on('close', cut);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cutAt: (group, moment) => {
      plan = { groupsLeft: group, moment };
    },
    get cuts() {
      return cuts;
    },
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}

const syncType = 'S'.charCodeAt(0);

/** Counts the Sync messages of a client: one stands behind each group of statements. */
function countGroups(): (bytes: Buffer) => number {
  let rest: Buffer = Buffer.alloc(0);
  let isStarted = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    let groups = 0;
    for (;;) {
      // The first message of a connection has no type.
      const typeBytes = isStarted ? 1 : 0;
      const length = rest.length < typeBytes + 4 ? Infinity : rest.readInt32BE(typeBytes);
      if (rest.length < typeBytes + length) {
        return groups;
      }
      groups += isStarted && rest[0] === syncType ? 1 : 0;
      rest = rest.subarray(typeBytes + length);
      isStarted = true;
    }
  };
}

const ready = Buffer.from([...Buffer.from('Z'), 0, 0, 0, 5]);

/** ReadyForQuery stands last: the group is done, committed or not. */
function isReady(bytes: Buffer): boolean {
  return bytes.subarray(-6, -1).equals(ready);
}
