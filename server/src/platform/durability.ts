import type pg from 'pg';
import { StartError } from './start-error.ts';

export interface Durability {
  readonly serverVersion: string;
  /** Page checksums find silent damage; worth a warning when off. */
  readonly hasChecksums: boolean;
}

const oldestVersion = 150_000;

/** Settings that acknowledged money depends on, with the values that lose some of it. */
const losing: Readonly<Record<string, readonly string[]>> = {
  fsync: ['off'],
  full_page_writes: ['off'],
  synchronous_commit: ['off'],
};

/**
 * Money is refused on a database that may lose what it acknowledged (R119). Asked on a session of
 * the app role, because a role can carry settings of its own.
 */
export async function assertDurability(pool: pg.Pool): Promise<Durability> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name = any($1) order by name`,
    [[...Object.keys(losing), 'data_checksums', 'server_version', 'server_version_num']],
  );
  const values = new Map(rows.map((row) => [row.name, row.setting]));
  const bad = Object.entries(losing).filter(([name, off]) =>
    off.includes(values.get(name) ?? 'off'),
  );
  if (bad.length > 0) {
    const list = bad.map(([name]) => `${name} is off`).join(', ');
    throw new StartError(
      `This server takes no money on a database that may lose it: ${list}. Switch it on in PostgreSQL and start again.`,
    );
  }
  if (Number(values.get('server_version_num')) < oldestVersion) {
    throw new StartError(
      `PostgreSQL ${values.get('server_version') ?? ''} is too old: this server needs 15 or newer.`,
    );
  }
  return {
    serverVersion: values.get('server_version') ?? '',
    hasChecksums: values.get('data_checksums') === 'on',
  };
}
