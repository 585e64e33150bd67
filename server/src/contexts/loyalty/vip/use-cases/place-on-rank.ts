import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { memberNamed } from '../../../members/index.ts';
import { recordAct } from '../../../trail/index.ts';
import { readLadder } from '../ladder.ts';
import { refuseFlagged } from '../refuse-flagged.ts';
import { addToStandings, insertSteps, lockStanding, updateRank } from '../store-vip.ts';

/**
 * Puts a member on a rank by hand, with a new window, and keeps it there until a day where one is
 * named (agents-loyalty-money.md D3). Neither an upgrade gift nor that of a birthday comes of it:
 * those are for who got there by deposits and play.
 * Refuses `not_found`, `vip_rank_unknown`, `vip_lock_over`; nobody rises who may have no gifts.
 */
export async function placeOnRank(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly account: string;
    readonly rank: number;
    /** The last day of it; null for none. */
    readonly lockedUntil: string | null;
    readonly reason: string;
  },
): Promise<{ readonly fromRank: number }> {
  const { account, rank, lockedUntil, reason } = command;
  const member = await memberNamed(ctx, account);
  if (member === undefined || member.kind === 'trial') {
    throw new Refusal('not_found');
  }
  const ladder = await readLadder(ctx.tx);
  if (!ladder.some((level) => level.rank === rank)) {
    throw new Refusal('vip_rank_unknown');
  }
  const today = siteDay(ctx);
  if (lockedUntil !== null && lockedUntil < today) {
    throw new Refusal('vip_lock_over');
  }
  const { id: memberId } = member;
  const volumes = [{ memberId, depositMinor: 0n, validMinor: 0n }];
  await addToStandings(ctx.tx, { volumes, today });
  const fromRank = (await lockStanding(ctx.tx, memberId))?.rank ?? 0;
  if (rank > fromRank) {
    await refuseFlagged(ctx, memberId);
  }
  await updateRank(ctx.tx, { memberId, rank, lockedUntil, today });
  await recordAct(ctx, {
    action: 'vip.place',
    subject: { type: 'member', id: memberId },
    before: { rank: String(fromRank) },
    after: { rank: String(rank), until: lockedUntil ?? '' },
    reason,
  });
  await tellStep(ctx, { memberId, fromRank, toRank: rank });
  return { fromRank };
}

async function tellStep(
  ctx: Ctx,
  step: { readonly memberId: MemberId; readonly fromRank: number; readonly toRank: number },
): Promise<void> {
  if (step.fromRank === step.toRank) {
    return;
  }
  const at = ctx.clock.now();
  await insertSteps(ctx.tx, [{ id: ctx.ids.next('vst'), ...step, at, giftMinor: 0n }]);
  const payload = { ...step, giftMinor: '0', at: String(at) };
  await emit(ctx, { name: 'loyalty.rank_changed', payload });
}
