import { currency, formatAmount } from '@portal/money';
import type { LimitKind } from '@portal/protocol';
import type { Refused } from '../wallet/index.ts';
import type { HeldLimit, Player } from './player.ts';
import type { VerdictRules } from './stake-verdicts.ts';
import { leftOf, windowOf } from './windows.ts';

/** The limits into which a stake counts. */
export const stakeLimits = ['stake', 'loss', 'session'] as const;

interface Demand {
  readonly kinds: readonly LimitKind[];
  readonly amountMinor: bigint;
}

/**
 * The refusal of the tightest limit that an amount does not fit into (R4): the one that leaves the
 * least money, and of two that leave as much the one that lasts longer, because until then nothing
 * of it fits. Time of play is over when none is left, whatever the amount, and leaves no money.
 */
export function limitRefusal(
  rules: VerdictRules,
  player: Player,
  { kinds, amountMinor }: Demand,
): Refused | undefined {
  const reached = player.limits
    .filter(({ kind }) => kinds.includes(kind))
    .map((limit) => ({ limit, left: leftNow(rules, player, limit) }))
    .filter(({ limit, left }) => (limit.kind === 'session' ? left === 0n : left < amountMinor))
    .toSorted(
      (left, right) =>
        Number(left.left - right.left) || endOf(rules, right.limit) - endOf(rules, left.limit),
    );
  const [tightest] = reached;
  return tightest && refusalOf(rules, tightest.limit, tightest.left);
}

function endOf({ periods }: VerdictRules, { period }: HeldLimit): number {
  return periods[period].endsAt.epochMilliseconds;
}

export function leftNow(rules: VerdictRules, player: Player, limit: HeldLimit): bigint {
  const { kind, period, amount } = limit;
  return leftOf(kind, { amount, window: windowOf(player, period, rules.periods) });
}

function refusalOf(rules: VerdictRules, limit: HeldLimit, left: bigint): Refused {
  const { kind, period } = limit;
  const text = (value: bigint) =>
    kind === 'session' ? String(value) : formatAmount(value, currency(rules.currency));
  return {
    ok: false,
    code: 'limit_reached',
    data: {
      kind,
      period,
      limit: text(limit.amount),
      left: text(left),
      currency: rules.currency,
      until: String(rules.periods[period].endsAt),
    },
  };
}
