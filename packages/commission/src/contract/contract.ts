import type { Scope } from '../category.ts';
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

/** An agent's pay contract (C1). */
export interface Contract {
  readonly id: string;
  readonly kind: ContractKind;
  readonly payer: string;
  readonly payee: string;
  readonly scope: Scope;
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

/**
 * Whether the contract is settled for the unit: in force for all of it (C3, units are never split).
 * One that ended exactly at the unit's end still is. Real-time pay begins inside its first day, so
 * it only has to have begun before the unit's end.
 */
export function isSettledFor(
  contract: Contract,
  unit: { readonly start: Temporal.Instant; readonly end: Temporal.Instant },
): boolean {
  const latestStart = contract.kind === 'REALTIME' ? unit.end : unit.start;
  const hasBegun =
    contract.from === undefined || Temporal.Instant.compare(contract.from, latestStart) <= 0;
  const hasLasted =
    contract.to === undefined || Temporal.Instant.compare(contract.to, unit.end) >= 0;
  const wasInForce =
    live.has(contract.state) || (endedAfterLife.has(contract.state) && contract.to !== undefined);
  return wasInForce && hasBegun && hasLasted;
}
