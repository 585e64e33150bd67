import type { Bill, ExplanationLine } from '@portal/commission';
import type { StoredTier } from '../agreements/tiers.ts';

/** A line of an explanation as JSON keeps it; the value is a fraction. */
export interface StoredLine {
  readonly figure: string;
  readonly rule: string;
  readonly operation: ExplanationLine['operation'];
  readonly value: readonly [numerator: string, denominator: string];
}

/**
 * Why a bill is what it is: the figures, the rows of the contract, and every step from one to the
 * other, from which anybody can compute it again. Minor units.
 */
export interface StoredWhy {
  readonly tiers: readonly StoredTier[];
  readonly figures: { readonly valid: string; readonly ggr: string; readonly active: number };
  readonly costs: Readonly<Record<string, string>>;
  readonly lines: readonly StoredLine[];
  readonly netLossLines: readonly StoredLine[];
}

function storedLine({ figure, rule, operation, value }: ExplanationLine): StoredLine {
  const { numerator, denominator } = value;
  return { figure, rule, operation, value: [String(numerator), String(denominator)] };
}

export function whyOf(bill: Bill, tiers: readonly StoredTier[]): StoredWhy {
  const { figures, explanation, netLossLines } = bill;
  const { validMinor, ggrMinor, active, costs } = figures;
  return {
    tiers,
    figures: { valid: String(validMinor), ggr: String(ggrMinor), active },
    costs: Object.fromEntries(Object.entries(costs).map(([name, cost]) => [name, String(cost)])),
    lines: explanation.lines.map(storedLine),
    netLossLines: netLossLines.map(storedLine),
  };
}
