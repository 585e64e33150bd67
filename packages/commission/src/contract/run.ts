import { assertDefined } from '@portal/money';
import type { Scope } from '../category.ts';
import type { LossBasis } from '../figures/net-revenue.ts';
import { teamFigures, type MemberRow, type TeamFigures } from '../figures/team.ts';
import { figuresByPart, type UnitPart } from '../figures/team-parts.ts';
import type { AgentTree } from '../figures/tree.ts';
import { billOf, withUnqualifiedUpline, type Bill } from './bill.ts';
import { carryIn, carryOut, type CarryMode } from './carry.ts';
import { house, type Contract } from './contract.ts';

/** Settings of a site that bills depend on (section 9). */
export interface RunSettings {
  readonly lossBasis: LossBasis;
  readonly includeSelf: boolean;
  readonly activeMinValidMinor: bigint;
  /** Whoever never counts as active, such as the frozen (A6). */
  readonly excludedFromActive?: ReadonlySet<string>;
  /** Credited deposits of the unit that an active member also needs (A6). */
  readonly activeMinDepositMinor?: bigint;
  /** Accounts of which one counts as active, by member (A6). */
  readonly clusters?: ReadonlyMap<string, string>;
  readonly carry: CarryMode;
  readonly isLastOfMonth: boolean;
  readonly requiresUplineQualified: boolean;
  readonly maxPayoutMinor?: bigint;
}

/**
 * The basis of a run: contracts in force, figures of the unit, what was carried in
 * (agents-loyalty-money.md C6 step 1).
 */
export interface RunBasis {
  readonly tree: AgentTree;
  readonly contracts: readonly Contract[];
  readonly rows: readonly MemberRow[];
  /** Of a unit within which somebody moved: its rows, each part with the tree of then (A5). */
  readonly parts?: readonly UnitPart[];
  readonly carryIn: ReadonlyMap<string, bigint>;
}

/**
 * Bills of all contracts in paying order: depth of the payee, then contract id
 * (agents-loyalty-money.md C6). A pure function of the basis, so that the same basis gives the same
 * bills for ever.
 */
export function billsOf(basis: RunBasis, settings: RunSettings): readonly Bill[] {
  const { parts } = basis;
  const figuresFor =
    parts === undefined ? figuresByScope(basis, settings) : figuresByPart(parts, settings);
  return billsFrom(basis, settings, figuresFor);
}

/** The same from figures that a caller has for each contract. */
export function billsFrom(
  basis: Omit<RunBasis, 'rows'>,
  settings: RunSettings,
  figuresFor: (contract: Contract) => TeamFigures,
): readonly Bill[] {
  const ordered = payingOrder(basis);
  const bills = ordered.map((contract) =>
    billOf(contract, figuresFor(contract), {
      lossBasis: settings.lossBasis,
      carryInMinor: contract.kind === 'DIVIDEND' ? carriedInto(contract, basis, settings) : 0n,
      ...(settings.maxPayoutMinor !== undefined && { maxPayoutMinor: settings.maxPayoutMinor }),
    }),
  );
  return settings.requiresUplineQualified ? qualified(ordered, bills) : bills;
}

/** Contracts by depth of the payee, then by id. */
export function payingOrder({ contracts, tree }: Pick<RunBasis, 'contracts' | 'tree'>): Contract[] {
  const depth = ({ payee }: Contract): number => tree.depths[tree.indexOf.get(payee) ?? -1] ?? 0;
  return contracts.toSorted((a, b) => depth(a) - depth(b) || (a.id < b.id ? -1 : 1));
}

/** What each dividend contract carries into the next period (agents-loyalty-money.md C5). */
export function carriesOut(
  bills: readonly Bill[],
  basis: RunBasis,
  settings: RunSettings,
): ReadonlyMap<string, bigint> {
  const dividends = new Set(
    basis.contracts.filter(({ kind }) => kind === 'DIVIDEND').map(({ id }) => id),
  );
  const carried = bills.filter(({ contractId }) => dividends.has(contractId));
  return new Map(
    carried.map(({ contractId, netLossMinor }) => {
      const carryInMinor = basis.carryIn.get(contractId) ?? 0n;
      const counted = settings.carry === 'NONE' ? 0n : carryInMinor;
      const input = { carryInMinor, ownMinor: netLossMinor - counted };
      return [contractId, carryOut({ ...settings, ...input, mode: settings.carry })];
    }),
  );
}

function carriedInto(
  contract: Contract,
  basis: Pick<RunBasis, 'carryIn'>,
  settings: RunSettings,
): bigint {
  const carryInMinor = basis.carryIn.get(contract.id) ?? 0n;
  return carryIn({ ...settings, mode: settings.carry, carryInMinor, ownMinor: 0n });
}

/** Figures of the payee's team in the scope of a contract; each scope is summed once. */
export function figuresByScope(
  { tree, rows }: Pick<RunBasis, 'tree' | 'rows'>,
  settings: RunSettings,
): (contract: Contract) => TeamFigures {
  const byScope = new Map<Scope, (memberId: string) => TeamFigures>();
  return ({ scope, payee }) => {
    const figures = byScope.get(scope) ?? teamFigures(tree, rows, { ...settings, scope });
    byScope.set(scope, figures);
    return figures(payee);
  };
}

/** The payer's own bill of the kind, in the same scope or in all, must have reached a tier. */
function qualified(contracts: readonly Contract[], bills: readonly Bill[]): readonly Bill[] {
  const reached = new Set(
    contracts
      .filter((_, index) => (bills[index]?.tier ?? null) !== null)
      .map(({ kind, payee, scope }) => `${kind} ${scope} ${payee}`),
  );
  return contracts.map(({ kind, payer, scope }, index) => {
    const bill = assertDefined(bills[index], 'a contract has its bill');
    const isFine =
      payer === house ||
      [scope, 'CONS'].some((payerScope) => reached.has(`${kind} ${payerScope} ${payer}`));
    return isFine || bill.tier === null ? bill : withUnqualifiedUpline(bill);
  });
}
