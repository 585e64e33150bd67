import type { Ctx } from '../../platform/context.ts';
import type { BetFact } from './facts.ts';
import type { OpenRequirement } from './requirement.ts';
import {
  type ContributionChange,
  contributionsOf,
  type StandingContribution,
} from './store-contributions.ts';
import type { WorkingBet } from './work-off.ts';

export interface GivenBack {
  /** Requirements that have more left than before, those that were done included. */
  readonly reopened: ReadonlyMap<string, OpenRequirement>;
  readonly changes: readonly ContributionChange[];
  /** What is still valid of the bets works off anew. */
  readonly bets: readonly WorkingBet[];
  /** Of facts: what their bets had used up, until now, of play that brings no rebate. */
  readonly rebateFree: ReadonlyMap<BetFact, bigint>;
}

/**
 * Takes back what bets have worked off whose valid amount became smaller, and gives what is left of
 * it to be worked off anew. What is closed for good, because it ended or money was taken out since,
 * stays as it is, and so does what it used.
 */
export async function giveBack(
  ctx: Ctx,
  facts: readonly BetFact[],
  bookedAt: Temporal.Instant,
): Promise<GivenBack> {
  const standing =
    facts.length === 0
      ? []
      : await contributionsOf(
          ctx.tx,
          facts.map(({ betId }) => betId),
        );
  const reopened = new Map<string, OpenRequirement>();
  const changes: ContributionChange[] = [];
  const rebateFree = new Map<BetFact, bigint>();
  const bets = facts.map((fact): WorkingBet => {
    let keptMinor = 0n;
    for (const part of standing.filter(({ betId }) => betId === fact.betId)) {
      if (part.terms.noRebate === true) {
        rebateFree.set(fact, (rebateFree.get(fact) ?? 0n) + part.usedMinor);
      }
      if (!mayReopen(part, bookedAt)) {
        keptMinor += part.usedMinor;
        continue;
      }
      const before = reopened.get(part.id) ?? part;
      reopened.set(part.id, { ...before, leftMinor: before.leftMinor + part.effectiveMinor });
      changes.push({
        requirementId: part.id,
        bet: fact,
        effectiveMinor: 0n - part.effectiveMinor,
        usedMinor: 0n - part.usedMinor,
      });
    }
    const leftMinor = fact.wholeValidMinor - keptMinor;
    return { fact, validMinor: leftMinor > 0n ? leftMinor : 0n };
  });
  return { reopened, changes, bets, rebateFree };
}

function mayReopen(part: StandingContribution, now: Temporal.Instant): boolean {
  const { state, isSealed, expiresAt } = part;
  const isOver = expiresAt !== null && Temporal.Instant.compare(now, expiresAt) >= 0;
  return !isOver && (state === 'OPEN' || (state === 'DONE' && !isSealed));
}
