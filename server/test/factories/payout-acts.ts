import * as accounts from '../../src/contexts/cashier/accounts/use-cases/create-payout-account.ts';
import { sendPayout } from '../../src/contexts/cashier/payouts/use-cases/send-payout.ts';
import * as receipts from '../../src/contexts/cashier/withdrawals/use-cases/close-receipts.ts';
import * as orders from '../../src/contexts/cashier/withdrawals/use-cases/request-withdrawal.ts';

/** What members, the desk and the clock do to withdrawals, for runs that go without the wire. */
export const payoutActs = {
  bind: accounts.createPayoutAccount,
  request: orders.requestWithdrawal,
  send: sendPayout,
  closeReceipts: receipts.closeReceipts,
};
