import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import {
  selectRoundTransactions,
  selectTakenBack,
  selectTransactionsNamed,
  type TransactionRow,
} from './store-transactions.ts';

interface MemberTransactions {
  readonly provider: string;
  readonly memberId: MemberId;
  /** Without it the whole round is meant. */
  readonly txId: string | undefined;
  readonly roundId: string | undefined;
}

/** What a sender did to a member under an id, or in a round; none where it never came. */
export async function readTransactions(
  ctx: Ctx,
  { provider, memberId, txId, roundId }: MemberTransactions,
): Promise<readonly TransactionRow[]> {
  if (txId !== undefined) {
    const rows = await selectTransactionsNamed(ctx.tx, { provider, txId });
    return rows.filter((row) => row.memberId === memberId);
  }
  return roundId === undefined
    ? []
    : selectRoundTransactions(ctx.tx, { provider, memberId, roundId });
}

/** Whether a sender took a round of a member back as one, also before anything of it came. */
export function wasRoundTakenBack(
  ctx: Ctx,
  round: { readonly provider: string; readonly memberId: MemberId; readonly roundId: string },
): Promise<boolean> {
  return selectTakenBack(ctx.tx, round);
}
