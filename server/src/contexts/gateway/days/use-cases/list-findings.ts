import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { readAccounts } from '../../../members/index.ts';
import { type FindingRow, selectFindings } from '../store-findings.ts';

export interface NamedFinding extends FindingRow {
  /** What the member signs in with; empty where the vendor named nobody that we know. */
  readonly account: string;
}

/** A page of findings with the names of their members. */
export async function listFindings(
  ctx: Ctx<OperatorActor>,
  query: {
    readonly isOpen: boolean;
    readonly vendorCode?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<{ readonly rows: readonly NamedFinding[]; readonly nextCursor: string | null }> {
  const { cursor: after, limit, ...filters } = query;
  const found = await selectFindings(ctx.tx, { ...filters, after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const nextCursor = found.length > limit ? (page.at(-1)?.id ?? null) : null;
  return { rows: await namedFindings(ctx, page), nextCursor };
}

export async function namedFindings(
  ctx: Ctx<OperatorActor>,
  rows: readonly FindingRow[],
): Promise<readonly NamedFinding[]> {
  const ids = rows.flatMap(({ memberId }) => (memberId === null ? [] : [memberId]));
  const accounts = await readAccounts(ctx, ids);
  return rows.map((row) => ({
    ...row,
    account: row.memberId === null ? '' : (accounts.get(row.memberId) ?? ''),
  }));
}
