import type { DepositId, TransferId, WithdrawalId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  SelectDepositNumbers,
  SelectTransferNumbers,
  SelectWithdrawalNumbers,
} from './generated/statements.ts';

export async function selectDepositNumbers(
  tx: Transaction,
  ids: readonly DepositId[],
): Promise<readonly SelectDepositNumbers['row'][]> {
  const { rows } = await sql<SelectDepositNumbers>`
    select id, reference from deposits where id = any(${ids}::text[])
  `.execute(tx);
  return rows;
}

export async function selectWithdrawalNumbers(
  tx: Transaction,
  ids: readonly WithdrawalId[],
): Promise<readonly SelectWithdrawalNumbers['row'][]> {
  const { rows } = await sql<SelectWithdrawalNumbers>`
    select id, reference from withdrawals where id = any(${ids}::text[])
  `.execute(tx);
  return rows;
}

export async function selectTransferNumbers(
  tx: Transaction,
  ids: readonly TransferId[],
): Promise<readonly SelectTransferNumbers['row'][]> {
  const { rows } = await sql<SelectTransferNumbers>`
    select id, reference from member_transfers where id = any(${ids}::text[])
  `.execute(tx);
  return rows;
}
