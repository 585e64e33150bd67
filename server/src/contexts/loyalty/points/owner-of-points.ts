import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Member, readMember } from '../../members/index.ts';

/** Refuses `not_found`, also for a trial account, which has no points. */
export async function ownerOfPoints(ctx: Ctx, memberId: MemberId): Promise<Member> {
  const member = await readMember(ctx, memberId);
  if (member.kind === 'trial') {
    throw new Refusal('not_found');
  }
  return member;
}
