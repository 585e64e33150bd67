import type { KycCaseId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { readAccounts } from '../../members/index.ts';
import { type CaseRow, findCase } from './store-cases.ts';

export interface NamedCase extends CaseRow {
  readonly account: string;
}

/** Papers with the account of who sent them. */
export async function named(ctx: Ctx, rows: readonly CaseRow[]): Promise<readonly NamedCase[]> {
  const ids = [...new Set(rows.map(({ memberId }) => memberId))];
  const accounts = await readAccounts(ctx, ids);
  return rows.map((row) => ({ ...row, account: accounts.get(row.memberId) ?? row.memberId }));
}

/** Papers of this site. Refuses with `not_found`. */
export async function ownCase(ctx: Ctx, id: KycCaseId): Promise<CaseRow> {
  const row = await findCase(ctx.tx, id);
  if (row === undefined || row.siteId !== ctx.site.id) {
    throw new Refusal('not_found');
  }
  return row;
}
