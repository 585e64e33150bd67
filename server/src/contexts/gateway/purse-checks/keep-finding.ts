import { isCurrencyCode } from '@portal/money';
import { isIdOf, type VendorFindingKind } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { insertFinding } from '../days/store-findings.ts';

interface Amount {
  readonly amountMinor: bigint;
}

/** A difference about purses becomes one finding of the work list, as one about a bet does. */
export async function keepPurseFinding(
  ctx: Ctx,
  difference: {
    readonly vendorCode: string;
    readonly day: string;
    readonly kind: VendorFindingKind;
    readonly reference: string;
    readonly memberId: string;
    readonly currency: string;
    readonly ours: Amount | undefined;
    readonly theirs: Amount | undefined;
    readonly comparedFrom?: Temporal.Instant;
  },
): Promise<void> {
  const { vendorCode, day, kind, reference: txId, memberId, currency } = difference;
  const { comparedFrom } = difference;
  await insertFinding(ctx.tx, {
    id: ctx.ids.next('vfd'),
    vendorCode,
    day,
    kind,
    txId,
    isPrize: false,
    roundId: '',
    memberId: isIdOf('mbr', memberId) ? memberId : null,
    currency: isCurrencyCode(currency) ? currency : ctx.site.currency,
    ours: sideOf(difference.ours),
    theirs: sideOf(difference.theirs),
    at: ctx.clock.now(),
    ...(comparedFrom !== undefined && { comparedFrom }),
  });
}

function sideOf(amount: Amount | undefined) {
  return amount && { state: 'SETTLED' as const, stakeMinor: amount.amountMinor, payoutMinor: 0n };
}
