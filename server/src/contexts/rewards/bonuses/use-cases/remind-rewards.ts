import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { remindRewards as selectReminded } from '../store-rewards.ts';

declare module '../../../../platform/outbox.ts' {
  interface DomainEvents {
    /** Something in a reward centre lapses within a day. */
    'rewards.gift_expiring': {
      readonly gifts: readonly {
        readonly memberId: string;
        readonly rewardId: string;
        readonly amountMinor: string;
        readonly currency: string;
        readonly isMoney: boolean;
        readonly until: string;
      }[];
    };
  }
}

/** So long before the end, and once (agents-loyalty-money.md G, PROMO_EXPIRING). */
const hoursBefore = 24;
const toldAtOnce = 500;

/** Tells members of what waits for them and lapses soon. */
export async function remindRewards(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const until = now.add({ hours: hoursBefore });
  const rows = await selectReminded(ctx.tx, { now, until, limit: toldAtOnce });
  if (rows.length === 0) {
    return;
  }
  const gifts = rows.map(({ id, memberId, amountMinor, currency, claimUntil, isMoney }) => ({
    memberId,
    rewardId: id,
    amountMinor: String(amountMinor),
    currency,
    isMoney,
    until: String(assertDefined(claimUntil, 'only what has an end is told of')),
  }));
  await emit(ctx, { name: 'rewards.gift_expiring', payload: { gifts } });
}
