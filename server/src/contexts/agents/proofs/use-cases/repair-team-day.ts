import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { clearFault, findFault } from '../store-faults.ts';
import { setTeamDay } from '../store-repair.ts';
import { sumsOfFacts, teamKey } from '../sums-of-facts.ts';
import { noSums } from '../team-figures.ts';

export interface TeamDay {
  readonly siteDay: string;
  readonly agentId: MemberId;
  readonly category: string;
}

/**
 * The sums of a team on a day become what the facts say now, with both values in the trail. Refuses
 * with `not_found` a day of a team without a fault.
 */
export async function repairTeamDay(
  ctx: Ctx<OperatorActor>,
  { reason, ...day }: TeamDay & { readonly reason: string },
): Promise<void> {
  const { siteDay, agentId, category } = day;
  const fault = await findFault(ctx.tx, day);
  if (fault === undefined) {
    throw new Refusal('not_found');
  }
  const facts = (await sumsOfFacts(ctx, siteDay)).get(teamKey(agentId, category)) ?? noSums;
  await setTeamDay(ctx.tx, { number: fault.number, siteDay, category }, facts);
  await clearFault(ctx.tx, { number: fault.number, siteDay, category });
  await recordAct(ctx, {
    action: 'agent.repair_sums',
    subject: { type: 'member', id: agentId },
    after: { day: siteDay, category, figures: JSON.stringify(fault.figures) },
    reason,
  });
}
