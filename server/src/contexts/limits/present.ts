import { currency, formatAmount } from '@portal/money';
import { limitKinds, limitPeriods, operatorStops } from '@portal/protocol';
import type { Endpoints, LimitKind, ReplyOf } from '@portal/protocol';
import type { Protection } from './use-cases/read-protection.ts';
import { earliestReturn } from './exclusions.ts';
import { isCheckDue, playedStretchMs } from './reality-check.ts';
import type { VerdictRules } from './stake-verdicts.ts';
import { leftOf, msPerMinute, usedOf, windowOf } from './windows.ts';

/** Breaks are told apart from these, and whoever is locked does not arrive here. */
const stops = [...operatorStops, 'KYC_PENDING'] as const;

type ProtectionReply = ReplyOf<Endpoints['readProtection']>;

export function presentProtection(protection: Protection, rules: VerdictRules): ProtectionReply {
  const { player } = protection;
  const { now, jurisdiction, periods } = rules;
  const rule = { now, checkMinutes: jurisdiction.checkMinutes };
  const { stakedMinor, returnedMinor } = windowOf(player, 'day', periods);
  const amount = (minor: bigint) => textOf('stake', minor, rules);
  return {
    currency: rules.currency,
    limits: presentLimits(protection, rules),
    pause: presentPause(protection, rules),
    stopped: stops.filter((stop) => player.flags.some(({ flag }) => flag === stop)),
    check: {
      minutes: player.checkMinutes ?? jurisdiction.checkMinutes,
      isDue: isCheckDue(player, rule),
      playedMinutes: Math.floor(playedStretchMs(player, now) / msPerMinute),
    },
    today: {
      staked: amount(stakedMinor),
      returned: amount(returnedMinor),
      net: amount(returnedMinor - stakedMinor),
    },
  };
}

function textOf(kind: LimitKind, value: bigint, rules: VerdictRules): string {
  return kind === 'session' ? String(value) : formatAmount(value, currency(rules.currency));
}

function presentLimits({ player, raises }: Protection, rules: VerdictRules) {
  return limitKinds.flatMap((kind) =>
    limitPeriods.map((period): ProtectionReply['limits'][number] => {
      const isThis = (row: { readonly kind: string; readonly period: string }) =>
        row.kind === kind && row.period === period;
      const window = windowOf(player, period, rules.periods);
      const amount = player.limits.find(isThis)?.amount;
      const raise = raises.find(isThis);
      const text = (value: bigint) => textOf(kind, value, rules);
      return {
        kind,
        period,
        limit: amount === undefined ? null : text(amount),
        used: text(usedOf(kind, window)),
        left: amount === undefined ? null : text(leftOf(kind, { amount, window })),
        endsAt: String(rules.periods[period].endsAt),
        raise: raise
          ? {
              amount: raise.amount === null ? null : text(raise.amount),
              ripeAt: String(raise.ripeAt),
              lapsesAt: String(raise.lapsesAt),
              isRipe: Temporal.Instant.compare(rules.now, raise.ripeAt) >= 0,
            }
          : null,
      };
    }),
  );
}

function presentPause(
  { player, breaks, exclusion }: Protection,
  rules: VerdictRules,
): ProtectionReply['pause'] {
  const excluded = player.flags.find(({ flag }) => flag === 'RG_EXCLUDED');
  const timeOut = player.flags.find(({ flag }) => flag === 'RG_TIMEOUT');
  const kind = excluded ? 'exclusion' : 'time_out';
  const newest = breaks.find((candidate) => candidate.kind === kind);
  const row = (excluded && exclusion) ?? newest;
  if ((excluded ?? timeOut) === undefined || row === undefined) {
    return null;
  }
  const ends = excluded ? row.endsAt : (timeOut?.endsAt ?? null);
  return {
    kind,
    startedAt: String(row.startedAt),
    endsAt: ends && String(ends),
    mayAskAt: excluded ? String(earliestReturn(row, rules.timeZone)) : null,
    returnsAt: excluded?.endsAt ? String(excluded.endsAt) : null,
  };
}
