import type { LimitPeriod, MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { rulesOf } from './door.ts';
import { leftNow } from './limit-refusal.ts';
import type { Players } from './player.ts';

/** What a member may still pay in by the own limits; minor units. */
export interface DepositLeft {
  readonly leftMinor: bigint;
  readonly period: LimitPeriod;
}

/** By the tightest limit on deposits that the member has (R4); undefined without any. */
export function depositLeft(
  ctx: Ctx,
  players: Players,
  memberId: MemberId,
): DepositLeft | undefined {
  const player = players.get(memberId);
  const limits = player?.limits.filter(({ kind }) => kind === 'deposit') ?? [];
  if (player === undefined) {
    return undefined;
  }
  return limits
    .map((limit) => ({ leftMinor: leftNow(rulesOf(ctx), player, limit), period: limit.period }))
    .toSorted((line, other) => Number(line.leftMinor - other.leftMinor))[0];
}
