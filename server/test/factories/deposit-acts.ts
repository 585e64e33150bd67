import { chargeBack } from '../../src/contexts/cashier/deposits/use-cases/charge-back.ts';
import { createDeposit } from '../../src/contexts/cashier/deposits/use-cases/create-deposit.ts';
import { creditDeposit } from '../../src/contexts/cashier/deposits/use-cases/credit-deposit.ts';
import { endRefund } from '../../src/contexts/cashier/deposits/use-cases/end-refund.ts';
import { expireDeposits } from '../../src/contexts/cashier/deposits/use-cases/expire-deposits.ts';
import { refundDeposit } from '../../src/contexts/cashier/deposits/use-cases/refund-deposit.ts';

/** What members, the desk and the clock do to deposits, for runs that go without the wire. */
export const depositActs = {
  open: createDeposit,
  credit: creditDeposit,
  refund: refundDeposit,
  endRefund,
  chargeBack,
  expire: expireDeposits,
};
