import * as accounts from '../../src/contexts/cashier/accounts/use-cases/create-payout-account.ts';
import { sendPayout } from '../../src/contexts/cashier/payouts/use-cases/send-payout.ts';
import { demoSlip } from '../../src/contexts/cashier/proofs/demo-picture.ts';
import { drawnPictures } from '../../src/contexts/cashier/proofs/pictures.ts';
import { selectSlices } from '../../src/contexts/cashier/withdrawals/store-slices.ts';
import * as answers from '../../src/contexts/cashier/withdrawals/use-cases/answer-receipt.ts';
import * as receipts from '../../src/contexts/cashier/withdrawals/use-cases/close-receipts.ts';
import * as payments from '../../src/contexts/cashier/withdrawals/use-cases/pay-withdrawal.ts';
import * as orders from '../../src/contexts/cashier/withdrawals/use-cases/request-withdrawal.ts';
import * as returns from '../../src/contexts/cashier/withdrawals/use-cases/return-withdrawal.ts';
import * as rulings from '../../src/contexts/cashier/withdrawals/use-cases/rule-withdrawal.ts';

/** What members, the desk and the clock do to withdrawals, for runs that go without the wire. */
export const payoutActs = {
  bind: accounts.createPayoutAccount,
  request: orders.requestWithdrawal,
  send: sendPayout,
  pay: payments.payWithdrawal,
  takeBack: returns.returnWithdrawal,
  slicesOf: selectSlices,
  answer: answers.answerReceipt,
  closeReceipts: receipts.closeReceipts,
  rule: rulings.ruleWithdrawal,
};

/** A picture that shows what did not arrive, and no picture at all. */
export const slip = demoSlip;
export const noSlip = drawnPictures([]);
