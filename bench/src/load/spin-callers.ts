import { randomUUID } from 'node:crypto';
import { assertDefined } from '@portal/money';
import { driveCallers, type Load } from './callers.ts';
import { openConnection } from './connection.ts';
import type { SpinBytes } from './spins.ts';

export interface SpinRun {
  readonly port: number;
  readonly callers: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
}

/** The load of a machine without wrk: callers in this process, the players taking turns. */
export async function driveSpins(run: SpinRun, spins: readonly SpinBytes[]): Promise<Load> {
  const connections = await Promise.all(
    Array.from({ length: run.callers }, () =>
      openConnection({ host: '127.0.0.1', port: run.port }),
    ),
  );
  let turn = 0;
  const load = await driveCallers(run, async (caller) => {
    turn += 1;
    const { before, after } = assertDefined(spins[turn % spins.length], 'every member spins');
    const connection = assertDefined(connections[caller], 'every caller has a connection');
    const reply = await connection.send(before + randomUUID() + after);
    if (reply.status !== 200) {
      throw new Error(`a spin was answered ${reply.status}: ${reply.body}`);
    }
  });
  connections.forEach((connection) => connection.close());
  return load;
}
