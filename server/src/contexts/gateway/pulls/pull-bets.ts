import type { Logger } from 'pino';
import { isCurrencyCode } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import type { Clock, Ctx } from '../../../platform/context.ts';
import type { Loop } from '../../../platform/loops.ts';
import { systemUnit, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { bookPulledBets, type PulledBet } from '../../bets/index.ts';
import type { Catalogue, Snapshot } from '../../catalog/index.ts';
import { askDay, type ReportingVendor } from '../days/ask-day.ts';
import type { TheirBet } from '../days/compare-bets.ts';
import { productOf } from '../product-of.ts';
import { selectPlayersAmong } from '../store-sessions.ts';
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
  readonly booked: number;
  readonly openMinor: bigint;
}

/** At most five minutes old (E8), also where one asking fails. */
const restMilliseconds = 60_000;
/** What was placed in the last moments may not stand in the books of the vendor yet. */
const overlapMinutes = 10;
/** A bet that is open for longer is one of the daily comparison. */
const longestDays = 14;
const atOnce = 200;
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
 * Asks a vendor for the bets since the last time, and again for those that had no result then, and
 * keeps what is over. Answers how many were new, and what
 * of stakes waits for a result. Throws when the vendor does not answer.
 */
export async function pullBets(parts: PullParts, vendor: ReportingVendor): Promise<Pulled> {
  const { work, clock, catalogue } = parts;
  const { code: vendorCode } = vendor;
  const last = await work.run(systemUnit('vendor_pull_from'), (ctx) =>
    findPull(ctx.tx, vendorCode),
  );
  const to = clock.now();
  const { theirs } = await askDay(vendor, { from: startOf(to, last), to });
  const open = theirs.filter(({ state }) => state === 'OPEN');
  const over = theirs.filter(({ state }) => state === 'SETTLED');
  const snapshot = await catalogue.current();
  let booked = 0;
  for (let at = 0; at < over.length; at += atOnce) {
    const part = over.slice(at, at + atOnce);
    booked += await work.run(systemUnit('vendor_pull'), (ctx) =>
      bookPart(ctx, { vendorCode, snapshot, bets: part }),
    );
  }
  const [openFrom = null] = open.map(({ placedAt }) => placedAt).toSorted(byTime);
  await work.run(systemUnit('vendor_pull_to'), (ctx) =>
    putPull(ctx.tx, { vendorCode, pulledTo: to, openFrom }),
  );
  const openMinor = open.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  return { booked, openMinor };
}

function startOf(now: Temporal.Instant, last: Awaited<ReturnType<typeof findPull>>) {
  const earliest = now.subtract({ hours: 24 * longestDays });
  const overlap = last?.pulledTo.subtract({ minutes: overlapMinutes }) ?? earliest;
  const open = last?.openFrom ?? overlap;
  const [first = earliest] = [overlap, open].toSorted(byTime);
  return Temporal.Instant.compare(first, earliest) < 0 ? earliest : first;
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
): Promise<number> {
  const members = new Set<string>(
    await selectPlayersAmong(ctx.tx, vendorCode, [...new Set(bets.map((bet) => bet.memberId))]),
  );
  const pulled = bets.flatMap((bet): readonly PulledBet[] => {
    const { memberId, gameCode = '', currency, balanceMinor = 0n } = bet;
    const game = snapshot.byCode.get(`${vendorCode} ${gameCode}`);
    const isOurs = isIdOf('mbr', memberId) && members.has(memberId);
    return !isOurs || game === undefined || !isCurrencyCode(currency)
      ? []
      : [{ ...bet, memberId, gameCode, currency, balanceMinor, category: productOf(game) }];
  });
  const provider = `vendor:${vendorCode}`;
  return pulled.length === 0 ? 0 : bookPulledBets(ctx, { provider, bets: pulled });
}
