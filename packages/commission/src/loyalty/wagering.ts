import { divide, multiply, quotient, rational, subtract, toUnits } from '@portal/money';
import type { Category } from '../category.ts';
import { explained, floorLine, line, rateLine, type Explained } from '../explanation.ts';

export const requirementStates = ['OPEN', 'DONE', 'EXPIRED', 'CANCELLED'] as const;
export type RequirementState = (typeof requirementStates)[number];

/**
 * Turnover that money carries before it may be withdrawn (agents-loyalty-money.md D8). Minor units.
 */
export interface Requirement {
  readonly id: string;
  readonly requiredMinor: bigint;
  readonly from: Temporal.Instant;
  /** From this instant on nothing works it off. */
  readonly expiresAt?: Temporal.Instant;
  /** Only an open one is worked off; open unless told otherwise. */
  readonly state?: RequirementState;
  /** Categories that work it off; absent for all. */
  readonly scope?: readonly Category[];
  /** The promotion's own weights; those of the site unless told otherwise. */
  readonly weights?: CategoryWeights;
  /** Percent by game, as they were when it was opened; they go before the weight of a bet. */
  readonly gameWeights?: Readonly<Record<string, bigint>>;
  /** Games whose bets do not work it off. */
  readonly excludedGames?: readonly string[];
  /** A larger single stake does not work it off. */
  readonly maxStakeMinor?: bigint;
}

export interface WageringBet {
  readonly id: string;
  readonly validMinor: bigint;
  readonly category: Category;
  readonly bookedAt: Temporal.Instant;
  /** As the excluded games name it. */
  readonly game?: string;
  /** Of its game, in percent (sports-and-games.md D16); all of it unless told otherwise. */
  readonly weightPercent?: bigint;
  /** Of the whole bet. */
  readonly stakeMinor?: bigint;
}

/** Share of a category's valid bet that counts, in percent. */
export type CategoryWeights = Readonly<Partial<Record<Category, bigint>>>;

/** Those of the site: tables count half, card rooms not at all (agents-loyalty-money.md D8). */
export const siteCategoryWeights: CategoryWeights = {
  LOTT: 100n,
  ELOTT: 100n,
  LIVE: 50n,
  RNG: 100n,
  FISH: 100n,
  SPORTS: 100n,
  ESPORTS: 100n,
  PVP: 0n,
  COCKFIGHT: 100n,
};

/** One bet's part in working off one requirement: the line that a member sees. */
export interface Contribution {
  readonly betId: string;
  readonly requirementId: string;
  readonly effectiveMinor: bigint;
}

export interface WageringProgress {
  readonly requirementId: string;
  readonly leftMinor: bigint;
  readonly completedBy: string | null;
}

/**
 * Works bets off against requirements: each bet, in the order of booking, lowers the oldest open
 * requirement that accepts it, and what is not used up flows on to the next
 * (agents-loyalty-money.md D8). One unit of stake never serves two, so a requirement with another
 * weight gets the share that is left of the bet.
 */
export function workOff(
  requirements: readonly Requirement[],
  bets: readonly WageringBet[],
  weights: CategoryWeights,
): {
  readonly progress: readonly WageringProgress[];
  readonly contributions: readonly Contribution[];
} {
  const left = new Map(requirements.map(({ id, requiredMinor }) => [id, requiredMinor]));
  const completedBy = new Map<string, string>();
  const contributions: Contribution[] = [];
  const oldestFirst = requirements.toSorted((a, b) => Temporal.Instant.compare(a.from, b.from));
  for (const bet of bets) {
    let unused = rational(bet.validMinor);
    for (const requirement of oldestFirst.filter((candidate) => accepts(candidate, bet))) {
      const weight = rational(wageringPercent(bet, requirement, weights), 100n);
      const open = left.get(requirement.id) ?? 0n;
      const effectiveMinor = least(toUnits(multiply(unused, weight), 1n, 'floor'), open);
      if (effectiveMinor > 0n) {
        unused = subtract(unused, quotient(rational(effectiveMinor), weight));
        left.set(requirement.id, open - effectiveMinor);
        contributions.push({ betId: bet.id, requirementId: requirement.id, effectiveMinor });
        if (effectiveMinor === open) {
          completedBy.set(requirement.id, bet.id);
        }
      }
    }
  }
  const progress = requirements.map(({ id }) => ({
    requirementId: id,
    leftMinor: left.get(id) ?? 0n,
    completedBy: completedBy.get(id) ?? null,
  }));
  return { progress, contributions };
}

