import type { ApprovalId, MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { accountsOfActor, askApproval } from '../../../operators/index.ts';
import { type Ceiling, leftAlone } from '../../../site/index.ts';
import { ownerOfPoints } from '../owner-of-points.ts';
import { lockTaker, sumTakenAlone } from '../store-takings.ts';
import { takeBackPoints } from '../take-act.ts';
import { worthOfPoints } from '../worth-of-points.ts';
import { type Taken, takePoints } from './take-points.ts';

export interface TakingRules {
  readonly ceiling: () => Ceiling;
  /** How long a request for a second person waits. */
  readonly waitHours: () => number;
}

const dayHours = 24;

/**
 * Takes points of a member at once, or asks a second person where they are worth more at the rate
 * of conversion than one operator corrects alone, in a call or in 24 hours (R53). Refuses
 * `not_found`, also for a trial account, which has no points.
 */
export async function submitTaking(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly memberId: MemberId;
    readonly points: bigint;
    readonly reason: string;
  },
  { ceiling, waitHours }: TakingRules,
): Promise<Taken | ApprovalId> {
  const { points, reason } = command;
  const { id: memberId, account } = await ownerOfPoints(ctx, command.memberId);
  const worthMinor = await worthOfPoints(ctx, points);
  if (worthMinor <= (await leftToTake(ctx, ceiling()))) {
    const operatorId = ctx.actor.id;
    const alone = { operatorId, approvalId: null };
    return takePoints(ctx, { memberId, points, worthMinor, reason, ...alone });
  }
  const payload = {
    memberId,
    account,
    points: String(points),
    worthMinor: String(worthMinor),
    currency: ctx.site.currency,
  };
  return askApproval(ctx, { act: takeBackPoints, payload, reason, waitHours: waitHours() });
}

/** Until the end of the transaction nobody else counts what this person took. */
async function leftToTake(ctx: Ctx<OperatorActor>, ceiling: Ceiling): Promise<bigint> {
  const since = ctx.clock.now().subtract({ hours: dayHours });
  const accounts = await accountsOfActor(ctx, since);
  await lockTaker(ctx.tx, accounts);
  return leftAlone(ceiling, await sumTakenAlone(ctx.tx, { accounts, since }));
}
