import type { PeriodType, Scope } from '@portal/commission';
import type {
  BillId,
  BillPayState,
  BillStatus,
  ContractId,
  ContractKind,
  ContractState,
  MemberId,
  RunId,
} from '@portal/protocol';
import type { StoredTier } from './agreements/tiers.ts';
import type { StoredRules } from './pay/stored-rules.ts';
import type { StoredWhy } from './pay/why.ts';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'contracts.id': ContractId;
  readonly 'contracts.kind': ContractKind;
  readonly 'contracts.payer_id': MemberId;
  readonly 'contracts.payee_id': MemberId;
  readonly 'contracts.scope': Scope;
  readonly 'contracts.period_type': PeriodType;
  readonly 'contracts.tiers': readonly StoredTier[];
  readonly 'contracts.state': ContractState;
  readonly 'contracts.replaces_id': ContractId;
  readonly 'contract_runs.id': RunId;
  readonly 'contract_runs.kind': ContractKind;
  readonly 'contract_runs.period_type': PeriodType;
  readonly 'contract_runs.rules': StoredRules;
  readonly 'contract_bills.id': BillId;
  readonly 'contract_bills.run_id': RunId;
  readonly 'contract_bills.contract_id': ContractId;
  readonly 'contract_bills.payer_id': MemberId;
  readonly 'contract_bills.payee_id': MemberId;
  readonly 'contract_bills.kind': ContractKind;
  readonly 'contract_bills.scope': Scope;
  readonly 'contract_bills.status': BillStatus;
  readonly 'contract_bills.pay_state': BillPayState;
  readonly 'contract_bills.why': StoredWhy;
  readonly 'bill_payments.bill_id': BillId;
  readonly 'bill_payments.from_id': MemberId;
  readonly 'bill_payments.to_id': MemberId;
  readonly 'contract_debts.bill_id': BillId;
  readonly 'contract_debts.payer_id': MemberId;
  readonly 'contract_debts.payee_id': MemberId;
  readonly 'contract_reserves.payer_id': MemberId;
  readonly 'contract_receivables.contract_id': ContractId;
  readonly 'contract_windows.bill_id': BillId;
  readonly 'contract_corrections.member_id': MemberId;
  readonly 'contract_clawbacks.bill_id': BillId;
  readonly 'contract_clawbacks.why_before': StoredWhy;
}
