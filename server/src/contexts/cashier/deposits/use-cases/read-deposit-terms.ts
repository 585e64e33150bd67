import type { DepositId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { depositLeft, type DepositLeft, lookAtPlayers } from '../../../limits/index.ts';
import type { CashierRules } from '../../rules.ts';
import { mostOf } from '../../peers/meet-peer.ts';
import { peersOf } from '../../peers/find-peer.ts';
import { peers } from '../../peers/peers.ts';
import type { CashierSettings } from '../../settings.ts';
import type { OfferedChannel } from '../channels.ts';
import type { DepositPromotions } from '../chosen-promotion.ts';
import { channelsFor } from '../offered-to.ts';
import { selectOpenDeposits, sumDeposits } from '../store-deposits.ts';
import { withOpenDeposits } from '../with-open-deposits.ts';
import { hasToChoose, startOfDay } from './create-deposit.ts';

export interface DepositTerms {
  readonly channels: readonly (OfferedChannel & {
    readonly leftMinor: bigint;
    readonly openId: DepositId | undefined;
  })[];
  readonly asksForLimit: boolean;
  /** By the member's own limits. */
  readonly ownLimit: DepositLeft | undefined;
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
  const carried = await withOpenDeposits(ctx, players, { memberIds: [memberId] });
  const channels = await channelsFor(ctx, rules);
  const open = await selectOpenDeposits(ctx.tx, memberId);
  const sums = await sumDeposits(ctx.tx, { memberId, since: startOfDay(ctx) });
  return {
    channels: (await offeredOf(ctx, channels, settings)).map((channel) => {
      const left = channel.dailyMinor - (sums.today.get(channel.code) ?? 0n);
      const openId = open.find((order) => order.channel === channel.code)?.id;
      return { ...channel, leftMinor: left > 0n ? left : 0n, openId };
    }),
    ownLimit: depositLeft(ctx, carried, memberId),
    asksForLimit: hasToChoose(ctx, players, sums),
    turnoverMultiple: settings.deposit.turnoverMultiple,
    promotions: await rules.ports.promotions.offered(ctx, { creditedBefore: sums.credited }),
  };
}

/** Other members only while one waits, with amounts that pay one to the last unit. */
async function offeredOf(
  ctx: Ctx<MemberActor>,
  channels: readonly OfferedChannel[],
  settings: CashierSettings,
): Promise<readonly OfferedChannel[]> {
  const offered: OfferedChannel[] = [];
  for (const channel of channels) {
    const shown = channel.provider === peers ? await ofPeers(ctx, channel, settings) : channel;
    if (shown !== undefined) {
      offered.push(shown);
    }
  }
  return offered;
}

const mostQuick = 4;

async function ofPeers(
  ctx: Ctx<MemberActor>,
  channel: OfferedChannel,
  settings: CashierSettings,
): Promise<OfferedChannel | undefined> {
  const { leastMinor } = settings.peers;
  const waiting = await peersOf(ctx, channel.kind);
  const mostMinor = mostOf(waiting, settings.peers);
  const amounts = new Set(waiting.map(({ unassignedMinor }) => unassignedMinor));
  const quickMinor = [...amounts].filter((minor) => minor >= leastMinor && minor <= mostMinor);
  return mostMinor < leastMinor
    ? undefined
    : { ...channel, leastMinor, mostMinor, quickMinor: quickMinor.slice(0, mostQuick) };
}
