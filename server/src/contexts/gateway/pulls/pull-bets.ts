import type { Logger } from 'pino';
import { isCurrencyCode } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import type { Clock, Ctx } from '../../../platform/context.ts';
import type { Loop } from '../../../platform/loops.ts';
import { systemUnit, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { bookPulledBets, noOrigin, type PulledBet, unbookedPulls } from '../../bets/index.ts';
import type { Catalogue, Snapshot } from '../../catalog/index.ts';
import { askDay, type ReportingVendor } from '../days/ask-day.ts';
import { isWithin, type TheirBet } from '../days/compare-bets.ts';
import { betTerms } from '../callbacks/bet-terms.ts';
import { productOf } from '../product-of.ts';
import { selectLaunchOrigins, selectPlayersAmong } from '../store-sessions.ts';
import type { VendorBook } from '../vendor-book.ts';
import { findPull, putPull } from './store-pulls.ts';

export interface PullParts {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly log: Logger;
  readonly vendors: VendorBook;
  readonly catalogue: Catalogue;
}

interface Pulled {
  /** How many bets were new, or are otherwise than before. */
  readonly booked: number;
  /** Stakes that wait for a result, and that nobody here could book. */
  readonly openMinor: bigint;
}

/** At most five minutes old (E8), also where one asking fails. */
const restMilliseconds = 60_000;
/** What was placed in the last moments may not stand in the books of the vendor yet. */
const overlapMinutes = 10;
/** A bet that is open for longer is one of the daily comparison. */
const longestDays = 14;
/** What a vendor changes of results is looked for this far back, each hour. */
const revisedHours = 48;
const atOnce = 200;
const hourMs = 3_600_000;
const byTime = (left: Temporal.Instant, right: Temporal.Instant) =>
  Temporal.Instant.compare(left, right);

/** Takes over what was played in purses, vendor by vendor; one that is silent stops no other. */
export function pullLoop(parts: PullParts): Loop {
  return {
    name: 'gateway_pull_bets',
    restMilliseconds,
    run: async () => {
      for (const { reportUrl, ...vendor } of await parts.vendors.purses()) {
        if (reportUrl !== undefined) {
          await pullBets(parts, { ...vendor, reportUrl }).catch((error: unknown) => {
            const facts = { err: error, vendor: vendor.code };
            parts.log.error(facts, 'a vendor did not tell what was played in its purses');
          });
        }
      }
      return { isMore: false };
    },
  };
}

/**
 * Asks a vendor for the bets since the last time, and again for those that had no result then; each
 * hour also for those of the last days, and once a day for all that may still change, because a
 * result can be taken back. Keeps what is new of them. Throws when the vendor does not answer.
 */
export async function pullBets(parts: PullParts, vendor: ReportingVendor): Promise<Pulled> {
  const { work, clock, catalogue } = parts;
  const { code: vendorCode } = vendor;
  const last = await work.run(systemUnit('vendor_pull_from'), (ctx) =>
    findPull(ctx.tx, vendorCode),
  );
  const to = clock.now();
  const span = { from: startOf(to, last), to };
  const told = await askDay(vendor, span);
  const theirs = told.theirs.filter((bet) => isWithin(bet, span));
  const snapshot = await catalogue.current();
  let booked = 0;
  let openMinor = 0n;
  for (let at = 0; at < theirs.length; at += atOnce) {
    const part = theirs.slice(at, at + atOnce);
    const done = await work.run(systemUnit('vendor_pull'), (ctx) =>
      bookPart(ctx, { vendorCode, snapshot, bets: part }),
    );
    booked += done.booked;
    openMinor += done.openMinor;
  }
  const open = theirs.filter(({ state }) => state === 'OPEN');
  const [openFrom = null] = open.map(({ placedAt }) => placedAt).toSorted(byTime);
  await work.run(systemUnit('vendor_pull_to'), (ctx) =>
    putPull(ctx.tx, { vendorCode, pulledTo: to, openFrom }),
  );
  return { booked, openMinor };
}

function startOf(now: Temporal.Instant, last: Awaited<ReturnType<typeof findPull>>) {
  const earliest = now.subtract({ hours: 24 * longestDays });
  const overlap = last?.pulledTo.subtract({ minutes: overlapMinutes }) ?? earliest;
  const open = last?.openFrom ?? overlap;
  const [first = earliest] = [overlap, open, revisedFrom(now, last)].toSorted(byTime);
  return Temporal.Instant.compare(first, earliest) < 0 ? earliest : first;
}

/** In the first pull of an hour, and of a day, from further back. */
function revisedFrom(now: Temporal.Instant, last: Awaited<ReturnType<typeof findPull>>) {
  const unitOf = (moment: Temporal.Instant | undefined, milliseconds: number) =>
    moment && Math.floor(moment.epochMilliseconds / milliseconds);
  const isFirstOf = (milliseconds: number) =>
    unitOf(last?.pulledTo, milliseconds) !== unitOf(now, milliseconds);
  const hours = isFirstOf(24 * hourMs) ? 24 * longestDays : isFirstOf(hourMs) ? revisedHours : 0;
  return now.subtract({ hours });
}

/** What names nobody of ours, or no game, stays a difference of the day (rule 22). */
async function bookPart(
  ctx: Ctx,
  {
    vendorCode,
    snapshot,
    bets,
  }: {
    readonly vendorCode: string;
    readonly snapshot: Snapshot;
    readonly bets: readonly TheirBet[];
  },
): Promise<Pulled> {
  const members = new Set<string>(
    await selectPlayersAmong(ctx.tx, vendorCode, [...new Set(bets.map((bet) => bet.memberId))]),
  );
  const read = bets.map((bet) => pulledBet(bet, { vendorCode, snapshot, members }));
  const openMinor = bets
    .filter(({ state }, place) => state === 'OPEN' && read[place] === undefined)
    .reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  const provider = `vendor:${vendorCode}`;
  const ours = read.filter((bet) => bet !== undefined);
  const news = await unbookedPulls(ctx, { provider, bets: ours });
  if (news.length === 0) {
    return { booked: 0, openMinor };
  }
  const origins = await selectLaunchOrigins(ctx.tx, vendorCode, news);
  const byPlace = new Map(origins.map(({ place, ...origin }) => [place, origin]));
  const placed = news.map((bet, place) => ({ ...bet, origin: byPlace.get(place) ?? noOrigin }));
  return { booked: await bookPulledBets(ctx, { provider, bets: placed }), openMinor };
}

function pulledBet(
  { terms, ...bet }: TheirBet,
  vendor: {
    readonly vendorCode: string;
    readonly snapshot: Snapshot;
    readonly members: ReadonlySet<string>;
  },
): PulledBet | undefined {
  const { memberId, gameCode = '', currency } = bet;
  const game = vendor.snapshot.byCode.get(`${vendor.vendorCode} ${gameCode}`);
  const isOurs = isIdOf('mbr', memberId) && vendor.members.has(memberId);
  return !isOurs || game === undefined || !isCurrencyCode(currency)
    ? undefined
    : {
        ...bet,
        memberId,
        gameCode,
        currency,
        category: productOf(game),
        terms: terms && betTerms(terms),
      };
}
