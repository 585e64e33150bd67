import type { MemberId, RewardId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { SelectSources, SelectTitles } from '../generated/statements.ts';

export async function selectSources(
  tx: Transaction,
  ids: readonly RewardId[],
): Promise<readonly SelectSources['row'][]> {
  const { rows } = await sql<SelectSources>`
    select id, source from rewards where id = any(${ids}::text[])
  `.execute(tx);
  return rows;
}

/** What some of a member's rewards are called, by locale. */
export async function selectTitles(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, SelectTitles['row']['titles']>> {
  if (query.ids.length === 0) {
    return new Map();
  }
  const { rows } = await sql<SelectTitles>`
    select id, titles from rewards
     where id = any(${query.ids}::text[]) and member_id = ${query.memberId}
  `.execute(tx);
  return new Map(rows.map(({ id, titles }) => [id, titles]));
}
