import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { moneyHold } from '../../identity/index.ts';
import { standingNow } from './standing.ts';

export type MemberHold =
  | { readonly reason: 'account_stopped' }
  | {
      readonly reason: 'money_held';
      readonly since: Temporal.Instant;
      readonly until: Temporal.Instant;
    };

/**
 * What stands against paying a member now, though it was approved before: a stop, or the day after
 * a change by which somebody else may have taken the account over (agents-loyalty-money.md E5, H).
 */
export async function memberHold(ctx: Ctx, memberId: MemberId): Promise<MemberHold | undefined> {
  if ((await standingNow(ctx, memberId))?.ok === false) {
    return { reason: 'account_stopped' };
  }
  const hold = await moneyHold(ctx, memberId);
  return hold === undefined
    ? undefined
    : { reason: 'money_held', since: hold.beganAt, until: hold.endsAt };
}
