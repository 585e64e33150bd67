import { currency, formatAmount } from '@portal/money';
import type { Ctx } from '../../platform/context.ts';
import { recordEvents, type TrailEvent } from '../trail/index.ts';
import type { BetFact } from '../turnover/index.ts';

/**
 * Stakes and wins from the ceiling of the site on stand in the trail of their members (R49). Most
 * batches have none, and cost nothing.
 */
export async function noteLarge(ctx: Ctx, facts: readonly BetFact[]): Promise<void> {
  const { largeMinor } = ctx.site;
  if (largeMinor <= 0n) {
    return;
  }
  const events = facts.flatMap((fact) => eventsOf(ctx, fact));
  if (events.length > 0) {
    await recordEvents(ctx, ...events);
  }
}

function eventsOf({ site }: Ctx, fact: BetFact): readonly TrailEvent[] {
  const { betId, memberId, provider, gameCode, stakeMinor, payoutMinor } = fact;
  const unit = currency(site.currency);
  const event = (action: 'member.large_stake' | 'member.large_win', minor: bigint) =>
    minor < site.largeMinor
      ? []
      : [
          {
            action,
            subject: { type: 'member', id: memberId },
            after: {
              bet: betId,
              game: `${provider}:${gameCode}`,
              amount: formatAmount(minor, unit),
              currency: site.currency,
            },
          },
        ];
  return [...event('member.large_stake', stakeMinor), ...event('member.large_win', payoutMinor)];
}
