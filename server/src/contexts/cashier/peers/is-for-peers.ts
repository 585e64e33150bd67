import type { MemberId, PayoutKind } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { openDemands } from '../../kyc/index.ts';
import type { PeerSettings } from '../settings.ts';
import { memberHold } from '../withdrawals/member-hold.ts';
import { isFitForPeers } from './may-pay-peers.ts';

/** What is large enough, of a member who is fit for it, not stopped, and owes no papers (R19). */
export async function isForPeers(
  ctx: Ctx,
  order: {
    readonly kind: PayoutKind;
    readonly memberId: MemberId;
    readonly amountMinor: bigint;
  },
  { leastMinor }: PeerSettings,
): Promise<boolean> {
  const { kind, memberId, amountMinor } = order;
  return (
    kind !== 'CRYPTO' &&
    amountMinor >= leastMinor &&
    (await isFitForPeers(ctx, memberId)) &&
    (await openDemands(ctx, memberId)) === 0 &&
    (await memberHold(ctx, memberId)) === undefined
  );
}
