import type { MemberId, PersonMarkKind } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { caseMarks } from './linked-members.ts';
import { insertPersonCases } from './store-person-cases.ts';

/**
 * A case for each account that shares more than a name with one. A pair has one case for ever, so
 * that nobody is asked again about what was decided.
 */
export async function openCases(
  ctx: Ctx,
  memberId: MemberId,
  matches: readonly { readonly otherId: MemberId; readonly kind: PersonMarkKind }[],
): Promise<void> {
  const telling = matches.filter(({ kind }) => caseMarks.some((mark) => mark === kind));
  const pairs = [...new Set(telling.map(({ otherId }) => otherId))].map((otherId) => ({
    id: ctx.ids.next('psn'),
    newerId: memberId > otherId ? memberId : otherId,
    olderId: memberId > otherId ? otherId : memberId,
  }));
  await insertPersonCases(ctx.tx, pairs, ctx.clock.now());
}
