import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { pointsBalance } from '../books.ts';
import { owedPoints } from '../earn.ts';
import { ownerOfPoints } from '../owner-of-points.ts';
import { selectPurses } from '../store-points.ts';

/** What whoever takes points has to know first. Refuses as the taking does, `not_found`. */
export async function readMemberPoints(
  ctx: Ctx<OperatorActor>,
  memberId: MemberId,
): Promise<{ readonly points: bigint; readonly owed: bigint }> {
  const { id } = await ownerOfPoints(ctx, memberId);
  const openE4 = (await selectPurses(ctx.tx, [id])).get(id) ?? 0n;
  return { points: await pointsBalance(ctx, id), owed: owedPoints(openE4) };
}
