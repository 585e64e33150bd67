import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { recordEvents } from '../../../trail/index.ts';
import { isSameAsExcluded } from '../is-same-as-excluded.ts';
import { isSure, type PersonMark } from '../mark-form.ts';
import { markRows } from '../mark-rows.ts';
import { openCases } from '../open-cases.ts';
import { stopAsSame } from '../stop-as-same.ts';
import { insertMarks, insertMatches } from '../store-marks.ts';

/**
 * Notes by what a member is known, and every account that turns out to have the same mark: a case
 * of the desk each. Where that one is excluded and the mark is sure, this one is stopped at once
 * (R12). Repeated it does nothing, so a stop that somebody lifted stays lifted.
 */
export async function noteMarks(
  ctx: Ctx,
  memberId: MemberId,
  marks: readonly PersonMark[],
): Promise<void> {
  const at = ctx.clock.now();
  await insertMarks(ctx.tx, { ...markRows(marks), memberId, at });
  const found = await insertMatches(ctx.tx, { memberId, at });
  if (found.length === 0) {
    return;
  }
  await openCases(ctx, memberId, found);
  const kinds = [...new Set(found.map(({ kind }) => kind))].toSorted().join(', ');
  await recordEvents(ctx, {
    action: 'member.same_person',
    subject: { type: 'member', id: memberId },
    after: { marks: kinds, accounts: String(new Set(found.map(({ otherId }) => otherId)).size) },
  });
  const sure = found.filter(({ kind }) => isSure(kind)).map(({ otherId }) => otherId);
  if (await isSameAsExcluded(ctx, memberId, sure)) {
    await stopAsSame(ctx, memberId);
  }
}
