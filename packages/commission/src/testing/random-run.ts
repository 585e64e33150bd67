import fc from 'fast-check';
import { categories, type Scope } from '../category.ts';
import type { Contract } from '../contract/contract.ts';
import type { Tier } from '../contract/tier.ts';
import type { MemberRow } from '../figures/team.ts';
import { buildTree, type AgentTree, type TreeNode } from '../figures/tree.ts';

/** A random tree of up to 60 members, as deep as 30, with contracts down its lines and day rows. */
export interface RandomRun {
  readonly nodes: readonly TreeNode[];
  readonly tree: AgentTree;
  readonly contracts: readonly Contract[];
  readonly rows: readonly MemberRow[];
  readonly wallets: ReadonlyMap<string, bigint>;
}

const minor = (max: bigint): fc.Arbitrary<bigint> => fc.bigInt({ min: 0n, max });

const tier: fc.Arbitrary<Tier> = fc.record({
  minBetMinor: minor(500_000n),
  minLossMinor: fc.option(minor(100_000n)),
  minActive: fc.nat({ max: 3 }),
  rateType: fc.constant('P' as const),
  rate: fc.bigInt({ min: 1n, max: 300_000n }),
});

const ascending = (tiers: readonly Tier[]): Tier[] =>
  tiers.toSorted((a, b) => (a.minBetMinor < b.minBetMinor ? -1 : 1));

/** Parents by a bias towards the newest node, so that long lines come up as often as wide ones. */
const nodes: fc.Arbitrary<TreeNode[]> = fc
  .array(fc.record({ pick: fc.nat(), isChain: fc.boolean() }), { minLength: 1, maxLength: 60 })
  .map((picks) => {
    const depths: number[] = [];
    return picks.map(({ pick, isChain }, index): TreeNode => {
      const id = `N${index}`;
      const chosen = isChain ? index - 1 : (pick % (index + 1)) - 1;
      const parent = chosen >= 0 && (depths[chosen] ?? 30) < 30 ? chosen : -1;
      depths.push(parent === -1 ? 1 : (depths[parent] ?? 0) + 1);
      return parent === -1 ? { id } : { id, parentId: `N${parent}` };
    });
  });

const scopes: readonly Scope[] = ['CONS', ...categories];

export const randomRuns: fc.Arbitrary<RandomRun> = fc
  .tuple(
    nodes,
    fc.array(fc.tuple(fc.array(tier, { minLength: 1, maxLength: 3 }), fc.nat({ max: 9 })), {
      minLength: 60,
      maxLength: 60,
    }),
    fc.array(
      fc.record({
        member: fc.nat({ max: 59 }),
        category: fc.constantFrom(...categories),
        validMinor: minor(900_000n),
        ggrMinor: fc.bigInt({ min: -900_000n, max: 900_000n }),
        rebate: minor(5_000n),
      }),
      { maxLength: 80 },
    ),
    fc.array(minor(200_000n), { minLength: 60, maxLength: 60 }),
  )
  .map(([list, offers, rows, wallets]) => ({
    nodes: list,
    tree: buildTree(list),
    contracts: list.map((node, index): Contract => {
      const [tiers, scope] = offers[index] ?? [[], 0];
      return {
        id: `K${index}`,
        kind: index % 2 === 0 ? 'DAILY' : 'DIVIDEND',
        payer: node.parentId ?? 'HOUSE',
        payee: node.id,
        scope: scopes[scope] ?? 'CONS',
        state: 'ACTIVE',
        tiers: ascending(tiers),
      };
    }),
    rows: rows.map(({ member, rebate, ...figures }) => ({
      ...figures,
      memberId: `N${member % list.length}`,
      costs: { rebate },
    })),
    wallets: new Map(list.map(({ id }, index) => [id, wallets[index] ?? 0n])),
  }));
