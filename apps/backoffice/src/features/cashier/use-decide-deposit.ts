import type { DepositRefusal } from '@portal/protocol';
import type { Failure } from '@portal/protocol/client';
import { useMoneyCall } from '../../shared/use-money-call.ts';
import { chargeBackDeposit } from './api/charge-back-deposit.ts';
import { claimDeposit } from './api/claim-deposit.ts';
import { confirmDeposit } from './api/confirm-deposit.ts';
import { creditDeposit } from './api/credit-deposit.ts';
import { endRefund } from './api/end-refund.ts';
import type { ReviewedDeposit } from './api/read-deposit.ts';
import { refundDeposit } from './api/refund-deposit.ts';
import { refuseDeposit } from './api/refuse-deposit.ts';

export type DepositDecision = ReviewedDeposit['abilities'][number];

/** The deposit as the decision left it. */
interface Decided {
  readonly ok: true;
  readonly value: ReviewedDeposit;
}

interface Typed {
  readonly reason: string;
  readonly amount: string;
  readonly bankReference: string;
  readonly payerName: string;
  readonly code: DepositRefusal;
}

interface Reasoned {
  readonly reason: string;
}

interface Referenced extends Reasoned {
  readonly bankReference: string;
}

type Arrived = Referenced & Pick<Typed, 'amount' | 'payerName'>;

/** Carries a decision out; one that moves money keeps its key while its outcome is unknown. */
export function useDecideDeposit(
  id: string,
): (decision: DepositDecision, typed: Typed) => Promise<Decided | Failure> {
  const params = { id };
  const confirm = useMoneyCall((body: Arrived, key) => confirmDeposit({ params, body, key }));
  const credit = useMoneyCall((body: Reasoned, key) => creditDeposit({ params, body, key }));
  const takeBack = useMoneyCall((body: Referenced, key) =>
    chargeBackDeposit({ params, body, key }),
  );
  const end = useMoneyCall((body: Referenced, key) => endRefund({ params, body, key }));
  return async (decision, typed) => {
    const { code } = typed;
    const reason = typed.reason.trim();
    const bankReference = typed.bankReference.trim();
    switch (decision) {
      case 'claim':
        return claimDeposit({ params });
      case 'confirm':
        return confirm({
          reason,
          bankReference,
          payerName: typed.payerName.trim(),
          amount: typed.amount.trim(),
        });
      case 'refuse':
        return refuseDeposit({ params, body: { reason, code } });
      case 'credit':
        return credit({ reason });
      case 'refund':
        return refundDeposit({ params, body: { reason } });
      case 'end_refund':
        return end({ reason, bankReference });
      case 'charge_back':
        return takeBack({ reason, bankReference });
    }
  };
}
