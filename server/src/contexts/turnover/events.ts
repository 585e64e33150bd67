import type { Category, RequirementState } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { RollupScope } from './column-types.ts';
import type { PlayGroups } from './facts.ts';
import type { RequirementSource } from './requirement.ts';

/** A requirement of a member came to another state; OPEN when a void opened it again. */
export interface RequirementMoved {
  readonly requirementId: string;
  readonly memberId: MemberId;
  readonly source: RequirementSource;
  readonly reference: string;
  readonly state: RequirementState;
}

/**
 * What of the stakes at a prize group was staked on games with these groups; minor units as text.
 */
export interface GroupStake extends PlayGroups {
  readonly stake: string;
}

/** What rebates are counted on; minor units as text. */
export interface PlayedSums {
  readonly valid: string;
  /** As `PayFigures`; an event that is older than they are has none. */
  readonly noRebate?: string;
  readonly noShare?: string;
  readonly groupStake?: string;
  /** Parts of `groupStake`; what no part names was staked on games of the shipped groups. */
  readonly groupStakes?: readonly GroupStake[];
}

/** What was added to the sums of a member in an hour; amounts are minor units as text. */
export interface FoldedRow extends PlayedSums {
  readonly memberId: MemberId;
  readonly category: RollupScope;
  /** The beginning of the hour, and the day of the site in which it lies. */
  readonly hour: string;
  readonly siteDay: string;
  readonly betCount: number;
  readonly stake: string;
  readonly payout: string;
  readonly jackpot: string;
  /** Of an hour in which its day was cut: what was played from each moment on; they sum to it. */
  readonly parts?: readonly (PlayedSums & { readonly since: string })[];
  readonly deposit: string;
  readonly depositCount: number;
  readonly withdrawal: string;
  readonly fee: string;
  readonly bonus: string;
  readonly rebate: string;
  readonly salary: string;
  readonly dividend: string;
}

/** A figure of a day of the whole site, as the sums and as the ledger have it; as text. */
export interface UnprovenFigure {
  readonly siteDay: string;
  readonly figure: 'stake' | 'payout';
  readonly rollup: string;
  readonly ledger: string;
}

/** What was booked before and is taken back, or changed, now; differences as text. */
export interface CorrectedRow {
  readonly memberId: MemberId;
  readonly category: Category;
  readonly bookedAt: string;
  readonly stake: string;
  readonly valid: string;
  readonly noSalary?: string;
  readonly noRebate?: string;
  readonly noShare?: string;
  readonly groupStake?: string;
  readonly groupStakes?: readonly GroupStake[];
  readonly payout: string;
}

declare module '../../platform/outbox.ts' {
  interface DomainEvents {
    readonly 'turnover.requirement_moved': RequirementMoved;
    /** Besides, the same facts are in the sums of the moment in which they were corrected. */
    readonly 'turnover.corrected': {
      readonly at: string;
      readonly rows: readonly CorrectedRow[];
    };
    /** A proof found these; the next one says again what still differs. */
    readonly 'turnover.unproven': { readonly figures: readonly UnprovenFigure[] };
    /** Each fact is in exactly one of them. */
    readonly 'turnover.folded': { readonly rows: readonly FoldedRow[] };
  }
}
