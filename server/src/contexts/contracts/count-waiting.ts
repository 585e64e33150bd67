import type { Ctx, MemberActor } from '../../platform/context.ts';
import { countRequestsTo } from './agreements/store-contracts.ts';
import { countDebts } from './pay/store-debts.ts';

/** What waits for the caller in the agent centre: requests to answer, and bills that are owed. */
export async function countWaiting({ tx, actor }: Ctx<MemberActor>): Promise<number> {
  return (await countRequestsTo(tx, actor.id)) + (await countDebts(tx, actor.id));
}