/**
 * A valid bet after the weight of its category, floored; categories without a weight do not count.
 */
export function effectiveBet(bet: WageringBet, weights: CategoryWeights): Explained {
  return explained([
    line('valid', 'A3', { operation: 'add', value: bet.validMinor }),
    rateLine('D8 category weight', (weights[bet.category] ?? 0n) * 10_000n),
    floorLine('0: floor once per amount'),
  ]);
}

/**
 * What of a valid bet works a requirement off, in percent: the weight of its category or that of
 * its game, whichever is the smaller (agents-loyalty-money.md D8, sports-and-games.md D16).
 */
export function wageringPercent(
  bet: Pick<WageringBet, 'category' | 'game' | 'weightPercent'>,
  requirement: Pick<Requirement, 'weights' | 'gameWeights'>,
  siteWeights: CategoryWeights,
): bigint {
  const ofCategory = (requirement.weights ?? siteWeights)[bet.category] ?? 0n;
  const kept = bet.game === undefined ? undefined : requirement.gameWeights?.[bet.game];
  return least(ofCategory, kept ?? bet.weightPercent ?? 100n);
}

function least(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}

function accepts(requirement: Requirement, bet: WageringBet): boolean {
  const { from, expiresAt, scope, state, excludedGames = [], maxStakeMinor } = requirement;
  const { game, stakeMinor = 0n } = bet;
  return (
    (state ?? 'OPEN') === 'OPEN' &&
    (game === undefined || !excludedGames.includes(game)) &&
    (maxStakeMinor === undefined || stakeMinor <= maxStakeMinor) &&
    Temporal.Instant.compare(bet.bookedAt, from) >= 0 &&
    (expiresAt === undefined || Temporal.Instant.compare(bet.bookedAt, expiresAt) < 0) &&
    (scope === undefined || scope.includes(bet.category))
  );
}

/** Turnover bases of a promotion (agents-loyalty-money.md D8). */
export const turnoverBases = ['BONUS', 'DEPOSIT_PLUS_BONUS', 'WINNINGS'] as const;

/** What a credit must turn over: the multiple of its base. */
export function requiredTurnover(credit: {
  readonly base: (typeof turnoverBases)[number];
  readonly multiple: bigint;
  readonly depositMinor: bigint;
  readonly bonusMinor: bigint;
  readonly winningsMinor: bigint;
}): bigint {
  const bases = {
    BONUS: credit.bonusMinor,
    DEPOSIT_PLUS_BONUS: credit.depositMinor + credit.bonusMinor,
    WINNINGS: credit.winningsMinor,
  };
  return bases[credit.base] * credit.multiple;
}

/** How winnings are shared when a bonus is given up (agents-loyalty-money.md D8). */
export const winningsPolicies = ['PRO_RATA', 'FORFEIT_ALL'] as const;

/**
 * What a member keeps and loses on giving up a bonus. `cashMinor` is the balance just before the
 * bonus, the deposit included; `netMinor` what play has won or lost since.
 */
export function cancelBonus(play: {
  readonly cashMinor: bigint;
  readonly bonusMinor: bigint;
  readonly netMinor: bigint;
  readonly policy: (typeof winningsPolicies)[number];
}): { readonly realMinor: bigint; readonly forfeitMinor: bigint } {
  const { cashMinor, bonusMinor, netMinor } = play;
  const total = cashMinor + bonusMinor + netMinor;
  const balance = total > 0n ? total : 0n;
  const real = netMinor < 0n ? cashMinor + netMinor : cashMinor + keptWinnings(play);
  const realMinor = real < 0n ? 0n : real < balance ? real : balance;
  return { realMinor, forfeitMinor: balance - realMinor };
}

function keptWinnings(play: Parameters<typeof cancelBonus>[0]): bigint {
  const whole = play.cashMinor + play.bonusMinor;
  return play.policy === 'FORFEIT_ALL' || whole === 0n
    ? 0n
    : divide(play.netMinor * play.cashMinor, whole, 'floor');
}
