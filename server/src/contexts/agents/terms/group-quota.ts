import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPosition } from '../store.ts';
import { selectGroupCounts } from './store-terms.ts';
import type { Terms } from './terms.ts';

/** How many accounts directly below an agent may hold a prize group (A9). */
interface GroupQuota {
  readonly group: number;
  readonly accounts: number;
}

/** Groups that are not named are free; none is named where the site does not say so. */
export type GroupQuotas = readonly GroupQuota[];

/** Groups go up in steps of two, from the lowest that there is (A9). */
const [lowestGroup, groupStep] = [1800, 2];

/**
 * Refuses with `group_quota` another account at a group that as many hold below the agent as may.
 * Whoever asks holds the lock of the agent's terms, so that two at once count one after the other.
 */
export async function refuseFullGroup(
  ctx: Ctx,
  { agentId, terms }: { readonly agentId: MemberId; readonly terms: Terms },
  quotas: GroupQuotas,
): Promise<void> {
  const full = await fullGroups(ctx, agentId, quotas);
  const most = terms.prizeGroup === null ? undefined : full.get(terms.prizeGroup);
  if (most !== undefined) {
    throw new Refusal('group_quota', { group: String(terms.prizeGroup), most });
  }
}

/** The same terms at the highest group, no higher than theirs, that still has room. */
export async function withFreeGroup(
  ctx: Ctx,
  { agentId, terms }: { readonly agentId: MemberId; readonly terms: Terms },
  quotas: GroupQuotas,
): Promise<Terms> {
  const full = await fullGroups(ctx, agentId, quotas);
  let group = terms.prizeGroup;
  while (group !== null && full.has(group)) {
    group = group - groupStep < lowestGroup ? null : group - groupStep;
  }
  return { ...terms, prizeGroup: group };
}

/** The groups that nobody else below an agent may get, with how many may hold each. */
async function fullGroups(
  ctx: Ctx,
  agentId: MemberId,
  quotas: GroupQuotas,
): Promise<ReadonlyMap<number, number>> {
  const position = quotas.length === 0 ? undefined : await findPosition(ctx.tx, agentId);
  if (position === undefined) {
    return new Map();
  }
  const rows = await selectGroupCounts(ctx.tx, position.path, ctx.clock.now());
  const held = new Map(rows.map(({ prizeGroup, accounts }) => [prizeGroup, accounts]));
  return new Map(
    quotas
      .filter(({ group, accounts }) => (held.get(group) ?? 0) >= accounts)
      .map(({ group, accounts }) => [group, accounts]),
  );
}
