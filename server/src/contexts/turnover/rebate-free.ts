import { rebateFreeMinor } from '@portal/commission';
import type { BetFact } from './facts.ts';
import type { GivenBack } from './give-back.ts';
import type { OpenRequirements } from './requirement.ts';
import type { ContributionChange } from './store-contributions.ts';

/**
 * The facts of a booking without the rebate of what played off a bonus whose terms give none (D8).
 * A void takes back as much as was left out, also where the play itself stays done.
 */
export function withoutRebate(
  facts: readonly BetFact[],
  booked: {
    readonly requirements: OpenRequirements;
    readonly returns: GivenBack;
    readonly changes: readonly ContributionChange[];
  },
): readonly BetFact[] {
  const { requirements, returns, changes } = booked;
  const open = [...requirements.values()].flat();
  const free = new Set(
    [...open, ...returns.reopened.values()]
      .filter(({ terms }) => terms.noRebate === true)
      .map(({ id }) => id),
  );
  if (free.size === 0 && returns.rebateFree.size === 0) {
    return facts;
  }
  const freeChanges = changes.filter(({ requirementId }) => free.has(requirementId));
  const byBet = Map.groupBy(freeChanges, ({ bet }) => bet.betId);
  return facts.map((fact) => {
    const changedMinor = (byBet.get(fact.betId) ?? []).reduce(
      (sum, { usedMinor }) => sum + usedMinor,
      0n,
    );
    const usedMinor = usedDifference(fact, returns.rebateFree.get(fact) ?? 0n, changedMinor);
    const extraMinor = rebateFreeMinor({ ...fact, usedMinor });
    return { ...fact, noRebateMinor: fact.noRebateMinor + extraMinor };
  });
}

/** Never more than the whole valid amount: what was sealed keeps its part of a void bet. */
function usedDifference(fact: BetFact, standingMinor: bigint, changedMinor: bigint): bigint {
  const { wholeValidMinor, validMinor } = fact;
  const before = least(standingMinor, wholeValidMinor - validMinor);
  return least(standingMinor + changedMinor, wholeValidMinor) - before;
}

function least(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}
