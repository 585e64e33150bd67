import {
  billsOf,
  buildTree,
  payBills,
  netReceivables,
  RunLedger,
  windowDues,
  type Contract,
  type MemberRow,
  type RunSettings,
  type TreeNode,
} from '@portal/commission';
import type { Bench, Measure } from './bench.ts';

const settings: RunSettings = {
  lossBasis: 'NGR',
  includeSelf: true,
  activeMinValidMinor: 10_000n,
  carry: 'NONE',
  isLastOfMonth: true,
  requiresUplineQualified: false,
};

/** The bars of the agent rules: bills of a whole tree, and one real-time boundary. */
export const commissionBench: Bench = { name: 'agent rules', run: measures };

function measures(): Promise<Measure[]> {
  const whole = treeOf(600_000);
  const day = measure(() => payOut(whole, whole.rows));
  const small = treeOf(600_000, 20_000);
  const boundary = measure(() =>
    windowDues(billsOf({ ...small, carryIn: new Map() }, settings), new Map()),
  );
  return Promise.resolve([
    {
      name: 'commission: bills and payments of 600,000 nodes',
      value: day,
      unit: 'ms',
      yardstick: 5_000,
    },
    {
      name: 'commission: real-time boundary of 20,000 bettors',
      value: boundary,
      unit: 'ms',
      yardstick: 200,
    },
  ]);
}

interface Sample {
  readonly tree: ReturnType<typeof buildTree>;
  readonly contracts: readonly Contract[];
  readonly rows: readonly MemberRow[];
  readonly ids: readonly string[];
}

/**
 * A tree whose every twelfth node is an agent; with `bettors`, only the lines of those are counted.
 */
function treeOf(size: number, bettors = size): Sample {
  const parentOf = (index: number): number => Math.floor((index - 1) / 12);
  const kept = new Set<number>();
  const stride = Math.floor(size / bettors);
  for (let index = 0; index < size; index += stride) {
    for (let at = index; at >= 0 && !kept.has(at); at = at === 0 ? -1 : parentOf(at)) {
      kept.add(at);
    }
  }
  const indices = [...kept].toSorted((a, b) => a - b);
  const nodes = indices.map((index): TreeNode =>
    index === 0 ? { id: 'N0' } : { id: `N${index}`, parentId: `N${parentOf(index)}` },
  );
  const rows = indices
    .filter((index) => index % stride === 0)
    .map((index): MemberRow => ({
      memberId: `N${index}`,
      category: 'RNG',
      validMinor: BigInt(1_000 + (index % 90_000)),
      ggrMinor: BigInt((index % 2_000) - 900),
      costs: { rebate: BigInt(index % 100) },
    }));
  const agents = indices.filter((index) => index * 12 + 1 < size);
  return {
    tree: buildTree(nodes),
    contracts: agents.map(contractOf(parentOf)),
    rows,
    ids: nodes.map(({ id }) => id),
  };
}

function contractOf(parentOf: (index: number) => number): (index: number) => Contract {
  return (index) => ({
    id: `K${index}`,
    kind: 'REALTIME',
    payer: index === 0 ? 'HOUSE' : `N${parentOf(index)}`,
    payee: `N${index}`,
    scope: 'CONS',
    state: 'ACTIVE',
    tiers: [{ minBetMinor: 0n, minLossMinor: null, minActive: 0, rateType: 'P', rate: 2_000n }],
  });
}

function payOut(sample: Sample, rows: readonly MemberRow[]): void {
  const bills = billsOf({ ...sample, rows, carryIn: new Map() }, settings);
  const ledger = new RunLedger(new Map(), [], { isPartial: true });
  payBills(netReceivables(bills, sample.contracts, new Map()), ledger, 'SETTLEMENT');
}

/** Best of three, in milliseconds. */
function measure(run: () => void): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.round(Math.min(...times));
}
