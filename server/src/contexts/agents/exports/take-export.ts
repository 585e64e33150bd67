import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { siteDate } from '../../../platform/site-date.ts';
import { insertExport } from './store-exports.ts';

/** An agent takes so many files of the team a day (agents-loyalty-money.md B5). */
const mostADay = 5;

export interface TakenExport {
  readonly siteDay: string;
  readonly number: number;
}

/**
 * Counts a file of a report and keeps what was in it. Refuses with `team_export_limit`; two at once
 * never count as one.
 */
export async function takeExport(
  ctx: Ctx<MemberActor>,
  file: { readonly report: string; readonly filter: object; readonly rowCount: number },
): Promise<TakenExport> {
  const siteDay = String(siteDate(ctx));
  const number = await insertExport(ctx.tx, {
    agentId: ctx.actor.id,
    siteDay,
    report: file.report,
    filter: JSON.stringify(file.filter),
    rowCount: file.rowCount,
    at: ctx.clock.now(),
    most: mostADay,
  });
  if (number === undefined) {
    throw new Refusal('team_export_limit', { most: mostADay });
  }
  return { siteDay, number };
}
