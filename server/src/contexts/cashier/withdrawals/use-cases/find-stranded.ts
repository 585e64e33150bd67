import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { listExcluded } from '../../../limits/index.ts';
import { balances } from '../../../wallet/index.ts';
import { cashOf } from '../hold.ts';
import { selectWithoutAccount } from '../store-excluded.ts';

const atOnce = 500;

export interface StrandedBalance {
  readonly memberId: MemberId;
  readonly availableMinor: bigint;
}

/**
 * Excluded members with a balance who have bound no account that it could be paid to: the site pays
 * them nothing by itself (`payOutExcluded`), so a person has to reach them.
 */
export async function findStranded(ctx: Ctx): Promise<readonly StrandedBalance[]> {
  const { currency } = ctx.site;
  const found: StrandedBalance[] = [];
  let after: MemberId | undefined;
  for (;;) {
    const memberIds = await listExcluded(ctx, { after, limit: atOnce });
    const homeless = await selectWithoutAccount(ctx.tx, memberIds);
    const held = await balances(
      ctx,
      homeless.map((memberId) => ({ account: cashOf(memberId), currency })),
    );
    const rows = homeless.map((memberId, at) => {
      return { memberId, availableMinor: held[at]?.availableMinor ?? 0n };
    });
    found.push(...rows.filter(({ availableMinor }) => availableMinor > 0n));
    after = memberIds.at(-1);
    if (memberIds.length < atOnce) {
      return found;
    }
  }
}
