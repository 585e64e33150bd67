import type pg from 'pg';
import { StartError } from './start-error.ts';

/**
 * The role that every session of the server acts as. It may read and write the tables of the
 * contexts, but has no UPDATE and no DELETE on the journal (R104) and owns nothing.
 */
export const appRole = 'portal_app';

/** Makes the role once per cluster and lets the connecting user act as it. */
export async function ensureAppRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ user: string; exists: boolean; member: boolean }>(
    `select current_user as user, r.oid is not null as exists,
            coalesce(pg_has_role(current_user, r.oid, 'member'), false) as member
       from (select 1) one left join pg_roles r on r.rolname = $1`,
    [appRole],
  );
  const [found] = rows;
  if (found?.member === true) {
    return;
  }
  try {
    if (found?.exists !== true) {
      await client.query(`create role ${appRole} nologin`);
    }
    await client.query(`grant ${appRole} to current_user`);
  } catch (error) {
    if (alreadyThere.has((error as { code?: string }).code ?? '')) {
      return;
    }
    throw new StartError(
      `The database user ${found?.user ?? ''} may not create the role ${appRole}. Run once as an administrator: ` +
        `CREATE ROLE ${appRole} NOLOGIN; GRANT ${appRole} TO ${found?.user ?? ''};`,
      { cause: error },
    );
  }
}

/** Several nodes may start at once on a new cluster. */
const alreadyThere = new Set(['42710', '23505', 'XX000']);
