import type { PeriodType, Scope } from '@portal/commission';
import type { ContractId, ContractKind, ContractState, MemberId } from '@portal/protocol';
import type { StoredTier } from './agreements/tiers.ts';

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
}
