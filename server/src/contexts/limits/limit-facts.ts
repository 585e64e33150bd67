import type { LimitKind, LimitPeriod, MemberId } from '@portal/protocol';
import type { Players } from './player.ts';

/** A limit as the trail names it; the amount is empty where there is none. */
export function limitFacts(limit: {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: bigint | null;
}): Readonly<Record<string, string>> {
  const { kind, period, amount } = limit;
  return { kind, period, amount: amount === null ? '' : String(amount) };
}

/** What stood before, by the look that a change begins with. */
export function limitBefore(
  players: Players,
  key: { readonly memberId: MemberId; readonly kind: LimitKind; readonly period: LimitPeriod },
): Readonly<Record<string, string>> {
  const { memberId, kind, period } = key;
  const held = players
    .get(memberId)
    ?.limits.find((limit) => limit.kind === kind && limit.period === period);
  return limitFacts({ kind, period, amount: held?.amount ?? null });
}
