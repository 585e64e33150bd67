import type { Ctx } from '../../../../platform/context.ts';
import type { Bets } from '../../../bets/index.ts';
import { seedOf } from '../../seed-place.ts';
import { returnTickets } from '../return-tickets.ts';
import { tellVoided } from '../tell-voided.ts';
import { endVoid, lockVoided, lockVoidIssue } from '../store-settlement.ts';

const ticketsAtOnce = 500;

/** Gives the tickets of a void issue back, page by page; what was paid on it goes back (R44). */
export async function returnVoided(ctx: Ctx, bets: Bets): Promise<{ readonly isMore: boolean }> {
  const issue = await lockVoidIssue(ctx.tx);
  if (issue === undefined) {
    return { isMore: false };
  }
  const { id: issueId, reason } = issue;
  const tickets = await lockVoided(ctx.tx, { issueId, limit: ticketsAtOnce });
  await returnTickets(ctx, bets, { tickets, state: 'void', reason });
  await tellVoided(ctx, issue, tickets);
  if (tickets.length < ticketsAtOnce) {
    await endVoid(ctx.tx, { id: issueId, serverSeed: seedOf(ctx, issue) });
  }
  return { isMore: true };
}
