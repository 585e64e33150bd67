import type { Scope } from '../category.ts';
import type { AgentTree } from './tree.ts';
import { deductions, noCosts, type Costs, type Deduction } from './net-revenue.ts';

/**
 * Figures of one member in one category and unit, as the day rows hold them
 * (agents-loyalty-money.md B3); minor units. Costs without a category carry `ALL` and count for a
 * consolidated contract only. `salary` is what this member received itself.
 */
export interface MemberRow {
  readonly memberId: string;
  readonly category: Scope | 'ALL';
  readonly validMinor: bigint;
  /** What of it no salary counts: the return guard of the lottery (lottery.md B3). */
  readonly noSalaryMinor?: bigint;
  readonly ggrMinor: bigint;
  readonly costs?: Partial<Costs>;
  /**
   * Credited deposits of the unit, for the optional second condition of an active member
   * (agents-loyalty-money.md A6).
   */
  readonly depositMinor?: bigint;
}

/** What a contract is computed from. Minor units; `active` is a number of members. */
export interface TeamFigures {
  readonly validMinor: bigint;
  /** What of it no salary counts; absent for none. */
  readonly noSalaryMinor?: bigint;
  readonly ggrMinor: bigint;
  readonly costs: Costs;
  readonly active: number;
}

export interface TeamOptions {
  readonly scope: Scope;
  /** Valid bet that makes a member active in the unit (agents-loyalty-money.md A6). */
  readonly activeMinValidMinor: bigint;
  readonly includeSelf: boolean;
  /** Deposits that an active member also needs; none by default (agents-loyalty-money.md A6). */
  readonly activeMinDepositMinor?: bigint;
  /**
   * Members that never count as active: trial, frozen for fraud (agents-loyalty-money.md A6).
   */
  readonly excludedFromActive?: ReadonlySet<string>;
  /** Accounts of one person or household, by member; of each such cluster one counts as active. */
  readonly clusters?: ReadonlyMap<string, string>;
}

type Column = BigInt64Array;

interface Columns {
  readonly valid: Column;
  readonly noSalary: Column;
  readonly deposits: Column;
  readonly ggr: Column;
  readonly costs: Readonly<Record<Deduction, Column>>;
  readonly active: Int32Array;
}

/** Sums member rows up the tree once, and answers for any agent of it. */
export function teamFigures(
  tree: AgentTree,
  rows: readonly MemberRow[],
  options: TeamOptions,
): (memberId: string) => TeamFigures {
  const own = ownColumns(tree, rows, options);
  const team = sumUp(tree, own);
  return (memberId) => {
    const index = tree.indexOf.get(memberId);
    if (index === undefined) {
      return { validMinor: 0n, ggrMinor: 0n, costs: noCosts, active: 0 };
    }
    const without = (column: Column, self: Column): bigint =>
      (column[index] ?? 0n) - (options.includeSelf ? 0n : (self[index] ?? 0n));
    const cost = (name: Deduction): bigint => without(team.costs[name], own.costs[name]);
    const noSalaryMinor = without(team.noSalary, own.noSalary);
    return {
      validMinor: without(team.valid, own.valid),
      ...(noSalaryMinor !== 0n && { noSalaryMinor }),
      ggrMinor: without(team.ggr, own.ggr),
      active: (team.active[index] ?? 0) - (options.includeSelf ? 0 : (own.active[index] ?? 0)),
      costs: {
        rebate: cost('rebate'),
        bonus: cost('bonus'),
        fee: cost('fee'),
        vendorFee: cost('vendorFee'),
        // Payments inside a team cancel, so only what entered it counts: the payee's own salary
        // (agents-loyalty-money.md A4).
        salary: own.costs.salary[index] ?? 0n,
        chargeback: cost('chargeback'),
      },
    };
  };
}

function emptyColumns(size: number): Columns {
  const column = (): Column => new BigInt64Array(size);
  return {
    valid: column(),
    noSalary: column(),
    deposits: column(),
    ggr: column(),
    active: new Int32Array(size),
    costs: {
      rebate: column(),
      bonus: column(),
      fee: column(),
      vendorFee: column(),
      salary: column(),
      chargeback: column(),
    },
  };
}

