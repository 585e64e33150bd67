import { runVectors } from '@portal/commission/proof';
import { migrate } from '@portal/server/src/platform/migrations.ts';
import { deliverEvents } from '@portal/server/src/platform/outbox.ts';
import { workWithin } from '@portal/server/src/platform/unit-of-work.ts';
import { serveDebtors } from '@portal/server/src/contexts/contracts/pay/use-cases/serve-debtors.ts';
import { correctUnits } from '@portal/server/src/contexts/contracts/pay/use-cases/correct-units.ts';
import { type ContractSettings, settleNext } from '@portal/server/src/contexts/contracts/index.ts';
import { type CorrectedRow, cutDay } from '@portal/server/src/contexts/turnover/index.ts';
import { administer, migrationsFolder, withDatabase } from '@portal/server/test/cluster.ts';
import type { Stage } from '../stage.ts';
import { billDifferences, differencesOf, receivableFaults } from './contract-differences.ts';
import { type Booking, bookingsOf, takeBack } from './contract-play.ts';
import { seedContracts } from './contract-seed.ts';
import { type ContractSite, openContractSite } from './contract-site.ts';
import { type ContractVector, minor } from './contract-vector.ts';
import type { SiteReport } from './site-report.ts';

const template = 'contract_vectors';

/**
 * Sends each run of a file of contract vectors through the contexts of a whole server on a database
 * of its own: members take their places in the tree, play is booked at its moment and folded, the
 * clock goes on, the unit is settled, events happen, and bills, payments, debts and wallets are
 * compared. The other groups of the file are tables of rules, which have no clock and no books.
 */
export async function runContractVectors(json: unknown, stage: Stage): Promise<SiteReport> {
  const { vectors, ...tables } = json as { readonly vectors: readonly ContractVector[] };
  await migrateTemplate(stage.url);
  const mismatches: string[] = [];
  let passed = 0;
  for (const [place, vector] of vectors.entries()) {
    const faults = await faultsOf(vector, { url: stage.url, place });
    passed += faults.length === 0 ? 1 : 0;
    mismatches.push(...faults.map((fault) => `${vector.id} ${vector.title}: ${fault}`));
  }
  const rules = runVectors({ ...tables, vectors: [] });
  return {
    passed: passed + rules.passed,
    mismatches: [...mismatches, ...rules.mismatches],
    figures: [`${vectors.length} runs through the server, ${rules.passed} rows of tables of rules`],
  };
}

/** The database of which each run gets a copy. */
export async function migrateTemplate(url: string): Promise<void> {
  await administer(url, `create database ${template}`);
  await migrate(withDatabase(url, template), migrationsFolder);
}

/** What a run of the vectors has otherwise than its file says. */
export async function faultsOf(
  vector: ContractVector,
  { url, place }: { readonly url: string; readonly place: number },
): Promise<readonly string[]> {
  const name = `${template}_${place}`;
  await administer(url, `create database ${name} template ${template}`);
  const site = await openContractSite(vector, withDatabase(url, name));
  try {
    return await run(vector, site);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await site.database.close();
    await administer(url, `drop database ${name} with (force)`);
  }
}

async function run(vector: ContractVector, site: ContractSite): Promise<readonly string[]> {
  await seedContracts(vector, site);
  await cutFirstDays(vector, site);
  const later = await playOn(vector, site);
  const listed = goesOn(vector, later) ? await differencesOf(vector, site) : undefined;
  await bookAll(later, site);
  site.setClock(settledAt(vector));
  await settleAll(site);
  // The loop of debts looks at purses all the time, not at those alone that were credited.
  await site.inUnit((ctx) => serveDebtors(ctx, site.settings));
  const settled = [
    ...(await billDifferences(vector, site)),
    ...(await receivableFaults(vector, site)),
  ];
  await happen(vector, site);
  return [...settled, ...(listed ?? (await differencesOf(vector, site)))];
}

/**
 * Whether more is to pay within the day than a vector lists. Every boundary of a day pays (C1),
 * also those that it leaves out: it says what stands when its last one is over, and of the close
 * only what was paid too much.
 */
function goesOn(
  { config: { windows = [], periodEnd }, contracts }: ContractVector,
  later: readonly Booking[],
): boolean {
  const last = windows.at(-1);
  const begun = contracts.flatMap(({ from }) => (typeof from === 'string' ? [{ at: from }] : []));
  const isLater = ({ at }: { readonly at: string }): boolean =>
    last !== undefined && compare(last, at) <= 0 && compare(at, periodEnd) < 0;
  return [...later, ...begun].some(isLater);
}

function compare(left: string, right: string): number {
  return Temporal.Instant.compare(Temporal.Instant.from(left), Temporal.Instant.from(right));
}

