import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { openNumber } from '../accounts/account-number.ts';
import type { Deposit } from '../deposits/store-deposits.ts';
import { noTicket, type Ticket } from '../deposits/ticket.ts';
import { findOrder } from '../withdrawals/store-withdrawals.ts';
import { accountOf } from '../withdrawals/whole.ts';
import { findPeerSlice } from './store-peers.ts';

/**
 * Where another member is paid to: shown to the payer alone, and no longer than it is to be paid
 * (agents-loyalty-money.md E6). An operator sees it at the withdrawal.
 */
export async function ticketOfPeer(ctx: Ctx, deposit: Deposit): Promise<Ticket | null> {
  const { actor } = ctx;
  const isPayer = actor.kind === 'member' && actor.id === deposit.memberId;
  const slice =
    isPayer && deposit.state === 'AWAITING' ? await findPeerSlice(ctx.tx, deposit.id) : undefined;
  if (slice === undefined) {
    return null;
  }
  const order = assertDefined(await findOrder(ctx.tx, slice.withdrawalId), 'a slice has one');
  const account = await accountOf(ctx, order);
  const { institution, holder } = account;
  return { ...noTicket, institution, holder, number: openNumber(ctx, account) };
}
