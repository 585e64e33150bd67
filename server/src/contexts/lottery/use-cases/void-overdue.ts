import type { Ctx } from '../../../platform/context.ts';
import { lockOverdue, voidIssue } from '../store-issues.ts';
import { tellResults } from '../tell-results.ts';

const voidedAtOnce = 20;
const resultDueHours = 24;

/** An outside draw whose result nobody confirmed within a day is void (lottery.md A5). */
export async function voidOverdue(ctx: Ctx): Promise<{ readonly isMore: boolean }> {
  const before = ctx.clock.now().subtract({ hours: resultDueHours });
  const issues = await lockOverdue(ctx.tx, before, voidedAtOnce);
  for (const issue of issues) {
    await voidIssue(ctx.tx, issue.id, 'no result within a day');
  }
  await tellResults(
    ctx,
    issues.map(({ id }) => id),
  );
  return { isMore: issues.length === voidedAtOnce };
}
