import type {
  KycCaseId,
  KycDocumentId,
  KycPaper,
  KycRejection,
  MemberId,
  OperatorId,
} from '@portal/protocol';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'kyc_cases.id': KycCaseId;
  readonly 'kyc_cases.member_id': MemberId;
  readonly 'kyc_cases.paper': KycPaper;
  readonly 'kyc_cases.rejection': KycRejection;
  readonly 'kyc_cases.claimed_by': OperatorId;
  readonly 'kyc_documents.id': KycDocumentId;
  readonly 'kyc_documents.case_id': KycCaseId;
  readonly 'kyc_demands.member_id': MemberId;
}
