import type { DepositId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { lookAtPlayers } from '../../../limits/index.ts';
import type { CashierRules } from '../../rules.ts';
import { everyChannel, isOffered, type OfferedChannel } from '../channels.ts';
import type { DepositPromotions } from '../chosen-promotion.ts';
import { selectOpenDeposits, sumDeposits } from '../store-deposits.ts';
import { hasToChoose, startOfDay } from './create-deposit.ts';

export interface DepositTerms {
  readonly channels: readonly (OfferedChannel & {
    readonly leftMinor: bigint;
    readonly openId: DepositId | undefined;
  })[];
  readonly asksForLimit: boolean;
  readonly turnoverMultiple: number;
  readonly promotions: Awaited<ReturnType<DepositPromotions['offered']>>;
}

export async function readDepositTerms(
  ctx: Ctx<MemberActor>,
  rules: CashierRules,
): Promise<DepositTerms> {
  const settings = rules.settings();
  const memberId = ctx.actor.id;
  const players = await lookAtPlayers(ctx, [memberId]);
  const channels = await everyChannel(ctx, settings.deposit);
  const open = await selectOpenDeposits(ctx.tx, memberId);
  const sums = await sumDeposits(ctx.tx, { memberId, since: startOfDay(ctx) });
  return {
    channels: channels.filter(isOffered).map((channel) => {
      const left = channel.dailyMinor - (sums.today.get(channel.code) ?? 0n);
      const openId = open.find((order) => order.channel === channel.code)?.id;
      return { ...channel, leftMinor: left > 0n ? left : 0n, openId };
    }),
    asksForLimit: hasToChoose(ctx, players, sums),
    turnoverMultiple: settings.deposit.turnoverMultiple,
    promotions: await rules.ports.promotions.offered(ctx, { creditedBefore: sums.credited }),
  };
}
