import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '@portal/money';
import type { PublicKey } from '@portal/protocol/client';
import { demoConfiguration } from '@portal/server/src/contexts/site/index.ts';
import { startThrowawayPostgres } from '@portal/server/test/throwaway-postgres.ts';
import pg from 'pg';
import { startServerProcess } from '../../load/server-process.ts';
import { type Caller, openCaller } from './caller.ts';
import type { Person } from './roads.ts';

export const password = 'violet kettle under 7 stairs';

export interface Member {
  readonly username: string;
  /** The browser that registered: the site knows it. */
  readonly browser: Caller;
}

/** A site as an operator runs it, without the exemptions of a demo. */
export interface LoginSite {
  readonly owner: pg.Pool;
  /** A browser at an address that nobody had before. */
  caller(): Caller;
  /** Another browser at the address of the one before. */
  neighbour(): Caller;
  register(): Promise<Member>;
  /** As if this member had proven a number and an address long ago. */
  prove(person: Person): Promise<void>;
  close(): Promise<void>;
}

/**
 * What was opened before a failure is closed again: PostgreSQL would outlive this process's test.
 */
export async function openLoginSite(start = startServerProcess): Promise<LoginSite> {
  const parts = new AsyncDisposableStack();
  try {
    return await openWithin(parts, start);
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}

async function openWithin(
  parts: AsyncDisposableStack,
  start: typeof startServerProcess,
): Promise<LoginSite> {
  const postgres = await startThrowawayPostgres('logins');
  parts.defer(() => postgres.stop());
  const { server: cluster, folder } = postgres;
  const site = join(folder, 'site.json');
  writeFileSync(site, JSON.stringify(demoConfiguration));
  const server = await start({
    DATABASE_URL: cluster.url,
    DATA_DIR: folder,
    DEMO: '0',
    DEMO_DAYS: '0',
    METRICS_PORT: '0',
    PORT: '0',
    SECRETS_KEYS: randomBytes(32).toString('base64'),
    SITE: site,
  });
  parts.defer(async () => {
    await server.stop();
  });
  const owner = new pg.Pool({ connectionString: cluster.url, max: 2 });
  parts.defer(() => owner.end());
  const { port } = server;
  const answer = await fetch(`http://127.0.0.1:${port}/wps/system/keys`);
  const { value } = (await answer.json()) as { value: { keys: readonly PublicKey[] } };
  const key = assertDefined(value.keys[0], 'a site has a key');
  const prove = (person: Person) => proveContacts(owner, person);
  return { owner, prove, ...callersOf(port, key), close: () => parts.disposeAsync() };
}

function callersOf(port: number, key: PublicKey): Omit<LoginSite, 'owner' | 'prove' | 'close'> {
  let places = 0;
  let names = 0;
  const callerAt = (number: number) => openCaller({ port, key, number });
  const caller = () => callerAt((places += 1));
  return {
    caller,
    neighbour: () => callerAt(places),
    register: async () => {
      const username = `member${(names += 1)}`;
      const browser = caller();
      const consents = { ageConfirmed: true, termsAccepted: true, login: true };
      const body = { username, password, confirmPassword: password, ...consents };
      const opened = await browser.enter({ method: 'PUT', path: '/wps/member/register', body });
      if (opened.status !== 200) {
        throw new Error(`a registration was refused: ${opened.code}`);
      }
      return { username, browser };
    },
  };
}

async function proveContacts(owner: pg.Pool, person: Person): Promise<void> {
  const { username, number, email } = person;
  for (const [channel, address] of [
    ['sms', `+66${number.slice(1)}`],
    ['email', email],
  ]) {
    const { rowCount } = await owner.query(
      `insert into contacts (subject_id, channel, address, verified_at, created_at)
       select subject_id, $2, $3, now() - interval '30 days', now() - interval '30 days'
         from credentials where username = $1`,
      [username, channel, address],
    );
    if (rowCount !== 1) {
      throw new Error(`nobody is called ${username}`);
    }
  }
}

/** Eight at once, in their order. */
export async function inTurns<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await run(item);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
}
