import type { Ctx } from '../../../platform/context.ts';
import { findStranded } from '../../cashier/index.ts';
import { insertCases } from '../store-cases.ts';

/** The days in which a balance raises one case. */
const quietDays = 30;

/**
 * A case for each excluded member whose balance has nowhere to go, so that somebody asks where it
 * may be paid to. Answers how many it raised.
 */
export async function raiseStranded(ctx: Ctx): Promise<number> {
  const at = ctx.clock.now();
  const found = await findStranded(ctx);
  if (found.length === 0) {
    return 0;
  }
  const signs = found.map(({ memberId, availableMinor }) => ({
    id: ctx.ids.next('car'),
    memberId,
    sign: 'stranded' as const,
    found: availableMinor,
    threshold: 1n,
  }));
  const quietSince = at.subtract({ hours: quietDays * 24 });
  const raised = await insertCases(ctx.tx, { siteId: ctx.site.id, at, quietSince, signs });
  return raised.length;
}
