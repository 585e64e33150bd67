import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { setFlag } from '../../../limits/index.ts';
import { recordEvents } from '../../../trail/index.ts';
import { verificationOf } from '../standing.ts';
import { upsertDemand } from '../store-demands.ts';

/** Who asked, where it was nobody. */
const askedBy = 'site';

/**
 * The site itself asks for papers because of an amount (R19): for identity, then for an address,
 * and where both stand for papers of the address anew. Money out waits until an operator has
 * decided. The caller holds the lock of the member's account.
 */
export async function demandPapers(
  ctx: Ctx,
  demand: {
    readonly memberId: MemberId;
    /** What was added up, for whoever decides. */
    readonly reason: string;
    readonly facts: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const { memberId, reason, facts } = demand;
  const { proofs } = await verificationOf(ctx, memberId);
  const kind = proofs.find(({ stands }) => !stands)?.kind ?? 'address';
  await setFlag(ctx, { memberId, flag: 'KYC_PENDING', reason });
  const asked = { cause: 'amount', reason, askedAt: ctx.clock.now(), askedBy } as const;
  await upsertDemand(ctx.tx, { memberId, kind, ...asked });
  await recordEvents(ctx, {
    action: 'kyc.demand',
    subject: { type: 'member', id: memberId },
    after: { kind, cause: 'amount', ...facts },
  });
}
