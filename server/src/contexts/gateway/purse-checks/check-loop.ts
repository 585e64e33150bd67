import type { Ctx } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import type { Loop } from '../../../platform/loops.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import { pullBets, type PullParts } from '../pulls/pull-bets.ts';
import type { PurseVendor } from '../transfers/ask-vendor.ts';
import { askTotal, askTransfers } from './ask-books.ts';
import { findOldestEnded, findPurseCheck, findWaitingFrom } from './store-checks.ts';
import { checkBalance } from './use-cases/check-balance.ts';
import { checkTransfers } from './use-cases/check-transfers.ts';

const restMilliseconds = 600_000;
/** Transfers are compared each hour (E8). */
const hourMinutes = 60;
/** What was made in the last minutes may still be on its way. */
const settlesMinutes = 10;
/** Their moments are not ours. */
const besideMinutes = 30;
const firstDays = 7;

/** Transfers and purses of every vendor that keeps some; one that is silent stops no other. */
export function purseCheckLoop(parts: PullParts): Loop {
  return {
    name: 'gateway_purse_checks',
    restMilliseconds,
    run: async () => {
      for (const { transferUrl, ...vendor } of await parts.vendors.purses()) {
        if (transferUrl !== undefined) {
          await checkPurses(parts, { ...vendor, transferUrl }).catch((error: unknown) => {
            const facts = { err: error, vendor: vendor.code };
            parts.log.error(facts, 'a vendor did not tell of its purses and is asked again');
          });
        }
      }
      return { isMore: false };
    },
  };
}

/**
 * Which ends of transfers are due to be compared, and from where on the vendor is asked; undefined
 * while no hour is over. Differences that wait are looked at again, those of the last days at
 * least; and a transfer may have been carried out long before it ended here.
 */
async function spanOf(
  ctx: Ctx,
  run: {
    readonly vendorCode: string;
    readonly comparedTo: Temporal.Instant | null;
    readonly to: Temporal.Instant;
  },
) {
  const { vendorCode, to } = run;
  const since = to.subtract({ hours: 24 * firstDays });
  const comparedTo = run.comparedTo ?? since;
  if (Temporal.Instant.compare(comparedTo.add({ minutes: hourMinutes }), to) > 0) {
    return undefined;
  }
  const waitingFrom = await findWaitingFrom(ctx.tx, { vendorCode, since });
  const from = earlier(comparedTo, waitingFrom);
  const madeAt = await findOldestEnded(ctx.tx, { vendorCode, from, to });
  return { from, askedFrom: earlier(from, madeAt).subtract({ minutes: besideMinutes }) };
}

function earlier(moment: Temporal.Instant, other: Temporal.Instant | null): Temporal.Instant {
  return other !== null && Temporal.Instant.compare(other, moment) < 0 ? other : moment;
}

/** What is due at a vendor, asked beside every transaction. Throws when it does not answer. */
export async function checkPurses(parts: PullParts, vendor: PurseVendor): Promise<void> {
  const { work, clock } = parts;
  const { code: vendorCode } = vendor;
  const to = clock.now().subtract({ minutes: settlesMinutes });
  const { check, span, day, currency } = await work.run(
    systemUnit('purse_checks_due'),
    async (ctx) => {
      const standing = await findPurseCheck(ctx.tx, vendorCode);
      return {
        check: standing,
        span: await spanOf(ctx, { vendorCode, comparedTo: standing.transfersTo, to }),
        day: siteDay(ctx),
        currency: ctx.site.currency,
      };
    },
  );
  if (span !== undefined) {
    const { from } = span;
    const theirs = await askTransfers(vendor, { from: span.askedFrom, to: clock.now() });
    await work.run(systemUnit('purse_transfers_check'), (ctx) =>
      checkTransfers(ctx, { vendorCode, from, to, theirs }),
    );
  }
  if (check.balanceDay !== day) {
    const { reportUrl } = vendor;
    const pulled =
      reportUrl === undefined ? undefined : await pullBets(parts, { ...vendor, reportUrl });
    const theirsMinor = await askTotal(vendor, currency);
    await work.run(systemUnit('purse_balance_check'), (ctx) =>
      checkBalance(ctx, { vendorCode, theirsMinor, openMinor: pulled?.openMinor }),
    );
  }
}
