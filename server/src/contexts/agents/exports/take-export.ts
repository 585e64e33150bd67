import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { insertExport, type TeamReport } from './store-exports.ts';

/** An agent takes so many files of the team a day (agents-loyalty-money.md B5). */
const mostADay = 5;

/**
 * Counts a file of a report and keeps what was in it. Refuses with `team_export_limit`; two at once
 * never count as one.
 */
export async function takeExport(
  ctx: Ctx<MemberActor>,
  file: {
    readonly report: TeamReport;
    readonly filter: Readonly<Record<string, unknown>>;
    readonly rowCount: number;
  },
): Promise<void> {
  const at = ctx.clock.now();
  const siteDay = String(at.toZonedDateTimeISO(ctx.site.timeZone).toPlainDate());
  const isTaken = await insertExport(ctx.tx, {
    agentId: ctx.actor.id,
    siteDay,
    report: file.report,
    filter: JSON.stringify(file.filter),
    rowCount: file.rowCount,
    at,
    most: mostADay,
  });
  if (!isTaken) {
    throw new Refusal('team_export_limit', { most: mostADay });
  }
}
