import { isIdOf, type MemberId, type RewardId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { type DomainEvents, emit } from '../../../../platform/outbox.ts';
import { lockAndLook } from '../../../wallet/index.ts';
import { shareOf } from '../giving-up.ts';
import { readShares } from '../open-shares.ts';
import { settleBonus } from '../settle-bonus.ts';
import {
  lockReward,
  type OverdueReward,
  selectEndedOf,
  selectUnreckoned,
} from '../store-rewards.ts';
import { cashOf } from '../take-reward.ts';

declare module '../../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A bonus that is over was reckoned again, and its member has more or less of it. */
    readonly 'rewards.bonus_reckoned': {
      readonly memberId: MemberId;
      readonly rewardId: RewardId;
      /** What went to the house or is owed to it; below 0 for what came again. */
      readonly movedMinor: string;
      readonly currency: string;
      readonly at: string;
    };
  }
}

const reckonedAtOnce = 500;

/** A result that is changed later changes nothing of a bonus that is over any more. */
const daysOpen = 90;

/**
 * Bonuses that ended before all of their play had a result are reckoned again with what has come
 * since, until nothing of it waits any more (agents-loyalty-money.md D8).
 */
export async function reckonBonuses(ctx: Ctx): Promise<void> {
  const due = await selectUnreckoned(ctx.tx, { now: ctx.clock.now(), limit: reckonedAtOnce });
  for (const row of due) {
    await reckonOne(ctx, row);
  }
}

/** The same of bonuses that are over when a result of their play was taken back or changed. */
export async function reckonCorrected(
  ctx: Ctx,
  { rows }: Pick<DomainEvents['turnover.corrected'], 'rows'>,
): Promise<void> {
  const bets = rows.flatMap(({ memberId, bookedAt }) =>
    isIdOf('mbr', memberId) ? [{ memberId, at: Temporal.Instant.from(bookedAt) }] : [],
  );
  const endedSince = ctx.clock.now().subtract({ hours: 24 * daysOpen });
  for (const row of await selectEndedOf(ctx.tx, { bets, endedSince })) {
    await reckonOne(ctx, row);
  }
}

async function reckonOne(ctx: Ctx, { id, memberId }: OverdueReward): Promise<void> {
  const account = { account: cashOf(memberId), currency: ctx.site.currency };
  await lockAndLook(ctx, { accounts: [account], debts: [] });
  const reward = await lockReward(ctx.tx, id);
  if (reward === undefined || reward.state === 'OPEN' || reward.endEntryId === null) {
    return;
  }
  const shares = await readShares(ctx, { memberId, ended: id });
  const movedMinor = await settleBonus(ctx, shareOf(shares, reward), shares);
  if (movedMinor !== 0n) {
    const { currency } = reward;
    const told = { movedMinor: String(movedMinor), currency, at: String(ctx.clock.now()) };
    await emit(ctx, {
      name: 'rewards.bonus_reckoned',
      payload: { memberId, rewardId: id, ...told },
    });
  }
}
