import type { MemberRow, TeamFigures } from '../figures/team.ts';
import type { AgentTree } from '../figures/tree.ts';
import type { Bill } from './bill.ts';
import { isDueFor, partInForce, type Contract, type Span } from './contract.ts';
import { billsFrom, figuresByScope, type RunSettings } from './run.ts';

/**
 * What one boundary of the five-minute grid is computed from (agents-loyalty-money.md C6,
 * real-time).
 */
export interface BoundaryBasis {
  readonly tree: AgentTree;
  readonly contracts: readonly Contract[];
  /** From the start of the site's day to the boundary. */
  readonly day: Span;
  /** Rows of what was booked in a span, as far as it still stands at the boundary. */
  readonly rowsIn: (span: Span) => readonly MemberRow[];
}

/**
 * Bills of the real-time contracts on the day's figures up to a boundary, in paying order. A
 * contract that began or ended inside the day counts what was booked while it was in force
 * (agents-loyalty-money.md C3), so the figures are summed once per such part of the day.
 */
export function boundaryBills(basis: BoundaryBasis, settings: RunSettings): readonly Bill[] {
  const { tree, contracts, day, rowsIn } = basis;
  const byPart = new Map<string, (contract: Contract) => TeamFigures>();
  const standing = contracts.filter((contract) => isDueFor(contract, day));
  return billsFrom({ tree, contracts: standing, carryIn: new Map() }, settings, (contract) => {
    const part = partInForce(contract, day);
    const key = `${part.start.toString()} ${part.end.toString()}`;
    const figuresFor = byPart.get(key) ?? figuresByScope({ tree, rows: rowsIn(part) }, settings);
    byPart.set(key, figuresFor);
    return figuresFor(contract);
  });
}
