import type { Ctx } from '../../../../platform/context.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { agreeFindings } from '../../days/store-findings.ts';
import { compareTransfers, type TheirTransfer, transferDifferences } from '../compare-transfers.ts';
import { keepPurseFinding } from '../keep-finding.ts';
import { putTransferCheck, selectTransfersEnded, selectTransfersNamed } from '../store-checks.ts';

/**
 * Holds the transfers that a vendor tells of against those of ours that ended in a span; each
 * difference becomes one finding. What was found before in this span and differs no more ends by
 * itself; what lies before it waits. The vendor may tell of others too, because its moments are not
 * ours. Answers how many differ. Nothing here moves money.
 */
export async function checkTransfers(
  ctx: Ctx,
  check: {
    readonly vendorCode: string;
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
    readonly theirs: readonly TheirTransfer[];
  },
): Promise<number> {
  const { vendorCode, theirs, from, to } = check;
  const ended = await selectTransfersEnded(ctx.tx, check);
  const ids = theirs.map(({ reference }) => reference);
  const named = await selectTransfersNamed(ctx.tx, { vendorCode, ids });
  const sought = new Set(ended.map(({ id }) => id));
  const differences = compareTransfers({ ours: [...ended, ...named], sought, theirs });
  const day = siteDay(ctx);
  for (const { kind, reference, ours, theirs: far } of differences) {
    const one = far ?? ours;
    const { memberId = '', currency = ctx.site.currency } = one ?? {};
    const comparedFrom = ours?.madeAt ?? from;
    const found = { vendorCode, day, kind, reference, memberId, currency, comparedFrom };
    await keepPurseFinding(ctx, { ...found, ours, theirs: far });
  }
  await agreeFindings(ctx.tx, {
    vendorCode,
    of: { from },
    kinds: transferDifferences,
    differences: differences.map(({ kind, reference: txId }) => ({ kind, txId, isPrize: false })),
    at: ctx.clock.now(),
  });
  await putTransferCheck(ctx.tx, { vendorCode, transfersTo: to });
  return differences.length;
}
