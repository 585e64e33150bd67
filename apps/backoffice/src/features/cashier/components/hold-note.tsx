import type { ReviewedWithdrawal } from '../api/read-withdrawal.ts';
import { heldReason } from '../held-reason.ts';
import { useStepReason } from '../step-reasons.ts';

/** What stands against paying a withdrawal; it is no step of its history. */
export function HoldNote({ withdrawal }: { readonly withdrawal: ReviewedWithdrawal }) {
  const reasonText = useStepReason();
  const reason = heldReason(withdrawal);
  return reason === undefined ? null : <p className="m-0 text-warn">{reasonText(reason)}</p>;
}
