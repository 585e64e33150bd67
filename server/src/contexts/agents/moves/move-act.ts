import { isIdOf, type MemberId } from '@portal/protocol';
import { z } from 'zod';
import { Refusal } from '../../../platform/refusal.ts';
import type { Act } from '../../operators/index.ts';
import { type Facts, recordAct } from '../../trail/index.ts';
import { checkMove, type MoveParts } from './check-move.ts';
import { hasPlannedMove, insertMove, lockTree } from './store-moves.ts';

const memberId = z.custom<MemberId>((id) => typeof id === 'string' && isIdOf('mbr', id));

const payload = z.strictObject({
  memberId,
  toId: memberId.nullable(),
  /** Of the member; requests of an earlier release do not have it. */
  account: z.string().optional(),
  /** As they were called when it was asked for; empty for the house. */
  from: z.string(),
  to: z.string(),
});

type Payload = z.output<typeof payload>;

/** A member who gets another agent, as a second person lets it happen (B6). */
export function moveAct(parts: MoveParts): Act<Payload> {
  return {
    name: 'agent.move',
    ability: 'agents.manage',
    payload,
    facts: ({ account, from, to }): Facts => ({
      ...(account !== undefined && { account }),
      from,
      to,
    }),
    subject: ({ memberId: id }) => ({ type: 'member', id }),
    perform: async (ctx, { id, payload: move, reason, askedBy }) => {
      await lockTree(ctx.tx);
      if (await hasPlannedMove(ctx.tx, move.memberId)) {
        throw new Refusal('move_refused', { rule: 'planned' });
      }
      const { fromId } = await checkMove(ctx, move, parts);
      const now = ctx.clock.now();
      const { timeZone } = ctx.site;
      const effectiveOn = now.toZonedDateTimeISO(timeZone).toPlainDate().add({ days: 1 });
      const effectiveAt = effectiveOn.toZonedDateTime(timeZone).toInstant();
      await insertMove(ctx.tx, {
        id,
        memberId: move.memberId,
        fromId,
        toId: move.toId,
        effectiveOn: String(effectiveOn),
        effectiveAt,
        plannedAt: now,
        plannedBy: askedBy,
      });
      await recordAct(ctx, {
        action: 'agent.move',
        subject: { type: 'member', id: move.memberId },
        before: { upline: move.from },
        after: { upline: move.to, effectiveAt: String(effectiveAt) },
        reason,
      });
    },
  };
}
