import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { subjectCards } from '../../identity/index.ts';
import { excludedAmong } from './excluded-among.ts';
import type { PersonCaseRow } from './store-person-cases.ts';

/** One of the two accounts of a case. */
export interface PersonSide {
  readonly memberId: MemberId;
  readonly account: string;
  readonly registeredAt: Temporal.Instant;
  readonly lastSignInAt: Temporal.Instant | null;
  readonly isExcluded: boolean;
}

export interface NamedPersonCase extends PersonCaseRow {
  readonly newer: PersonSide;
  readonly older: PersonSide;
}

/** Cases with who the two are. */
export async function namedPersons(
  ctx: Ctx,
  rows: readonly PersonCaseRow[],
): Promise<readonly NamedPersonCase[]> {
  const ids = [...new Set(rows.flatMap(({ newerId, olderId }) => [newerId, olderId]))];
  const cards = await subjectCards(ctx, ids);
  const excluded = await excludedAmong(ctx, ids);
  const sideOf = (memberId: MemberId, { foundAt }: PersonCaseRow): PersonSide => {
    const card = cards.get(memberId);
    return {
      memberId,
      account: card?.username ?? memberId,
      registeredAt: card?.createdAt ?? foundAt,
      lastSignInAt: card?.lastSignInAt ?? null,
      isExcluded: excluded.has(memberId),
    };
  };
  return rows.map((row) => ({
    ...row,
    newer: sideOf(row.newerId, row),
    older: sideOf(row.olderId, row),
  }));
}
