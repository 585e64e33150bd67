import { assertDefined } from '@portal/money';
import type { MemberId, PersonMarkKind } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { sureMarks } from './mark-form.ts';
import { selectLinked, selectLinkedPairs } from './store-linked.ts';

/** Another account that looks like one of the same person, with what they share. */
export interface LinkedMember {
  readonly memberId: MemberId;
  readonly kinds: readonly PersonMarkKind[];
}

/** A name alone may be shared by strangers (agents-loyalty-money.md D8). */
export const linkingMarks = [...sureMarks, 'bank_account', 'device'] as const;

/** With a birth date it is looked at, but links nothing by itself: there are namesakes. */
export const caseMarks = [...linkingMarks, 'name_and_birth'] as const;

/**
 * The accounts that look like the same person as each of these, in one statement (R89); not those
 * of which an operator found that they are another's.
 */
export async function linkedMembers(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, readonly LinkedMember[]>> {
  const rows = await selectLinked(ctx.tx, { ids, kinds: linkingMarks });
  const byMember = Map.groupBy(rows, ({ memberId }) => memberId);
  return new Map(
    [...byMember].map(([id, own]) => {
      const byOther = Map.groupBy(own, ({ otherId }) => otherId);
      const linked = [...byOther].map(([memberId, shared]) => {
        return { memberId, kinds: shared.map(({ kind }) => kind) };
      });
      return [id, linked];
    }),
  );
}

/** Two accounts that look like those of one person. */
export interface LinkedPair {
  readonly memberId: MemberId;
  readonly otherId: MemberId;
}

/** The same as pairs, for whole pages of members. */
export async function linkedPairs(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<readonly LinkedPair[]> {
  const rows = await selectLinkedPairs(ctx.tx, { ids, kinds: linkingMarks });
  return rows.map((row) => ({ memberId: named(row.memberId), otherId: named(row.otherId) }));
}

/** The accounts that were asked about, and those that marks name. */
function named(id: string | null): MemberId {
  return assertDefined(id ?? undefined, 'a pair names both accounts') as MemberId;
}
