import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { jurisdictionOf } from './jurisdictions.ts';
import { findProvenAt } from './store-desk.ts';

/** Whether deposits and play wait here until name, address and birth date are proven (R18). */
export function isVerifiedFirst({ site }: Pick<Ctx, 'site'>): boolean {
  return jurisdictionOf(site.jurisdiction).isVerifiedFirst;
}

/** When that was proven of a member, by papers or by the word of an operator. */
export function provenAt(ctx: Ctx, memberId: MemberId): Promise<Temporal.Instant | null> {
  return findProvenAt(ctx.tx, memberId);
}
