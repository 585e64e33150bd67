import type { TeamFigures } from '../figures/team.ts';
import { billOf, type Bill, type BillOptions } from './bill.ts';
import type { Contract } from './contract.ts';

/** A past unit with the figures that its run was computed from. */
export interface PastUnit {
  readonly key: string;
  readonly figures: TeamFigures;
}

/**
 * What a proposed contract would have paid in past units, so that both sides see it before signing.
 */
export function replay(
  proposal: Contract,
  units: readonly PastUnit[],
  options: BillOptions,
): { readonly bills: readonly (Bill & { readonly key: string })[]; readonly totalMinor: bigint } {
  const bills = units.map(({ key, figures }) => ({ key, ...billOf(proposal, figures, options) }));
  return { bills, totalMinor: bills.reduce((sum, { amountMinor }) => sum + amountMinor, 0n) };
}
