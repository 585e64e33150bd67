import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { selectFlags } from '../store-desk.ts';
import { endStop } from '../write-stop.ts';
import { isSameAsExcluded } from './is-same-as-excluded.ts';
import { ownReason } from './stop-as-same.ts';
import type { PersonCaseRow } from './store-person-cases.ts';

/** What was stopped because of this pair, by the site or by who decided it. */
async function stopsOf(ctx: Ctx, memberId: MemberId, { reason }: PersonCaseRow) {
  const flags = await selectFlags(ctx.tx, { memberId, now: ctx.clock.now() });
  return flags.filter(
    (row) => row.cause === 'person' && (row.reason === ownReason || row.reason === reason),
  );
}

/** Whether finding two people would let somebody play again. */
export async function hasOwnStops(ctx: Ctx, row: PersonCaseRow): Promise<boolean> {
  const stops = await Promise.all(
    [row.newerId, row.olderId].map((memberId) => stopsOf(ctx, memberId, row)),
  );
  return stops.flat().length > 0;
}

/** Lifts those of both, unless another excluded account speaks for one of them. */
export async function liftOwnStops(ctx: Ctx, row: PersonCaseRow): Promise<void> {
  for (const memberId of [row.newerId, row.olderId]) {
    if (!(await isSameAsExcluded(ctx, memberId))) {
      for (const { flag } of await stopsOf(ctx, memberId, row)) {
        await endStop(ctx, { memberId, flag, causes: ['person'] });
      }
    }
  }
}
