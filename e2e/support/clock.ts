import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { logInAsMember, memberLogin } from './member.ts';
import { type Account, balance, type Site } from './site.ts';

interface Visitor {
  readonly site: Site;
  readonly account: Account;
}

/**
 * Moves the clock of a site that a journey has for itself, once and by more than a session lasts:
 * it is later there as soon as these members are asked for their passwords, and then they are
 * back. Nobody pays in any more, because the page of the provider goes by its own clock.
 */
export async function letPass(minutes: number, visitors: readonly Visitor[]): Promise<void> {
  await moveClock(minutes);
  for (const { site, account } of visitors) {
    await expect(async () => {
      await site.open('/m/messageV2');
      await expect(memberLogin(site)).toBeVisible({ timeout: 3000 });
    }).toPass();
    await logInAsMember(site, account);
    await expect(balance(site)).toBeVisible();
  }
}

/**
 * Puts the clock so far before the machine's. Every process takes its time from the database, so
 * that is what is moved; a site goes by it within ten seconds.
 */
export async function moveClock(minutes: number): Promise<void> {
  await setClock((now) => `${now} + interval '${minutes} minutes'`);
}

/**
 * Lets the time go by so many times as fast from now on. Where a leap would be an outage, nobody
 * was away: what is due each minute has to be done by `runJob` meanwhile.
 */
export async function quickenClock(times: number): Promise<void> {
  const start = await machineTime();
  await setClock((now) => `${now} + (${now} - timestamptz '${String(start)}') * ${times - 1}`);
}

/** What `clock_timestamp` answers from now on, said by what the machine's own time is. */
async function setClock(timeBy: (now: string) => string): Promise<void> {
  await onDatabase((client) =>
    client.query(`
      set allow_system_table_mods = on;
      create or replace function pg_catalog.unmoved_clock() returns timestamptz
        language internal volatile as 'clock_timestamp';
      create or replace function pg_catalog.clock_timestamp() returns timestamptz
        language sql volatile as $$ select ${timeBy('pg_catalog.unmoved_clock()')} $$;
    `),
  );
}

/** Does at once what the site does each minute or two. */
export async function runJob(name: string): Promise<void> {
  await onDatabase((client) => client.query('select graphile_worker.add_job($1)', [name]));
}

/** What no clock of a site is moved in: the database tells it when a transaction begins. */
export async function machineTime(): Promise<Temporal.Instant> {
  const { rows } = await onDatabase((client) =>
    client.query<{ time: Date }>('select now() as time'),
  );
  return Temporal.Instant.fromEpochMilliseconds(Number(rows[0]?.time));
}

/** What time it is on the site, wherever its clock was put. */
export async function siteTime(): Promise<Temporal.Instant> {
  const { rows } = await onDatabase((client) =>
    client.query<{ time: Date }>('select clock_timestamp() as time'),
  );
  return Temporal.Instant.fromEpochMilliseconds(Number(rows[0]?.time));
}

async function onDatabase<Answer>(act: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const folder = join(process.env['E2E_DATA_FOLDER'] ?? '', 'postgres');
  const password = readFileSync(join(folder, 'portal-password'), 'utf8').trim();
  const [, , , port] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({
    connectionString: `postgres://portal:${password}@127.0.0.1:${port ?? ''}/portal`,
  });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
