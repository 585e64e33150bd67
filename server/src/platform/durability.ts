import { callbackify } from 'node:util';
import type pg from 'pg';
import { StartError } from './start-error.ts';

const oldestVersion = 150_000;

/**
 * Settings that acknowledged money depends on, with the values that keep it. A synchronous commit
 * that is `local` or `remote_write` acknowledges what a standby may still lose; without checksums
 * damage goes unnoticed.
 */
const keeping: Readonly<Record<string, readonly string[]>> = {
  data_checksums: ['on'],
  fsync: ['on'],
  full_page_writes: ['on'],
  synchronous_commit: ['on', 'remote_apply'],
};

/** Where a session is asked: a pool, or one connection of it. */
type Asked = Pick<pg.ClientBase, 'query'>;

/** What is set so that acknowledged money may be lost, one sentence part each (R119). */
export function lossesIn(settings: ReadonlyMap<string, string>): readonly string[] {
  return Object.entries(keeping)
    .map(([name, values]) => ({ name, values, value: settings.get(name) ?? 'off' }))
    .filter(({ values, value }) => !values.includes(value))
    .map(({ name, value }) => `${name} is ${value}`);
}

/**
 * Money is refused on a database that may lose what it acknowledged (R119). Asked on a session of
 * the app role, because a role can carry settings of its own, and of every new session again
 * ({@link verifyDurable}). Answers the version of the server.
 */
export async function assertDurability(session: Asked): Promise<string> {
  const settings = await settingsOf(session);
  const losses = lossesIn(settings);
  if (losses.length > 0) {
    throw new StartError(
      `This server takes no money on a database that may lose it: ${losses.join(', ')}. Switch it on in PostgreSQL and start again.`,
    );
  }
  const version = settings.get('server_version') ?? '';
  if (Number(settings.get('server_version_num')) < oldestVersion) {
    throw new StartError(`PostgreSQL ${version} is too old: this server needs 15 or newer.`);
  }
  return version;
}

/**
 * What a pool asks of each new session: a role, a database or an address that sets it to lose gets
 * no work, also long after the start (R119).
 */
export const verifyDurable = callbackify(assertDurability);

async function settingsOf(session: Asked): Promise<ReadonlyMap<string, string>> {
  const { rows } = await session.query<{ name: string; setting: string }>(
    'select name, setting from pg_catalog.pg_settings where name = any($1)',
    [[...Object.keys(keeping), 'server_version', 'server_version_num']],
  );
  return new Map(rows.map(({ name, setting }) => [name, setting]));
}
