import type { Scope } from '../category.ts';
import type { PeriodType } from './period.ts';
import type { ContractKind, Tier } from './tier.ts';

export const contractStates = [
  'PENDING',
  'ACTIVE',
  'TERM_REQUESTED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  'CANCELLED',
  'TERMINATED',
  'SUPERSEDED',
  'AUTO_ENDED',
] as const;
export type ContractState = (typeof contractStates)[number];

/** The payer of top agents; it never runs short. */
export const house = 'HOUSE';

/** An agent's pay contract (agents-loyalty-money.md C1). */
export interface Contract {
  readonly id: string;
  readonly kind: ContractKind;
  readonly payer: string;
  readonly payee: string;
  readonly scope: Scope;
  /** The units in which it is settled; absent where nothing but the usual ones of its kind is. */
  readonly periodType?: PeriodType | undefined;
  readonly state: ContractState;
  readonly tiers: readonly Tier[];
  /** Start of effect; absent when it began before the unit. */
  readonly from?: Temporal.Instant;
  /** End of effect; absent while it is open. */
  readonly to?: Temporal.Instant;
}

const live: ReadonlySet<ContractState> = new Set(['ACTIVE', 'TERM_REQUESTED']);
const endedAfterLife: ReadonlySet<ContractState> = new Set([
  'TERMINATED',
  'SUPERSEDED',
  'AUTO_ENDED',
  'EXPIRED',
]);

export function isLive({ state }: Pick<Contract, 'state'>): boolean {
  return live.has(state);
}

/** What of an agent's own contracts stands for a promise: its scope, in the same units (C2). */
export function isInReach(
  contract: Pick<Contract, 'scope' | 'periodType'>,
  promise: Pick<Contract, 'scope' | 'periodType'>,
): boolean {
  const isInScope = contract.scope === 'CONS' || contract.scope === promise.scope;
  return isInScope && contract.periodType === promise.periodType;
}

/** A half-open span of time, `[start, end)`. */
export interface Span {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
}

/**
 * Whether the contract is settled for the unit: in force for all of it (agents-loyalty-money.md C3,
 * units are never split). One that ended exactly at the unit's end still is. Real-time pay begins
 * and ends inside a day, so its unit is the day up to a boundary, of which it counts its own part:
 * it stands in the list of its first boundary, where that part is still empty.
 */
export function isDueFor(contract: Contract, unit: Span): boolean {
  const { kind, state, from, to } = contract;
  const latestStart = kind === 'REALTIME' ? unit.end : unit.start;
  const hasBegun = from === undefined || Temporal.Instant.compare(from, latestStart) <= 0;
  const hasLasted =
    to === undefined ||
    (kind === 'REALTIME'
      ? Temporal.Instant.compare(to, unit.start) > 0
      : Temporal.Instant.compare(to, unit.end) >= 0);
  const wasInForce = live.has(state) || (endedAfterLife.has(state) && to !== undefined);
  return wasInForce && hasBegun && hasLasted;
}

/** The part of a span in which the contract was in force. */
export function partInForce({ from, to }: Contract, { start, end }: Span): Span {
  const isLater = from !== undefined && Temporal.Instant.compare(from, start) > 0;
  const isEarlier = to !== undefined && Temporal.Instant.compare(to, end) < 0;
  return { start: isLater ? from : start, end: isEarlier ? to : end };
}
