import type { ProposalRefusal } from '@portal/commission';
import type { ErrorCode } from '@portal/protocol';
import { Refusal } from '../../../platform/refusal.ts';

const codes: Partial<Readonly<Record<ProposalRefusal, ErrorCode>>> = {
  KIND_DISABLED: 'contract_kind_disabled',
  NOT_ALLOWED: 'contract_not_allowed',
  IN_DEBT: 'contract_in_debt',
  PAY_PASSWORD: 'payment_proof_required',
  ALREADY_PENDING: 'contract_already_pending',
  SCOPE_CONFLICT: 'contract_scope_conflict',
  NO_OWN_CONTRACT: 'contract_not_covered',
  SCOPE_NOT_COVERED: 'contract_not_covered',
  PERIOD_NOT_COVERED: 'contract_not_covered',
  ABOVE_OWN_RATE: 'contract_not_covered',
  WOULD_END_DOWNLINE: 'contract_ends_others',
};

/** What the rules refuse, in the words of the wire; all that is wrong with rows is one code. */
export function proposalRefusal(
  code: ProposalRefusal,
  facts: { readonly row?: number; readonly kind: string },
): Refusal {
  const known = codes[code] ?? 'contract_terms';
  const rule = code.toLowerCase();
  switch (known) {
    case 'contract_kind_disabled':
      return new Refusal(known, { kind: facts.kind });
    case 'contract_not_covered':
    case 'contract_terms':
      return new Refusal(known, facts.row === undefined ? { rule } : { rule, row: facts.row + 1 });
    default:
      return new Refusal(known);
  }
}
