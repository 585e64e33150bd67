import type { MemberId } from '@portal/protocol';
import type { MoveParts } from '../../src/contexts/agents/moves/check-move.ts';
import { moveAct } from '../../src/contexts/agents/moves/move-act.ts';
import { carryOutMoves } from '../../src/contexts/agents/moves/use-cases/carry-out-moves.ts';
import type { OperatorActor } from '../../src/platform/context.ts';
import type { testDatabase } from '../harness.ts';
import { buildOperator } from './operators.ts';

const parts: MoveParts = {
  wagesOf: () => Promise.resolve([]),
  isOwedBetween: () => Promise.resolve(false),
};
let approvals = 0;

interface MovedPair {
  readonly memberId: MemberId;
  readonly fromId: MemberId | null;
  readonly effectiveAt: string;
}

/** A move decided now and carried out with the next day of the site, to which the clock goes. */
export async function moveNow(
  test: ReturnType<typeof testDatabase>,
  { memberId, toId }: { readonly memberId: MemberId; readonly toId: MemberId },
): Promise<MovedPair> {
  const { rows } = await test.database().pool.query<{ from: MemberId | null }>(
    `select a.member_id as "from" from tree_positions p
       left join tree_positions a on a.number = p.upline[cardinality(p.upline)]
      where p.member_id = $1`,
    [memberId],
  );
  const effectiveAt = await test.inUnit<Temporal.Instant, OperatorActor>(
    async (ctx) => {
      approvals += 1;
      await moveAct(parts).perform(ctx, {
        id: `apr_moved${String(approvals).padStart(4, '0')}`,
        payload: { memberId, toId, from: '', to: '' },
        reason: 'test',
        askedBy: 'opr_one',
      });
      const zoned = ctx.clock.now().toZonedDateTimeISO(ctx.site.timeZone);
      return zoned.add({ days: 1 }).startOfDay().toInstant();
    },
    { actor: buildOperator('opr_two') },
  );
  test.clock.set(effectiveAt.add({ seconds: 5 }));
  await test.inUnit((ctx) => carryOutMoves(ctx, parts));
  return { memberId, fromId: rows[0]?.from ?? null, effectiveAt: String(effectiveAt) };
}
