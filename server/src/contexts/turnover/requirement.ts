import type { Category, Requirement, RequirementState, winningsPolicies } from '@portal/commission';
import type { MemberId, PlaySource } from '@portal/protocol';

/** What put the play on the money. */
export type RequirementSource = PlaySource;

/**
 * Money that the house gave without terms of its own, first credit of a demo site too. One whose
 * time is over goes back to the house, as a bonus does, so its play is ended by whoever takes the
 * money.
 */
export const giftSources = [
  'gift',
  'points',
  'demo_credit',
] as const satisfies readonly RequirementSource[];

export function isGift(source: RequirementSource): boolean {
  return giftSources.some((gift) => gift === source);
}

/** What of a requirement differs from the rules of the site. */
export interface RequirementTerms {
  /** The only categories that work it off. */
  readonly categories?: readonly Category[];
  /** In percent, by category; those of the site where there are none. */
  readonly weights?: Readonly<Partial<Record<Category, number>>>;
  /** Percent by game, as the site had them when it was opened (sports-and-games.md D16). */
  readonly gameWeights?: Readonly<Record<string, number>>;
  /** `<provider>:<game code>`, `games:<node>` for a game of ours; their bets do not count. */
  readonly excludedGames?: readonly string[];
  /** What works it off brings its member no rebate. */
  readonly noRebate?: true;
  /** The bonus that it stands for, as it was when it came. */
  readonly bonus?: BonusTerms;
}

/** What says how much of the money played with is bonus money; minor units as text. */
export interface BonusTerms {
  readonly amount: string;
  /** The member's own money just before. */
  readonly cashBefore: string;
  readonly policy: (typeof winningsPolicies)[number];
}

/** A requirement that is still worked off, as bookings and stakes see it. Minor units. */
export interface OpenRequirement {
  readonly id: string;
  readonly memberId: MemberId;
  readonly source: RequirementSource;
  readonly reference: string;
  readonly leftMinor: bigint;
  /** What play has won or lost since it was opened, less what bonuses that have ended had of it. */
  readonly netMinor: bigint;
  /** What of the cash that a bonus found was taken with older ones: negative, or 0. */
  readonly cashShiftMinor: bigint;
  readonly maxStakeMinor: bigint | null;
  readonly terms: RequirementTerms;
  readonly openedAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant | null;
}

/** Of the members of a batch; who has none open is not in it. Each one's oldest is the first. */
export type OpenRequirements = ReadonlyMap<MemberId, readonly OpenRequirement[]>;

/** A requirement that another state was given. */
export interface RequirementMove {
  readonly id: string;
  readonly leftMinor: bigint;
  readonly state: RequirementState;
}

/** As the rules take it; what was worked off before is not required any more. */
export function ruleOf(requirement: OpenRequirement): Requirement {
  const { id, leftMinor, maxStakeMinor, terms, openedAt, expiresAt } = requirement;
  const { categories, weights, gameWeights, excludedGames } = terms;
  return {
    id,
    requiredMinor: leftMinor,
    from: openedAt,
    ...(expiresAt !== null && { expiresAt }),
    ...(categories !== undefined && { scope: categories }),
    ...(weights !== undefined && { weights: weightsOf(weights) }),
    ...(gameWeights !== undefined && { gameWeights: gameWeightsOf(gameWeights) }),
    ...(excludedGames !== undefined && { excludedGames }),
    ...(maxStakeMinor !== null && { maxStakeMinor }),
  };
}

/** Percent by category, as the rules take them. */
function weightsOf(
  weights: NonNullable<RequirementTerms['weights']>,
): Readonly<Partial<Record<Category, bigint>>> {
  const entries = Object.entries(weights).map(([category, percent]) => [category, BigInt(percent)]);
  // The keys are those of the weights.
  return Object.fromEntries(entries) as Partial<Record<Category, bigint>>;
}

function gameWeightsOf(
  weights: NonNullable<RequirementTerms['gameWeights']>,
): Readonly<Record<string, bigint>> {
  return Object.fromEntries(
    Object.entries(weights).map(([game, percent]) => [game, BigInt(percent)]),
  );
}
