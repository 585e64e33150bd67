import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { numberOfId } from '../../platform/number-of.ts';
import { selectSources } from './bonuses/store-reward-names.ts';

/** agents-loyalty-money.md 0. */
const prefixes = { promotion: 'PM', envelope: 'RE', raffle: 'RF', referral: 'RR' } as const;

/** By what a member names the gifts that the books know by our ids. */
export async function rewardNumbers(
  ctx: Ctx,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = references.filter((id) => isIdOf('rwd', id));
  const rows = ids.length === 0 ? [] : await selectSources(ctx.tx, ids);
  return new Map(rows.map(({ id, source }) => [id, numberOfId(ctx.site, prefixes[source], id)]));
}