function ownColumns(tree: AgentTree, rows: readonly MemberRow[], options: TeamOptions): Columns {
  const own = emptyColumns(tree.ids.length);
  const isAll = options.scope === 'CONS';
  for (const row of rows) {
    const index = tree.indexOf.get(row.memberId);
    if (index === undefined) {
      continue;
    }
    // What somebody paid in belongs to no category, and counts for all of them (A6).
    own.deposits[index] = (own.deposits[index] ?? 0n) + (row.depositMinor ?? 0n);
    if (!isAll && row.category !== options.scope) {
      continue;
    }
    own.valid[index] = (own.valid[index] ?? 0n) + row.validMinor;
    own.noSalary[index] = (own.noSalary[index] ?? 0n) + (row.noSalaryMinor ?? 0n);
    own.ggr[index] = (own.ggr[index] ?? 0n) + row.ggrMinor;
    if (row.costs !== undefined) {
      addCosts(own, index, row.costs);
    }
  }
  markActive(tree, own, options);
  return own;
}

function addCosts(columns: Columns, index: number, costs: Partial<Costs>): void {
  for (const name of deductions) {
    const column = columns.costs[name];
    column[index] = (column[index] ?? 0n) + (costs[name] ?? 0n);
  }
}

function markActive(tree: AgentTree, columns: Columns, options: TeamOptions): void {
  for (const [index, valid] of columns.valid.entries()) {
    const isExcluded = options.excludedFromActive?.has(tree.ids[index] ?? '') === true;
    const hasDeposited = (columns.deposits[index] ?? 0n) >= (options.activeMinDepositMinor ?? 0n);
    const hasPlayed = valid > 0n && valid >= options.activeMinValidMinor;
    const isActive = hasPlayed && hasDeposited && !isExcluded;
    columns.active[index] = isActive ? 1 : 0;
  }
  if (options.clusters !== undefined && options.clusters.size > 0) {
    keepOneOfEach(tree, columns.active, options.clusters);
  }
}

/** Of the active members of a cluster the one with the lowest id stays, whatever the tree is. */
function keepOneOfEach(
  tree: AgentTree,
  active: Int32Array,
  clusters: ReadonlyMap<string, string>,
): void {
  const kept = new Set<string>();
  for (const id of [...clusters.keys()].toSorted()) {
    const index = tree.indexOf.get(id) ?? -1;
    const cluster = clusters.get(id) ?? id;
    if ((active[index] ?? 0) === 1 && kept.has(cluster)) {
      active[index] = 0;
    }
    if ((active[index] ?? 0) === 1) {
      kept.add(cluster);
    }
  }
}

function sumUp(tree: AgentTree, columns: Columns): Columns {
  return {
    valid: sumColumn(tree, columns.valid),
    noSalary: sumColumn(tree, columns.noSalary),
    deposits: columns.deposits,
    ggr: sumColumn(tree, columns.ggr),
    active: sumCounts(tree, columns.active),
    costs: {
      rebate: sumColumn(tree, columns.costs.rebate),
      bonus: sumColumn(tree, columns.costs.bonus),
      fee: sumColumn(tree, columns.costs.fee),
      vendorFee: sumColumn(tree, columns.costs.vendorFee),
      salary: columns.costs.salary,
      chargeback: sumColumn(tree, columns.costs.chargeback),
    },
  };
}

function sumColumn(tree: AgentTree, column: Column): Column {
  const team = column.slice();
  for (let at = tree.order.length - 1; at >= 0; at -= 1) {
    const index = tree.order[at] ?? 0;
    const parent = tree.parents[index] ?? -1;
    const amount = team[index] ?? 0n;
    if (parent !== -1 && amount !== 0n) {
      team[parent] = (team[parent] ?? 0n) + amount;
    }
  }
  return team;
}

function sumCounts(tree: AgentTree, counts: Int32Array): Int32Array {
  const team = counts.slice();
  for (let at = tree.order.length - 1; at >= 0; at -= 1) {
    const index = tree.order[at] ?? 0;
    const parent = tree.parents[index] ?? -1;
    if (parent !== -1) {
      team[parent] = (team[parent] ?? 0) + (team[index] ?? 0);
    }
  }
  return team;
}
