import { currency } from '@portal/money';
import type { ContractId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { teamIdsOn } from '../../../agents/index.ts';
import { type PastUnit, unitsWithin } from '../../agreements/past-units.ts';
import { inForce, replayAll, type ReplayedUnit } from '../../agreements/replay-units.ts';
import { findContract } from '../../agreements/store-contracts.ts';
import { storedTiers, typedTiers, type WireTier } from '../../agreements/tiers.ts';
import { foldAll } from '../../pay/figures.ts';
import { treeOf } from '../../pay/team-tree.ts';
import type { ContractSettings } from '../../settings.ts';

export interface OtherTerms {
  readonly id: ContractId;
  readonly tiers: readonly WireTier[];
  /** Days of the site, both included. */
  readonly from: string;
  readonly to: string;
}

/** How long sums of hours are kept. */
const hourDays = 8;

/**
 * A settlement of past units of a contract with other rows, beside its own: what would be paid, and
 * the difference. Nothing is posted or kept. Units that go on, or lie outside of these days in a
 * part, are left out. Refuses, in this order: `not_found`; with `contract_terms`, rows that are
 * none; `team_too_large`.
 */
export async function tryTerms(
  ctx: Ctx,
  { id, tiers, from, to }: OtherTerms,
  settings: ContractSettings,
): Promise<readonly ReplayedUnit[]> {
  const row = await findContract(ctx.tx, id);
  if (row === undefined) {
    throw new Refusal('not_found');
  }
  const typed = typedTiers(tiers, currency(ctx.site.currency));
  if (typed === undefined || typed.length === 0) {
    throw new Refusal('contract_terms', { rule: typed === undefined ? 'figures' : 'tier_count' });
  }
  const { timeZone } = ctx.site;
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).toInstant();
  const now = ctx.clock.now();
  const asked = startOf(Temporal.PlainDate.from(from));
  const kept = row.kind === 'HOURLY' ? now.subtract({ hours: 24 * hourDays }) : asked;
  const first = Temporal.Instant.compare(kept, asked) > 0 ? kept : asked;
  const end = startOf(Temporal.PlainDate.from(to).add({ days: 1 }));
  const last = Temporal.Instant.compare(end, now) > 0 ? now : end;
  await foldAll(ctx);
  const memberIds = await teamIdsOn(ctx, row.payeeId, from);
  const trial = {
    row,
    memberIds,
    settings,
    tree: await treeOf(ctx, { rows: [], payees: memberIds, start: first }),
    proposed: inForce({ ...row, tiers: [...storedTiers(typed)] }),
    present: inForce(row),
  };
  const units = unitsWithin(row.periodType, timeZone, { first, last });
  const isWhole = ({ parts: [part] }: PastUnit): boolean =>
    part !== undefined && Temporal.Instant.compare(part.start, first) >= 0;
  return replayAll(ctx, trial, units.filter(isWhole));
}
