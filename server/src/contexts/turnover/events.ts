import type { RequirementState } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { RollupScope } from './column-types.ts';
import type { RequirementSource } from './requirement.ts';

/** A requirement of a member came to another state; OPEN when a void opened it again. */
export interface RequirementMoved {
  readonly requirementId: string;
  readonly memberId: MemberId;
  readonly source: RequirementSource;
  readonly reference: string;
  readonly state: RequirementState;
}

/** What was added to the sums of a member in an hour; amounts are minor units as text. */
export interface FoldedRow {
  readonly memberId: MemberId;
  readonly category: RollupScope;
  /** The beginning of the hour, and the day of the site in which it lies. */
  readonly hour: string;
  readonly siteDay: string;
  readonly betCount: number;
  readonly stake: string;
  readonly valid: string;
  readonly payout: string;
  readonly jackpot: string;
  readonly deposit: string;
  readonly depositCount: number;
  readonly withdrawal: string;
  readonly fee: string;
  readonly bonus: string;
  readonly rebate: string;
  readonly salary: string;
  readonly dividend: string;
}

declare module '../../platform/outbox.ts' {
  interface DomainEvents {
    readonly 'turnover.requirement_moved': RequirementMoved;
    /** Each fact is in exactly one of them. */
    readonly 'turnover.folded': { readonly rows: readonly FoldedRow[] };
  }
}