/** The events of a vector, a minute apart. */
async function happen(vector: ContractVector, site: ContractSite): Promise<void> {
  let at = settledAt(vector).add({ hours: 1 });
  for (const event of vector.events ?? []) {
    at = at.add({ minutes: 1 });
    site.setClock(at);
    if (event.type === 'CREDIT') {
      await site.credit(event.node, minor(event.amount));
      await site.inUnit((ctx) => serveDebtors(ctx, site.settings));
    } else {
      await takeBackAll(vector, site, event);
    }
  }
}

/**
 * The day in which real-time pay begins or ends is split there (C3): an accepted contract cuts it
 * while that moment is to come, so that sums are kept apart from it on.
 */
async function cutFirstDays(
  { kind, config, contracts }: ContractVector,
  site: ContractSite,
): Promise<void> {
  const bounds = kind === 'REALTIME' ? contracts.flatMap(({ from, to }) => [from, to]) : [];
  const moments = new Set(bounds.filter((text) => text !== null && text !== undefined));
  site.setClock(Temporal.Instant.from(config.periodStart));
  for (const moment of moments) {
    await site.inUnit((ctx) => cutDay(ctx, () => Temporal.Instant.from(moment)));
  }
}

/**
 * Books everything at its moment; real-time pay is computed at each boundary on the way. Answers
 * what comes after the last of them.
 */
async function playOn(vector: ContractVector, site: ContractSite): Promise<readonly Booking[]> {
  const bookings = bookingsOf(vector, site);
  const windows = (vector.config.windows ?? []).map((text) => Temporal.Instant.from(text));
  let from = Temporal.Instant.fromEpochMilliseconds(0);
  for (const window of windows) {
    await bookAll(bookings.filter(isWithin(from, window)), site);
    site.setClock(window.add({ seconds: settlingSeconds }));
    await settleAll(site);
    from = window;
  }
  return bookings.filter(isWithin(from, undefined));
}

async function bookAll(bookings: readonly Booking[], site: ContractSite): Promise<void> {
  for (const { at, book } of bookings) {
    site.setClock(Temporal.Instant.from(at));
    await site.inUnit(book);
    await hearCorrections(site, site.settings);
  }
}

const settlingSeconds = 31;

function isWithin(from: Temporal.Instant, to: Temporal.Instant | undefined) {
  return ({ at }: Booking): boolean => {
    const moment = Temporal.Instant.from(at);
    const isAfter = Temporal.Instant.compare(moment, from) >= 0;
    return isAfter && (to === undefined || Temporal.Instant.compare(moment, to) < 0);
  };
}

async function settleAll(site: ContractSite): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = await site.inUnit((ctx) => settleNext(ctx, site.settings));
  }
}

/** When bills of the unit are made and paid, and before any of the next unit are. */
function settledAt({ kind, config }: ContractVector): Temporal.Instant {
  const end = Temporal.Instant.from(config.periodEnd).toZonedDateTimeISO(config.tz);
  switch (kind) {
    case 'HOURLY':
      return end.add({ minutes: 11 }).toInstant();
    case 'REALTIME':
      return end.add({ seconds: settlingSeconds }).toInstant();
    case 'DAILY':
      return end.withPlainTime('12:00:01').toInstant();
    case 'DIVIDEND':
      return end.withPlainTime('15:00:01').toInstant();
  }
}

/** All bets of an event at once. */
async function takeBackAll(
  vector: ContractVector,
  site: ContractSite,
  event: { readonly bets: readonly string[]; readonly [name: string]: unknown },
): Promise<void> {
  const named = new Set(event.bets);
  const isNow = Object.values(event).includes('WALLET_NOW');
  const { clawback } = site.settings;
  const mode = isNow ? 'WALLET_NOW' : clawback.mode;
  await site.inUnit(async (ctx) => {
    for (const bet of vector.bets.filter(({ id }) => named.has(id))) {
      await takeBack(ctx, site, bet);
    }
  });
  await hearCorrections(site, { ...site.settings, clawback: { ...clawback, mode } });
}

/** The event of their booking is heard as the server hears it. */
async function hearCorrections(site: ContractSite, settings: ContractSettings): Promise<void> {
  // One event takes all of its bets back, so one computation hears of all of them.
  const rows: CorrectedRow[] = [];
  let at: string | undefined;
  await site.inUnit(async (ctx) => {
    await deliverEvents(workWithin(ctx), {
      'turnover.corrected': [
        (_, correction) => {
          rows.push(...correction.rows);
          at = correction.at;
          return Promise.resolve();
        },
      ],
    });
    if (at !== undefined) {
      await correctUnits(ctx, { at, rows }, settings);
    }
  });
}
