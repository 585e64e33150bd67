import type { CareCaseId, CareOutcome } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { releaseOffers } from '../../limits/index.ts';
import { recordAct } from '../../trail/index.ts';
import { closeCase as writeClosed, hasOpenHarm, lockCase } from '../store-cases.ts';

/**
 * Ends a case, once; with the last one about harm its member hears of offers again, unless an
 * operator has stopped them. Refusals in order: `not_found`, `care_case_closed`.
 */
export async function closeCase(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: CareCaseId;
    readonly outcome: CareOutcome;
    readonly reason: string;
  },
): Promise<void> {
  const row = await lockCase(ctx.tx, command.id);
  if (row === undefined || row.siteId !== ctx.site.id) {
    throw new Refusal('not_found');
  }
  if (row.state === 'closed') {
    throw new Refusal('care_case_closed');
  }
  const { id: by, name: byName } = ctx.actor;
  await writeClosed(ctx.tx, { ...command, at: ctx.clock.now(), by, byName });
  if (!(await hasOpenHarm(ctx.tx, row.memberId))) {
    await releaseOffers(ctx, row.memberId);
  }
  await recordAct(ctx, {
    action: 'care.close',
    subject: { type: 'member', id: row.memberId },
    after: { case: command.id, sign: row.sign, outcome: command.outcome },
    reason: command.reason,
  });
}
