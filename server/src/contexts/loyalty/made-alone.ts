import type { ApprovalId, OperatorId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import { sumBoardsAlone } from './boards/store-boards.ts';
import { sumMissionsAlone } from './missions/store-missions.ts';
import { sumGoodsAlone } from './points/store-goods.ts';

/** How much money an operator promises alone, which `rewards` above counts with its gifts. */
export interface PromiseRules {
  /** What they may still promise without a second person (R53). */
  readonly leftAlone: (ctx: Ctx<OperatorActor>) => Promise<bigint>;
  /** How long a request for a second person waits. */
  readonly waitHours: () => number;
}

/** Who made something, and the request that a second person approved; null where nobody had to. */
export interface Maker {
  readonly operatorId: OperatorId;
  readonly approvalId: ApprovalId | null;
}

/**
 * What these accounts promised alone since a moment: budgets of missions, prizes of boards, and
 * what items of the mall can give.
 */
export async function sumPromisedAlone(
  ctx: Ctx,
  query: { readonly accounts: readonly OperatorId[]; readonly since: Temporal.Instant },
): Promise<bigint> {
  const ofGames = (await sumMissionsAlone(ctx.tx, query)) + (await sumBoardsAlone(ctx.tx, query));
  return ofGames + (await sumGoodsAlone(ctx.tx, query));
}
