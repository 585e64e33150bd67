import type { StandingFlag } from '@portal/commission';
import type { MemberId, OperatorId, PersonCaseId, StopCause } from '@portal/protocol';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'standing_flags.member_id': MemberId;
  readonly 'standing_flags.flag': StandingFlag;
  readonly 'standing_flags.cause': StopCause;
  readonly 'ended_stops.member_id': MemberId;
  readonly 'ended_stops.flag': StandingFlag;
  readonly 'breaks.member_id': MemberId;
  readonly 'limit_raises.member_id': MemberId;
  readonly 'member_limits.member_id': MemberId;
  readonly 'limit_windows.member_id': MemberId;
  readonly 'play_states.member_id': MemberId;
  readonly 'persons.member_id': MemberId;
  readonly 'person_marks.member_id': MemberId;
  readonly 'person_matches.member_id': MemberId;
  readonly 'person_matches.other_id': MemberId;
  readonly 'person_cases.id': PersonCaseId;
  readonly 'person_cases.newer_id': MemberId;
  readonly 'person_cases.older_id': MemberId;
  readonly 'person_cases.claimed_by': OperatorId;
  readonly 'person_cases.lift_by': OperatorId;
}
