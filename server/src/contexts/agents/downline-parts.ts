import type { ContractKind, Scope, Tier } from '@portal/commission';
import type { IncomeSource, MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';

/** A wage that a contract in force, or one that waits, pays. */
export interface Wage {
  readonly kind: ContractKind;
  readonly scope: Scope;
  readonly tiers: readonly Tier[];
}

export interface PaidIncomeQuery {
  readonly memberId: MemberId;
  /** Of the moments of payment; the end excluded. */
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  readonly source: IncomeSource | undefined;
  readonly scope: Scope | undefined;
}

/** What came in and went on of a source in a day; minor units. */
export interface IncomeLine {
  readonly day: string;
  readonly source: IncomeSource;
  /** What a contract counts, or the category of a rebate; null for envelopes. */
  readonly scope: Scope | null;
  readonly baseMinor: bigint | null;
  /** Parts per million, as text; null where several rates or a fixed amount paid. */
  readonly ratePpm: string | null;
  readonly receivedMinor: bigint;
  readonly paidMinor: bigint;
  /** Of what is taken back: which pay it was, and of which unit, as people read it. */
  readonly takenBackOf?: { readonly source: IncomeSource; readonly unit: string };
}

export interface PaidIncome {
  readonly lines: readonly IncomeLine[];
  /** What went to each directly below, the most first. */
  readonly below: readonly { readonly payeeId: MemberId; readonly amountMinor: bigint }[];
}

/** What a downline shows of higher contexts, which the wiring brings. */
export interface DownlineParts {
  /** Of which kinds contracts pay these; whoever has none fails. */
  readonly contractKinds: (
    ctx: Ctx,
    ids: readonly MemberId[],
  ) => Promise<ReadonlyMap<MemberId, readonly ContractKind[]>>;
  /** What was paid to and from an agent: by contracts, in envelopes, as rebates. */
  readonly incomeOf: (ctx: Ctx, query: PaidIncomeQuery) => Promise<PaidIncome>;
  /** Of the house: rows of the wages that it pays a top agent for a scope. */
  readonly wagesOf: (ctx: Ctx, id: MemberId) => Promise<readonly Wage[]>;
  /** In the ladder of the site; whoever stands on no rank yet fails. */
  readonly ranks: (ctx: Ctx, ids: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, number>>;
}

/** Whether the site lets agents see what those below them hold. */
export interface ShownBalances {
  readonly showsBalances: () => boolean;
}
