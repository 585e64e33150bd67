import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { emit } from '../../platform/outbox.ts';
import type { SqlStatement } from '../../platform/statement.ts';
import './events.ts';
import { type BetFact, plainPay } from './facts.ts';
import { giveBack, type GivenBack } from './give-back.ts';
import { withoutRebate } from './rebate-free.ts';
import type { OpenRequirement, OpenRequirements, RequirementMove } from './requirement.ts';
import { putContributions, type ContributionChange } from './store-contributions.ts';
import { type DayCorrection, insertDayCorrections } from './store-day-corrections.ts';
import { insertBetDeltas } from './store-facts.ts';
import { changeRequirements, requirementsStatement } from './store-requirements.ts';
import { workOffBets, type WorkedOff } from './work-off.ts';

/**
 * What is to be looked at about the members of a batch: their open requirements, in one statement.
 * It must run after the statement that locks their accounts, because bookings hold that lock.
 */
export function requirementsLook(
  ctx: Ctx,
  memberIds: readonly MemberId[],
): SqlStatement<OpenRequirements> {
  return requirementsStatement([...new Set(memberIds)], ctx.clock.now());
}

/** What was booked of bets in one moment, that of their entries in the ledger. */
export interface BetBooking {
  readonly bookedAt: Temporal.Instant;
  /** One fact per bet, in placing order; real money only. */
  readonly facts: readonly BetFact[];
}

/**
 * The writes that book facts about bets, at most four for any number of them; they go into the
 * caller's transaction, which holds the locks of the members' accounts. What counts works off
 * `requirements`, the oldest first (D8); what counts no more is given back.
 */
export async function bookBetFacts(
  ctx: Ctx,
  requirements: OpenRequirements,
  { bookedAt, facts }: BetBooking,
): Promise<readonly SqlStatement<unknown>[]> {
  const moved = facts.filter(isWorthBooking);
  if (moved.length === 0) {
    return [];
  }
  const lessened = moved.filter(({ validMinor }) => validMinor < 0n);
  const returns = await giveBack(ctx, lessened, bookedAt);
  const worked = workOffAll(requirements, returns, { bookedAt, facts: moved });
  await emitMoves(ctx, { requirements, returns, moves: worked.moves });
  const { changes } = worked;
  const counted = withoutRebate(moved, { requirements, returns, changes });
  await emitCorrections(ctx, { bookedAt, facts: counted });
  const late = lateCorrections(ctx, { bookedAt, facts: counted });
  return [
    insertBetDeltas(bookedAt, summed(counted)),
    ...(worked.moves.length > 0 ? [changeRequirements(bookedAt, worked.moves)] : []),
    ...(changes.length > 0 ? [putContributions(bookedAt, changes)] : []),
    ...(late.length > 0 ? [insertDayCorrections(late)] : []),
  ];
}

const payFigures = [
  'noRebateMinor',
  'noShareMinor',
  'noSalaryMinor',
  'noLoyaltyMinor',
  'groupStakeMinor',
] as const;

function isWorthBooking(fact: BetFact): boolean {
  const { betCount, stakeMinor, validMinor, payoutMinor, jackpotMinor } = fact;
  const sums = [
    stakeMinor,
    validMinor,
    payoutMinor,
    jackpotMinor,
    ...payFigures.map((name) => fact[name]),
  ];
  return betCount !== 0 || sums.some((sum) => sum !== 0n);
}

/** Member by member: what was given back is open again before anything is worked off. */
function workOffAll(
  requirements: OpenRequirements,
  returns: GivenBack,
  { bookedAt, facts }: BetBooking,
): WorkedOff {
  const anew = new Map(returns.bets.map((bet) => [bet.fact, bet]));
  const moves = new Map<string, RequirementMove>(
    [...returns.reopened.values()].map(({ id, leftMinor }) => [
      id,
      { id, leftMinor, state: 'OPEN' },
    ]),
  );
  const changes: ContributionChange[] = [...returns.changes];
  for (const [memberId, own] of Map.groupBy(facts, (fact) => fact.memberId)) {
    const open = openOf(requirements.get(memberId) ?? [], returns.reopened, memberId);
    if (open.length > 0) {
      const bets = own.map((fact) => anew.get(fact) ?? { fact, validMinor: fact.validMinor });
      const worked = workOffBets(open, bets, bookedAt);
      worked.moves.forEach((move) => moves.set(move.id, move));
      changes.push(...worked.changes);
    }
  }
  return { moves: [...moves.values()], changes: merged(changes) };
}

function openOf(
  open: readonly OpenRequirement[],
  reopened: ReadonlyMap<string, OpenRequirement>,
  memberId: MemberId,
): readonly OpenRequirement[] {
  const others = [...reopened.values()].filter((requirement) => requirement.memberId === memberId);
  const ids = new Set(others.map(({ id }) => id));
  return [...open.filter(({ id }) => !ids.has(id)), ...others];
}

