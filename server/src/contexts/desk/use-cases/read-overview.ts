import { abilitiesOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import type { DeskQueue, QueueDepth } from '../../../platform/desk-queue.ts';
import { readRevenue, type Revenue } from './read-revenue.ts';

export interface Overview {
  readonly queues: readonly (Pick<DeskQueue, 'name'> & QueueDepth)[];
  /** Undefined for an operator who may not see money. */
  readonly revenue: Revenue | undefined;
}

/** The queues that the operator may open, with what waits in each, and the last two days. */
export async function readOverview(
  ctx: Ctx<OperatorActor>,
  queues: readonly DeskQueue[],
): Promise<Overview> {
  const abilities = abilitiesOf(ctx.actor.role);
  const measured: (Pick<DeskQueue, 'name'> & QueueDepth)[] = [];
  for (const { name, ability, depth } of queues) {
    if (abilities.includes(ability)) {
      measured.push({ name, ...(await depth(ctx)) });
    }
  }
  const maySeeMoney = abilities.includes('statements.read');
  const revenue = maySeeMoney ? await readRevenue(ctx, { to: undefined, days: 2 }) : undefined;
  return { queues: measured, revenue };
}
