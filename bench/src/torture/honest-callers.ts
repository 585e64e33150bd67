import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublicKey } from '@portal/protocol/client';
import { sealCall } from '@portal/protocol/client';
import { AnswerLost, type Connection, openConnection } from '../load/connection.ts';
import { percentiles, round } from '../load/percentiles.ts';
import type { Player } from '../load/players.ts';
import { spinRequest, type Table } from '../load/spins.ts';

/** What people do at the same time: look, play, sign in; within all limits of their block. */
export interface Honest {
  readonly port: number;
  readonly from: string;
  readonly players: readonly Player[];
  readonly table: Table;
  readonly account: { readonly username: string; readonly password: string };
}

export interface HonestLoad {
  readonly answered: number;
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Calls that were refused, lost, or answered with anything but 200. */
  readonly failed: number;
}

interface Errand {
  readonly everyMs: number;
  request(): Promise<string> | string;
}

const giveUpMilliseconds = 10_000;
const lookers = 10;

/** Each errand once in its time, whether the last was fast or slow; what it cannot do is missed. */
export async function driveHonest(honest: Honest, seconds: number): Promise<HonestLoad> {
  const until = performance.now() + seconds * 1000;
  const durations: number[] = [];
  let failed = 0;

  async function run(errand: Errand): Promise<void> {
    let connection: Connection | undefined;
    for (let next = performance.now(); next < until; next += errand.everyMs) {
      await pause(Math.max(0, next - performance.now()));
      const text = await errand.request();
      const startedAt = performance.now();
      try {
        connection ??= await openConnection({
          host: '127.0.0.1',
          port: honest.port,
          localAddress: honest.from,
        });
        const { status } = await orGivenUp(connection.send(text));
        if (status === 200) {
          durations.push(performance.now() - startedAt);
        } else {
          failed += 1;
        }
      } catch (error) {
        if (!(error instanceof AnswerLost)) {
          throw error;
        }
        failed += 1;
        connection?.close();
        connection = undefined;
      }
    }
    connection?.close();
  }

  await Promise.all(errandsOf(honest).map((errand) => run(errand)));
  const { p99Ms } = percentiles(durations);
  const perSecond = round(durations.length / seconds, 1);
  return { answered: durations.length, perSecond, p99Ms, failed };
}

function errandsOf({ port, players, table, account }: Honest): readonly Errand[] {
  return [
    ...Array.from({ length: lookers }, (_, looker) => ({
      everyMs: 200,
      request: () =>
        `GET /wps/system/status HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: ${looker}\r\n\r\n`,
    })),
    ...players.map((player) => ({
      everyMs: 100,
      request: () => spinRequest(player, table, randomUUID()),
    })),
    { everyMs: 2500, request: () => loginRequest(port, account) },
  ];
}

const loginPath = '/wps/session/login';

async function loginRequest(port: number, account: Honest['account']): Promise<string> {
  const { value } = (await (await fetch(`http://127.0.0.1:${port}/wps/system/keys`)).json()) as {
    value: { keys: PublicKey[]; now: string };
  };
  const [key] = value.keys;
  if (key === undefined) {
    throw new Error('the site has no key');
  }
  const atSeconds = Math.floor(Temporal.Instant.from(value.now).epochMilliseconds / 1000);
  const sealed = await sealCall(key, {
    method: 'POST',
    path: loginPath,
    payload: account,
    atSeconds,
  });
  return (
    `POST ${loginPath} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/jose\r\n` +
    `Content-Length: ${sealed.length}\r\n\r\n${sealed}`
  );
}

async function orGivenUp<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new AnswerLost('no answer in time')),
    giveUpMilliseconds,
  );
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