/** One change per requirement and bet, as its row can be written once. */
function merged(changes: readonly ContributionChange[]): readonly ContributionChange[] {
  const groups = Map.groupBy(changes, ({ requirementId, bet }) => `${requirementId} ${bet.betId}`);
  return [...groups.values()].map((parts) => ({
    ...assertDefined(parts[0], 'a group has a first'),
    effectiveMinor: parts.reduce((sum, part) => sum + part.effectiveMinor, 0n),
    usedMinor: parts.reduce((sum, part) => sum + part.usedMinor, 0n),
  }));
}

function summed(facts: readonly BetFact[]) {
  // Stakes at a prize group count by the groups of their game, so each pair of them is a row.
  const alike = Map.groupBy(
    facts,
    ({ memberId, category, groups }) =>
      `${memberId} ${category} ${groups?.usual} ${groups?.highest}`,
  );
  return [...alike.values()].map((parts) => {
    const { memberId, category, groups } = assertDefined(parts[0], 'a group has a first');
    return parts.reduce(
      (sum, part) => ({
        ...sum,
        betCount: sum.betCount + part.betCount,
        stakeMinor: sum.stakeMinor + part.stakeMinor,
        validMinor: sum.validMinor + part.validMinor,
        payoutMinor: sum.payoutMinor + part.payoutMinor,
        jackpotMinor: sum.jackpotMinor + part.jackpotMinor,
        noRebateMinor: sum.noRebateMinor + part.noRebateMinor,
        noShareMinor: sum.noShareMinor + part.noShareMinor,
        noSalaryMinor: sum.noSalaryMinor + part.noSalaryMinor,
        noLoyaltyMinor: sum.noLoyaltyMinor + part.noLoyaltyMinor,
        groupStakeMinor: sum.groupStakeMinor + part.groupStakeMinor,
      }),
      {
        memberId,
        category,
        groups,
        betCount: 0,
        stakeMinor: 0n,
        validMinor: 0n,
        payoutMinor: 0n,
        jackpotMinor: 0n,
        ...plainPay,
      },
    );
  });
}

/** What of it changes bets of an earlier day of the site. */
function lateCorrections(ctx: Ctx, { bookedAt, facts }: BetBooking): readonly DayCorrection[] {
  const dayOf = (at: Temporal.Instant) =>
    String(at.toZonedDateTimeISO(ctx.site.timeZone).toPlainDate());
  const fellDay = dayOf(bookedAt);
  return facts.flatMap((fact) => {
    const sourceDay = fact.correctsAt === undefined ? fellDay : dayOf(fact.correctsAt);
    return sourceDay < fellDay ? [{ fact, sourceDay, fellDay }] : [];
  });
}

/** Tells what of it changes what was booked on an earlier moment. */
async function emitCorrections(ctx: Ctx, { bookedAt, facts }: BetBooking): Promise<void> {
  const rows = facts.flatMap((fact) => {
    const { memberId, category, groups, correctsAt, stakeMinor, validMinor, payoutMinor } = fact;
    const groupStake = String(fact.groupStakeMinor);
    const amounts = {
      stake: String(stakeMinor),
      valid: String(validMinor),
      noSalary: String(fact.noSalaryMinor),
      noRebate: String(fact.noRebateMinor),
      noShare: String(fact.noShareMinor),
      groupStake,
      ...(groups !== undefined && { groupStakes: [{ ...groups, stake: groupStake }] }),
      payout: String(payoutMinor),
    };
    return correctsAt === undefined
      ? []
      : [{ memberId, category, bookedAt: String(correctsAt), ...amounts }];
  });
  if (rows.length > 0) {
    await emit(ctx, { name: 'turnover.corrected', payload: { at: String(bookedAt), rows } });
  }
}

/** Tells of those that were done now, and of those that are open again. */
async function emitMoves(
  ctx: Ctx,
  booked: {
    readonly requirements: OpenRequirements;
    readonly returns: GivenBack;
    readonly moves: readonly RequirementMove[];
  },
): Promise<void> {
  const { requirements, returns, moves } = booked;
  const wasOpen = new Map(
    [...requirements.values()].flat().map((requirement) => [requirement.id, requirement]),
  );
  const told = moves.flatMap(({ id, state }) => {
    const open = wasOpen.get(id);
    const requirement = open ?? returns.reopened.get(id);
    const isNew = state === 'DONE' ? open !== undefined : open === undefined;
    return requirement === undefined || !isNew ? [] : [{ requirement, state }];
  });
  await emit(
    ctx,
    ...told.map(({ requirement, state }) => ({
      name: 'turnover.requirement_moved' as const,
      payload: {
        requirementId: requirement.id,
        memberId: requirement.memberId,
        source: requirement.source,
        reference: requirement.reference,
        state,
      },
    })),
  );
}
