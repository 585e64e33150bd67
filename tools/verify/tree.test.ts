import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { billsOf, buildTree, categories, type Contract, type MemberRow } from '@portal/commission';
import { describe, expect, it } from 'vitest';

/** `VERIFIED_TREES` asks for more (`npm run nightly -- trees`). */
const trees = Number(process.env['VERIFIED_TREES'] ?? 2000);
/** Of one call of the second program. */
const treesAtOnce = 2000;
const mostNodes = 24;
const mostLevels = 30;

/** Numbers below a bound, the same for a name in every run. */
function numbersOf(name: string): (bound: number) => number {
  let block = createHash('sha256').update(name).digest();
  let place = 0;
  return (bound) => {
    if (place + 4 > block.length) {
      block = createHash('sha256').update(block).digest();
      place = 0;
    }
    place += 4;
    return block.readUInt32BE(place - 4) % bound;
  };
}

type Pick = ReturnType<typeof numbersOf>;

/** Long lines come up as often as wide trees. */
function nodesOf(pick: Pick) {
  const depths: number[] = [];
  return Array.from({ length: 1 + pick(mostNodes) }, (_, place) => {
    const parent = pick(3) === 0 ? place - 1 : pick(place + 1) - 1;
    const isHeld = parent >= 0 && (depths[parent] ?? mostLevels) < mostLevels;
    depths.push(isHeld ? (depths[parent] ?? 0) + 1 : 1);
    return { id: `N${place}`, ...(isHeld && { parentId: `N${parent}` }) };
  });
}

function contractOf(pick: Pick, node: { readonly id: string; readonly parentId?: string }) {
  const kind = (['DAILY', 'DIVIDEND', 'HOURLY'] as const)[pick(3)] ?? 'DAILY';
  const isFixed = kind !== 'DIVIDEND' && pick(4) === 0;
  let minBetMinor = 0n;
  const tiers = Array.from({ length: 1 + pick(3) }, () => {
    minBetMinor += BigInt(pick(200_000));
    return {
      minBetMinor,
      minLossMinor: pick(2) === 0 ? null : BigInt(pick(100_000)),
      minActive: pick(4),
      rateType: isFixed ? ('F' as const) : ('P' as const),
      rate: BigInt(1 + pick(300_000)),
    };
  });
  const parties = { payer: node.parentId ?? 'HOUSE', payee: node.id };
  const scope = (['CONS', ...categories] as const)[pick(categories.length + 1)] ?? 'CONS';
  return { id: `K${node.id}`, kind, scope, state: 'ACTIVE', tiers, ...parties } satisfies Contract;
}

function rowOf(pick: Pick, count: number): MemberRow {
  return {
    memberId: `N${pick(count)}`,
    category: categories[pick(categories.length)] ?? 'LIVE',
    validMinor: BigInt(pick(900_000)),
    ggrMinor: BigInt(pick(1_800_000) - 900_000),
    costs: {
      rebate: BigInt(pick(5000)),
      bonus: BigInt(pick(500)),
      salary: BigInt(pick(3) === 0 ? pick(9000) : 0),
      chargeback: BigInt(pick(5) === 0 ? pick(50_000) : 0),
    },
  };
}

function caseOf(place: number) {
  const pick = numbersOf(`tree ${place}`);
  const nodes = nodesOf(pick);
  return {
    nodes,
    contracts: nodes.map((node) => contractOf(pick, node)),
    rows: Array.from({ length: pick(40) }, () => rowOf(pick, nodes.length)),
    includeSelf: pick(4) !== 0,
    lossBasis: pick(4) === 0 ? ('GGR' as const) : ('NGR' as const),
    activeLeast: BigInt(pick(300_000)),
  };
}

type Case = ReturnType<typeof caseOf>;
const text = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

function lineOf({ nodes, contracts, rows, ...settings }: Case): string {
  return JSON.stringify(
    {
      ...settings,
      nodes: nodes.map(({ id, parentId = null }) => ({ id, parent: parentId })),
      rows: rows.map(({ validMinor: valid, ggrMinor: ggr, ...row }) => ({ ...row, valid, ggr })),
      contracts: contracts.map(({ tiers, ...contract }) => ({
        ...contract,
        tiers: tiers.map(({ minBetMinor, minLossMinor, ...tier }) => ({
          ...tier,
          minBet: minBetMinor,
          minLoss: minLossMinor,
        })),
      })),
    },
    text,
  );
}

/** What the product makes of it. */
function settled({ nodes, contracts, rows, includeSelf, lossBasis, activeLeast }: Case) {
  const basis = { tree: buildTree(nodes), contracts, rows, carryIn: new Map() };
  const bills = billsOf(basis, {
    includeSelf,
    lossBasis,
    activeMinValidMinor: activeLeast,
    carry: 'NONE',
    isLastOfMonth: false,
    requiresUplineQualified: false,
  });
  return Object.fromEntries(
    bills.map(({ contractId, figures, netLossMinor, tier, amountMinor }) => [
      contractId,
      {
        valid: Number(figures.validMinor),
        netLoss: Number(netLossMinor),
        active: figures.active,
        tier,
        amount: Number(amountMinor),
      },
    ]),
  );
}

/** Of the second program, a line for each. */
function answersTo(cases: readonly Case[]): readonly string[] {
  const { stdout, status } = spawnSync('python3', [join(import.meta.dirname, 'tree.py')], {
    input: cases.map(lineOf).join('\n'),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  expect(status).toBe(0);
  return stdout.trimEnd().split('\n');
}

describe('tree.py', () => {
  it(`settles ${trees} random trees as the product does`, () => {
    let compared = 0;
    for (let first = 0; first < trees; first += treesAtOnce) {
      const count = Math.min(treesAtOnce, trees - first);
      const cases = Array.from({ length: count }, (_, place) => caseOf(first + place));
      const answers = answersTo(cases);
      expect(answers).toHaveLength(count);
      for (const [place, one] of cases.entries()) {
        expect(JSON.parse(answers[place] ?? ''), `tree ${first + place}`).toEqual(settled(one));
        compared += 1;
      }
    }
    expect(compared).toBe(trees);
  });
});
