import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { dayStart } from '../../../../platform/site-date.ts';
import { listExcluded } from '../../../limits/index.ts';
import { balances } from '../../../wallet/index.ts';
import type { CashierSettings } from '../../settings.ts';
import { cashOf } from '../hold.ts';
import { selectToPayOut } from '../store-excluded.ts';

const atOnce = 500;

/**
 * Excluded members whose balance is large enough to be paid out, who have an account for it and no
 * withdrawal of today: set by set, so that it costs the same however many play.
 */
export async function findExcluded(
  ctx: Ctx,
  { withdrawal }: CashierSettings,
): Promise<readonly MemberId[]> {
  const found: MemberId[] = [];
  let after: MemberId | undefined;
  for (;;) {
    const memberIds = await listExcluded(ctx, { after, limit: atOnce });
    const times = { now: ctx.clock.now(), since: dayStart(ctx) };
    const rows = await selectToPayOut(ctx.tx, { memberIds, ...times });
    const cash = rows.map(({ memberId }) => cashOf(memberId));
    const { currency } = ctx.site;
    const held = await balances(
      ctx,
      cash.map((account) => ({ account, currency })),
    );
    const isEnough = (at: number) => (held[at]?.availableMinor ?? 0n) >= withdrawal.leastMinor;
    found.push(...rows.filter((_, at) => isEnough(at)).map(({ memberId }) => memberId));
    after = memberIds.at(-1);
    if (memberIds.length < atOnce) {
      return found;
    }
  }
}
