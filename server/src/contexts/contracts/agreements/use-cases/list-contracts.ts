import type { ContractKind, Scope } from '@portal/commission';
import type { ContractState } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { memberNamed } from '../../../members/index.ts';
import { type ContractRow, countContracts, selectContracts } from '../store-contracts.ts';

export interface ContractQuery {
  readonly direction: 'in' | 'out';
  readonly kind?: ContractKind | undefined;
  readonly scope?: Scope | undefined;
  readonly state?: ContractState | undefined;
  readonly account?: string | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface ContractPage {
  readonly rows: readonly ContractRow[];
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
}

/**
 * Contracts in which the caller is a party, what is open first. An account that is no payee of the
 * caller finds nothing, whether it exists or not.
 */
export async function listContracts(
  ctx: Ctx<MemberActor>,
  query: ContractQuery,
): Promise<ContractPage> {
  const { direction, kind = null, scope = null, state = null, account } = query;
  const { pageNum, pageSize } = query;
  const payee = account === undefined ? undefined : await memberNamed(ctx, account);
  if (account !== undefined && payee === undefined) {
    return { rows: [], total: 0, pageNum, pageSize };
  }
  const payeeId = payee?.id ?? null;
  const filter = { memberId: ctx.actor.id, direction, kind, scope, state, payeeId };
  const total = await countContracts(ctx.tx, filter);
  const offset = (pageNum - 1) * pageSize;
  const rows = await selectContracts(ctx.tx, { filter, offset, limit: pageSize });
  return { rows, total, pageNum, pageSize };
}
