import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { recordEvents } from '../../../trail/index.ts';
import { markHash, type PersonMark } from '../mark-form.ts';
import { storedRows } from '../mark-rows.ts';
import { openCases } from '../open-cases.ts';
import { stopProvenSame } from '../stop-proven-same.ts';
import { stopSayer } from '../stop-sayer.ts';
import { insertMarks, insertMatches } from '../store-marks.ts';

/**
 * Notes by what a member is known, and every account that turns out to have the same mark: a case
 * of the desk each. Where both have proven a sure mark and one is excluded, the other is stopped at
 * once (R12); what is only typed in stops nobody else, because anybody can type what is another's.
 * It stops who typed it, where they never did before the exclusion. Repeated it does nothing, so a
 * stop that was lifted stays lifted.
 */
export async function noteMarks(
  ctx: Ctx,
  memberId: MemberId,
  marks: readonly PersonMark[],
): Promise<void> {
  const at = ctx.clock.now();
  const fresh = await insertMarks(ctx.tx, { ...storedRows(marks), memberId, at });
  const found = await insertMatches(ctx.tx, { memberId, at });
  if (found.length > 0) {
    await tellDesk(ctx, memberId, found);
  }
  await stopProvenSame(ctx, memberId);
  const said = marks.filter((mark) => fresh.has(markHash(mark) ?? ''));
  await stopSayer(ctx, memberId, said);
}

async function tellDesk(
  ctx: Ctx,
  memberId: MemberId,
  matches: Awaited<ReturnType<typeof insertMatches>>,
): Promise<void> {
  await openCases(ctx, memberId, matches);
  const kinds = [...new Set(matches.map(({ kind }) => kind))].toSorted().join(', ');
  await recordEvents(ctx, {
    action: 'member.same_person',
    subject: { type: 'member', id: memberId },
    after: { marks: kinds, accounts: String(new Set(matches.map(({ otherId }) => otherId)).size) },
  });
}
