import type { Ctx } from '../../../../platform/context.ts';
import { siteDate } from '../../../../platform/site-date.ts';
import { notePerson } from '../../../limits/index.ts';
import { recordEvents } from '../../../trail/index.ts';
import { expireCases } from '../store-queue.ts';

const casesAtOnce = 100;

/**
 * Ends papers whose last day is over. They prove nothing from then on: where play waits for proof
 * it waits again, and the member is told. Own money is not held back by it (R18).
 */
export async function expirePapers(ctx: Ctx): Promise<void> {
  const at = ctx.clock.now();
  const ended = await expireCases(ctx.tx, { today: String(siteDate(ctx)), at, limit: casesAtOnce });
  for (const { id, memberId, kind } of ended) {
    await notePerson(ctx, { memberId, bornOn: undefined, proof: 'ended' });
    const subject = { type: 'member', id: memberId };
    await recordEvents(ctx, { action: 'kyc.expire', subject, after: { papers: id, kind } });
  }
}
