import type pg from 'pg';
import type { Logger } from 'pino';
import type { MovableClock } from '../clock.ts';
import type { Database } from '../database.ts';
import { systemUnit, type UnitOfWork } from '../unit-of-work.ts';
import type { DemoPart } from './demo-part.ts';
import { readPast, writePast } from './past-state.ts';
import { markPastTold } from './store-past.ts';
import { tellPast } from './tell-past.ts';
import type { EventHandlers } from '../outbox.ts';

/** What a start brings that may turn out to be the first one. */
export interface Start {
  readonly database: Database;
  readonly clock: MovableClock;
  readonly log: Logger;
  /** Of a demo site; 0 for any other, which has no past. */
  readonly daysOfPast: number;
  readonly timeZone: string;
}

interface Opened {
  readonly work: UnitOfWork;
  readonly demoParts: readonly DemoPart[];
  readonly earlyDemoParts: readonly DemoPart[];
  readonly events: EventHandlers;
}

/** Nodes that start together on an empty database wait for the one that came first. */
const firstStartLock = 7_410_013;
const openingHour = '09:00';

/**
 * Opens the contexts. At the first start of a demo site they are opened at the time of its first
 * day, and what happened since is told before anyone may call. A start that was cut off leaves
 * nothing of it, and the next one goes on with the same first day.
 */
export async function openOnPast<Contexts extends Opened>(
  start: Start,
  open: () => Promise<Contexts>,
): Promise<Contexts> {
  const { pool } = start.database;
  if (isSettled((await readPast(pool)).state)) {
    return open();
  }
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [firstStartLock]);
    const openedAt = await claimPast(client, start);
    return openedAt === undefined ? await open() : await openAt(start, openedAt, open);
  } finally {
    // The session ends, and its lock with it.
    client.release(true);
  }
}

function isSettled(state: string): boolean {
  return state === 'told' || state === 'none';
}

/** When the site was opened, if this start is to tell what happened since. */
async function claimPast(
  client: pg.PoolClient,
  { clock, daysOfPast, timeZone }: Start,
): Promise<Temporal.Instant | undefined> {
  const { state, openedAt } = await readPast(client);
  if (isSettled(state)) {
    return undefined;
  }
  if (daysOfPast === 0) {
    await writePast(client, { state: 'none', openedAt: null });
    return undefined;
  }
  const today = clock.now().toZonedDateTimeISO(timeZone).toPlainDate();
  const firstDay = today.subtract({ days: daysOfPast });
  const firstMorning = firstDay.toZonedDateTime({ timeZone, plainTime: openingHour }).toInstant();
  const opened = openedAt ?? firstMorning;
  await writePast(client, { state: 'begun', openedAt: opened });
  return opened;
}

async function openAt<Contexts extends Opened>(
  { clock, log }: Start,
  openedAt: Temporal.Instant,
  open: () => Promise<Contexts>,
): Promise<Contexts> {
  clock.setOffset(openedAt.epochMilliseconds - clock.nowMs());
  const contexts = await open().finally(() => clock.setOffset(0));
  const startedAtMs = performance.now();
  const scenes = await contexts.work.run(systemUnit('demo.past'), async (ctx) => {
    const { demoParts: parts, earlyDemoParts: earlyParts, events: handlers } = contexts;
    const past = { parts, earlyParts, handlers, openedAt, now: clock.now() };
    const played = await tellPast(ctx, past);
    await markPastTold(ctx.tx);
    return played;
  });
  const tookMs = Math.round(performance.now() - startedAtMs);
  log.info({ scenes, openedAt: String(openedAt), tookMs }, 'the past of the demo site is told');
  return contexts;
}
