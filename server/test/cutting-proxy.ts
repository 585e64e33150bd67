import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { countGroups, type GroupCount, isReady } from './statement-groups.ts';

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
  /** The same for the n-th group that ends with COMMIT. */
  cutAtCommit(commit: number, moment: CutMoment): void;
  /** As a failover does: with the connection of the next COMMIT every other one goes too. */
  failOverAtCommit(moment: CutMoment): void;
  /** Takes a cut back that was planned for a group that never came. */
  spare(): void;
  readonly cuts: number;
  close(): Promise<void>;
}

interface Plan {
  left: number;
  readonly counted: keyof GroupCount;
  readonly moment: CutMoment;
  readonly isFailover?: boolean;
}

/** A road to PostgreSQL that breaks at a chosen place of the protocol (R121). */
export async function openCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const cuts = createCuts();
  const server = createServer((client) => {
    const upstream = connect({ host: target.hostname, port: Number(target.port) });
    [client, upstream].forEach((socket) => sockets.add(socket.on('error', () => undefined)));
    const cut = () => [client, upstream].forEach((socket) => socket.destroy());
    const groupsIn = countGroups();
    let lost: Plan | undefined;
    const breakOff = (plan: Plan | undefined) =>
      plan?.isFailover === true ? sockets.forEach((socket) => socket.destroy()) : cut();
    client.on('data', (bytes: Buffer) => {
      const plan = cuts.take(groupsIn(bytes));
      if (plan?.moment === 'before') {
        breakOff(plan);
        return;
      }
      lost = plan?.moment === 'after' ? plan : undefined;
      upstream.write(bytes, () => plan?.moment === 'during' && breakOff(plan));
    });
    upstream.on('data', (bytes: Buffer) => {
      if (lost === undefined) {
        client.write(bytes);
      } else if (isReady(bytes)) {
        breakOff(lost);
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
    cutAt: (group, moment) => cuts.plan({ left: group, counted: 'groups', moment }),
    cutAtCommit: (commit, moment) => cuts.plan({ left: commit, counted: 'commits', moment }),
    failOverAtCommit: (moment) =>
      cuts.plan({ left: 1, counted: 'commits', moment, isFailover: true }),
    spare: () => cuts.spare(),
    get cuts() {
      return cuts.taken;
    },
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}

/** The one cut that is planned, and how many were taken. */
function createCuts() {
  let plan: Plan | undefined;
  let taken = 0;
  return {
    plan(next: Plan): void {
      plan = next;
    },
    spare(): void {
      plan = undefined;
    },
    take(count: GroupCount): Plan | undefined {
      const came = plan === undefined ? 0 : count[plan.counted];
      if (plan === undefined || came === 0) {
        return undefined;
      }
      plan.left -= came;
      if (plan.left > 0) {
        return undefined;
      }
      const due = plan;
      plan = undefined;
      taken += 1;
      return due;
    },
    get taken() {
      return taken;
    },
  };
}
