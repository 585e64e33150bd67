import type { LimitKind, LimitPeriod, MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { moneyFact } from '../trail/index.ts';
import type { Players } from './player.ts';

/** A limit as the trail names it; the amount is empty where there is none. */
export function limitFacts(
  ctx: Pick<Ctx, 'site'>,
  limit: {
    readonly kind: LimitKind;
    readonly period: LimitPeriod;
    readonly amount: bigint | null;
  },
): Readonly<Record<string, string>> {
  const { kind, period, amount } = limit;
  return { kind, period, amount: amount === null ? '' : told(ctx, kind, amount) };
}

function told(ctx: Pick<Ctx, 'site'>, kind: LimitKind, amount: bigint): string {
  return kind === 'session' ? `${amount} min` : moneyFact(ctx, amount);
}

/** What stood before, by the look that a change begins with. */
export function limitBefore(
  ctx: Pick<Ctx, 'site'>,
  players: Players,
  key: { readonly memberId: MemberId; readonly kind: LimitKind; readonly period: LimitPeriod },
): Readonly<Record<string, string>> {
  const { memberId, kind, period } = key;
  const held = players
    .get(memberId)
    ?.limits.find((limit) => limit.kind === kind && limit.period === period);
  return limitFacts(ctx, { kind, period, amount: held?.amount ?? null });
}
