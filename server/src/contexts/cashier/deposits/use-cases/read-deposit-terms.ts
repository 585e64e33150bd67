import type { DepositId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { lookAtPlayers } from '../../../limits/index.ts';
import type { CashierSettings } from '../../settings.ts';
import { everyChannel, isOffered, type OfferedChannel } from '../channels.ts';
import { selectOpenDeposits, sumDeposits } from '../store-deposits.ts';
import { hasToChoose, startOfDay } from './create-deposit.ts';

export interface DepositTerms {
  readonly channels: readonly (OfferedChannel & {
    readonly leftMinor: bigint;
    readonly openId: DepositId | undefined;
  })[];
  readonly asksForLimit: boolean;
  readonly turnoverMultiple: number;
}

export async function readDepositTerms(
  ctx: Ctx<MemberActor>,
  settings: CashierSettings,
): Promise<DepositTerms> {
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
  };
}
