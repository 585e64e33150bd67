import type { Ctx } from '../../../platform/context.ts';
import type { NewMember } from '../store.ts';
import { insertMember } from '../store.ts';

/** Writes the profile of a member whose credential was created in the same transaction. */
export async function createMember(
  ctx: Ctx,
  member: Omit<NewMember, 'registeredAt' | 'nickname'>,
): Promise<void> {
  await insertMember(ctx.tx, {
    ...member,
    nickname: member.account,
    registeredAt: ctx.clock.now(),
  });
}
