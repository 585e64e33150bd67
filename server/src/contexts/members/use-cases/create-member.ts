import type { Ctx } from '../../../platform/context.ts';
import type { NewMember } from '../store.ts';
import { insertMember } from '../store.ts';

const shownDigits = 4;

/**
 * What others may see of somebody who chose no nickname. An account that is a mobile number shows
 * its end, since nobody put the whole number in a chat by registering.
 */
function firstNickname(account: string): string {
  return account.startsWith('+') ? `user${account.slice(-shownDigits)}` : account;
}

/** Writes the profile of a member whose credential was created in the same transaction. */
export async function createMember(
  ctx: Ctx,
  member: Omit<NewMember, 'registeredAt' | 'nickname'>,
): Promise<void> {
  await insertMember(ctx.tx, {
    ...member,
    nickname: firstNickname(member.account),
    registeredAt: ctx.clock.now(),
  });
}
