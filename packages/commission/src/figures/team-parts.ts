import type { Scope } from '../category.ts';
import { house, type Contract } from '../contract/contract.ts';
import { teamFigures, type MemberRow, type TeamFigures, type TeamOptions } from './team.ts';
import { buildTree, selfAndAncestors, type AgentTree } from './tree.ts';

/** What was booked in a part of a unit, and the tree as it stood then. */
export interface UnitPart {
  readonly tree: AgentTree;
  readonly rows: readonly MemberRow[];
}

/**
 * Figures of a unit within which somebody moved (agents-loyalty-money.md A5): what was booked
 * belongs to the line of then. A contract counts the parts in which its payee stood right below
 * its payer. Whoever was in a team in several of them is one member, active by their sum (A6).
 */
export function figuresByPart(
  parts: readonly UnitPart[],
  options: Omit<TeamOptions, 'scope'>,
): (contract: Contract) => TeamFigures {
  const teams = parts.map(({ tree, rows }) => ({ tree, rowsOf: rowsByTeam(tree, rows) }));
  const uncounted = uncountedByScope(parts, options);
  return ({ payer, payee, scope }) => {
    const rows = teams
      .filter(({ tree }) => payerIn(tree, payee) === payer)
      .flatMap(({ rowsOf }) => rowsOf.get(payee) ?? []);
    const below = new Set(rows.map(({ memberId }) => memberId).filter((id) => id !== payee));
    const team = buildTree([{ id: payee }, ...[...below].map((id) => ({ id, parentId: payee }))]);
    const excludedFromActive = uncounted(scope);
    return teamFigures(team, rows, { ...options, scope, excludedFromActive, clusters: noClusters })(
      payee,
    );
  };
}

const noClusters: ReadonlyMap<string, string> = new Map();

/**
 * Whoever never counts as active, with those of a cluster for whom another one of it counts: who
 * that is does not depend on the team.
 */
function uncountedByScope(
  parts: readonly UnitPart[],
  options: Omit<TeamOptions, 'scope'>,
): (scope: Scope) => ReadonlySet<string> {
  const { clusters = noClusters, excludedFromActive = new Set<string>() } = options;
  const rows = parts.flatMap((part) => part.rows);
  const ids = new Set(rows.map(({ memberId }) => memberId));
  const alone = buildTree([...ids].map((id) => ({ id })));
  const byScope = new Map<Scope, ReadonlySet<string>>();
  return (scope) => {
    const found = byScope.get(scope);
    if (found !== undefined || clusters.size === 0) {
      return found ?? excludedFromActive;
    }
    const figuresOf = teamFigures(alone, rows, { ...options, scope });
    const others = [...clusters.keys()].filter((id) => ids.has(id) && figuresOf(id).active === 0);
    const uncounted = new Set([...excludedFromActive, ...others]);
    byScope.set(scope, uncounted);
    return uncounted;
  };
}

function payerIn(tree: AgentTree, payee: string): string | undefined {
  const index = tree.indexOf.get(payee);
  if (index === undefined) {
    return undefined;
  }
  const parent = tree.parents[index] ?? -1;
  return parent === -1 ? house : tree.ids[parent];
}

/** The rows of each team, by the member at its top. */
function rowsByTeam(
  tree: AgentTree,
  rows: readonly MemberRow[],
): ReadonlyMap<string, readonly MemberRow[]> {
  const teams = new Map<string, MemberRow[]>();
  for (const row of rows) {
    const index = tree.indexOf.get(row.memberId);
    for (const at of index === undefined ? [] : selfAndAncestors(tree, index)) {
      const id = tree.ids[at] ?? '';
      const team = teams.get(id);
      if (team === undefined) {
        teams.set(id, [row]);
      } else {
        team.push(row);
      }
    }
  }
  return teams;
}
