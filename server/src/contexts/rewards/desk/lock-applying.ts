import { assertDefined } from '@portal/money';
import type { ApprovalId, PromotionEntryId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { readWaitingApprovals } from '../../operators/index.ts';
import { refuseStanding } from '../bonuses/standing.ts';
import { giftMinor } from '../promotions/gift.ts';
import { type Entry, findEntry, lockEntry } from '../promotions/store-entries.ts';
import { findVersion } from '../promotions/store-promotions.ts';
import { findApplication } from '../promotions/store-queue.ts';

export interface Deciding {
  readonly id: PromotionEntryId;
  readonly decision: 'approve' | 'refuse';
  /** The request whose approval this is; no other decides while one waits. */
  readonly approvalId?: ApprovalId;
}

/**
 * An application that may be decided, locked. Refusals in order: `not_found`, those of the member's
 * standing for an approval, `promotion_status`, `approval_waiting`.
 */
export async function lockApplying(ctx: Ctx, deciding: Deciding): Promise<Entry> {
  const { id, decision, approvalId } = deciding;
  const found = await findEntry(ctx.tx, id);
  if (found === undefined) {
    throw new Refusal('not_found');
  }
  if (decision === 'approve') {
    await refuseStanding(ctx, found.memberId);
  }
  const entry = assertDefined(await lockEntry(ctx.tx, id), 'entries are never removed');
  if (entry.status !== 'APPLYING') {
    throw new Refusal('promotion_status', { status: entry.status });
  }
  const asked = (await findApplication(ctx.tx, id))?.approvalId ?? null;
  if (asked !== null && asked !== approvalId) {
    const waiting = await readWaitingApprovals(ctx, [asked]);
    if (waiting.has(asked)) {
      throw new Refusal('approval_waiting');
    }
  }
  return entry;
}

/** The terms that the member applied under, and what they give. */
export async function applyingGift(ctx: Ctx, entry: Entry) {
  const { promotionId, version } = entry;
  const terms = await findVersion(ctx.tx, { promotionId, version });
  const { offer, texts } = assertDefined(terms, 'an entry has its version');
  const amountMinor = entry.giftMinor ?? giftMinor(offer, entry.baseMinor ?? 0n, ctx.site.currency);
  return { offer, texts, amountMinor };
}
