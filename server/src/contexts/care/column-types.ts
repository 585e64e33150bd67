import type { CareCaseId, CareOutcome, CareSign, CareView, MemberId } from '@portal/protocol';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'care_cases.id': CareCaseId;
  readonly 'care_cases.member_id': MemberId;
  readonly 'care_cases.sign': CareSign;
  readonly 'care_cases.state': CareView;
  readonly 'care_cases.outcome': CareOutcome;
  readonly 'care_reminders.member_id': MemberId;
}
