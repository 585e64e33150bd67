import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CuttingProxy } from '@portal/server/test/cutting-proxy.ts';
import { type DialectName, dialectNames } from '@portal/vendors';
import pg from 'pg';
import type { Seat } from '../../load/vendor-seats.ts';
import type { Verdict } from '../verdict.ts';
import { weighedBookFaults } from '../weighed-books.ts';
import { judgeWallet } from './judge.ts';
import { playRound, type Table, type VendorBook } from './play-round.ts';
import { openWalletSite, type VendorHouse, type WalletSite } from './wallet-site.ts';

const players = 40;
const lanes = 24;
const cashMinor = 10n ** 8n;
const graceSeconds = 60;
const longestLifeMs = 8000;
const moments = ['before', 'during', 'after'] as const;

/**
 * R110 to R112: vendors that repeat, reorder and hang up, one in each dialect and all at the same
 * time, while the connection of the server to its database is cut at COMMIT and the database is
 * killed. The vendors' own books are the referee, each of its own dialect.
 */
export async function walletRun(
  seconds: number,
  dialects: readonly DialectName[] = dialectNames,
): Promise<readonly Verdict[]> {
  const site = await openWalletSite({ dialects, players, cashMinor });
  const untilMs = performance.now() + seconds * 1000;
  const giveUpAt = untilMs + graceSeconds * 1000;
  const { currency, proxy } = site;
  const books = site.houses.map((house) => ({ ...house, book: openBook() }));
  const lanesEach = Math.ceil(lanes / dialects.length);
  const [databaseKills] = await Promise.all([
    killDatabase(site, { untilMs, lifeMs: Math.min(longestLifeMs, (seconds * 1000) / 2) }),
    cutAtCommits(proxy, untilMs),
    ...books.flatMap(({ line, seats, book }) => {
      const table = { line, book, currency, giveUpAt };
      return Array.from({ length: lanesEach }, () => play(table, seats, untilMs));
    }),
  ]);
  await site.stopServer();
  const verdicts = await judgeAll(site.url, books, { databaseKills, cutsAtCommit: proxy.cuts });
  await site.close();
  return verdicts;
}

async function judgeAll(
  url: string,
  houses: readonly (VendorHouse & { readonly book: VendorBook })[],
  notes: Readonly<Record<string, number>>,
): Promise<readonly Verdict[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const faults = await weighedBookFaults(url, pool);
  const verdicts: Verdict[] = [];
  for (const { vendor, seats, book } of houses) {
    verdicts.push(await judgeWallet(pool, { vendor, book, seats, cashMinor, faults, notes }));
  }
  await pool.end();
  return verdicts;
}

function openBook(): VendorBook {
  return {
    ended: new Map(),
    byPlayer: new Map(),
    faults: [],
    durations: [],
    counts: {
      commands: 0,
      duplicates: 0,
      reordered: 0,
      lostAnswers: 0,
      retries: 0,
      unresolved: 0,
      wrongClass: 0,
    },
  };
}

async function play(table: Table, seats: readonly Seat[], untilMs: number): Promise<void> {
  while (performance.now() < untilMs) {
    const seat = seats[randomInt(seats.length)];
    if (seat !== undefined) {
      await playRound(table, seat, randomUUID());
    }
  }
}

async function cutAtCommits(proxy: CuttingProxy, untilMs: number): Promise<void> {
  while (performance.now() < untilMs) {
    proxy.cutAtCommit(1 + randomInt(10), moments[randomInt(moments.length)] ?? 'after');
    await pause(randomInt(50, 300));
  }
  proxy.spare();
}

/** A database lives for between half of `lifeMs` and all of it. */
async function killDatabase(
  site: WalletSite,
  { untilMs, lifeMs }: { readonly untilMs: number; readonly lifeMs: number },
): Promise<number> {
  let kills = 0;
  for (;;) {
    await pause(randomInt(Math.floor(lifeMs / 2), Math.ceil(lifeMs)));
    if (performance.now() > untilMs) {
      return kills;
    }
    try {
      process.kill(site.databasePid(), 'SIGKILL');
      kills += 1;
    } catch {
      // It is between two lives.
    }
  }
}
