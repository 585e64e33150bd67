import { assert } from '@portal/money';
import type {
  ComplaintRefusal,
  RejectionReason,
  Ruling,
  WithdrawalQuestion,
} from '@portal/protocol';
import type { Failure } from '@portal/protocol/client';
import { useMoneyCall } from '../../shared/use-money-call.ts';
import { approveWithdrawal } from './api/approve-withdrawal.ts';
import { askAboutWithdrawal } from './api/ask-about-withdrawal.ts';
import { claimWithdrawal } from './api/claim-withdrawal.ts';
import { endPayout } from './api/end-payout.ts';
import { failWithdrawal } from './api/fail-withdrawal.ts';
import { pauseReceipt } from './api/pause-receipt.ts';
import { payWithdrawal } from './api/pay-withdrawal.ts';
import type { ReviewedWithdrawal } from './api/read-withdrawal.ts';
import { rejectWithdrawal } from './api/reject-withdrawal.ts';
import { returnWithdrawal } from './api/return-withdrawal.ts';
import { ruleWithdrawal } from './api/rule-withdrawal.ts';
import { settleComplaint } from './api/settle-complaint.ts';
import { sendWithdrawal } from './api/send-withdrawal.ts';
import { payoutEndBody, payoutEndsOf } from './payout-ends.ts';

export type Decision = ReviewedWithdrawal['abilities'][number];

interface Typed {
  readonly reason: string;
  readonly bankReference: string;
  readonly provider: string;
  readonly code: RejectionReason | '';
  readonly question: WithdrawalQuestion;
  readonly ruling: Ruling | '';
  readonly amount: string;
  /** The payment that came back. */
  readonly sliceId: string;
  /** The payment complained of, and what becomes of the complaint. */
  readonly complainedId: string;
  readonly answer: 'pay' | ComplaintRefusal;
  /** How a payment ends of which its provider said something strange. */
  readonly payoutEnd: string;
}

/** The order as the decision left it. */
type Sent = { readonly ok: true; readonly value: ReviewedWithdrawal } | Failure;

type EndBody = ReturnType<typeof payoutEndBody>;

interface Reasoned {
  readonly reason: string;
}

/**
 * Carries a decision out; one that moves money keeps its key while its outcome is unknown. The slip
 * proves a payment by hand.
 */
export function useDecide(
  withdrawal: ReviewedWithdrawal,
  slip: string | undefined,
): (decision: Decision, typed: Typed) => Promise<Sent> {
  const params = { id: withdrawal.id };
  const approve = useMoneyCall((body: Reasoned, key) => approveWithdrawal({ params, body, key }));
  const end = useMoneyCall((body: EndBody, key) => endPayout({ params, body, key }));
  const fail = useMoneyCall((body: Reasoned, key) => failWithdrawal({ params, body, key }));
  const reject = useMoneyCall((body: Reasoned & { readonly code: RejectionReason }, key) =>
    rejectWithdrawal({ params, body, key }),
  );
  const pay = useMoneyCall(
    (body: Reasoned & Pick<Typed, 'bankReference'> & { readonly image?: string }, key) =>
      payWithdrawal({ params, body, key }),
  );
  const send = useMoneyCall((body: Reasoned & Pick<Typed, 'provider'>, key) =>
    sendWithdrawal({ params, body, key }),
  );
  const comeBack = useMoneyCall((body: Reasoned & Pick<Typed, 'bankReference' | 'sliceId'>, key) =>
    returnWithdrawal({ params, body, key }),
  );
  const rule = useMoneyCall(
    (body: Reasoned & { readonly ruling: Ruling; readonly amount?: string }, key) =>
      ruleWithdrawal({ params, body, key }),
  );
  const settle = useMoneyCall(
    (body: Reasoned & Pick<Typed, 'sliceId'> & ReturnType<typeof decisionOf>, key) =>
      settleComplaint({ params, body, key }),
  );
  return async (decision, typed) => {
    const { code, ruling, amount } = typed;
    const reason = typed.reason.trim();
    const bankReference = typed.bankReference.trim();
    switch (decision) {
      case 'claim':
        return claimWithdrawal({ params });
      case 'ask':
        return askAboutWithdrawal({ params, body: { reason, code: typed.question } });
      case 'pause':
        return pauseReceipt({ params, body: { reason } });
      case 'approve':
        return approve({ reason });
      case 'end':
        return end(payoutEndBody(payoutEndsOf(withdrawal), { ...typed, reason }));
      case 'fail':
        return fail({ reason });
      case 'reject':
        return reject({ reason, code: chosen(code) });
      case 'pay':
        return pay({
          reason,
          bankReference,
          ...(slip !== undefined && { image: slip }),
        });
      case 'send':
        return send({ reason, provider: typed.provider });
      case 'return':
        return comeBack({ reason, sliceId: typed.sliceId, bankReference });
      case 'settle':
        return settle({ reason, sliceId: typed.complainedId, ...decisionOf(typed.answer) });
      case 'rule':
        return rule({
          reason,
          ruling: chosen(ruling),
          ...(ruling === 'partial' && { amount: amount.trim() }),
        });
    }
  };
}

/** The form sends a decision only once its choice is made (`useMissing`). */
function chosen<Value extends string>(value: Value): Exclude<Value, ''> {
  assert(value !== '', 'a choice is made before it is sent');
  return value as Exclude<Value, ''>;
}

function decisionOf(answer: Typed['answer']) {
  return answer === 'pay'
    ? { decision: 'pay' as const }
    : { decision: 'refuse' as const, refusal: answer };
}
