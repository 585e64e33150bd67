import type { Category, PartsPerMillion } from '../category.ts';

/**
 * Base member rebate per category (agents-loyalty-money.md A7; the first seven are the hints of the
 * specification).
 */
export const baseRebatePpm: Readonly<Record<Category, PartsPerMillion>> = {
  LOTT: 10_000n,
  ELOTT: 10_000n,
  FISH: 10_000n,
  RNG: 12_000n,
  LIVE: 8_000n,
  SPORTS: 10_000n,
  ESPORTS: 10_000n,
  PVP: 0n,
  COCKFIGHT: 0n,
};

export interface PersonalRate {
  readonly ppm: PartsPerMillion;
  /** Replaces the others even when it is lower. */
  readonly isAbsolute: boolean;
}

/**
 * The best of base, VIP and personal rate, unless the personal rate is absolute
 * (agents-loyalty-money.md A7).
 */
export function memberRebatePpm(
  category: Category,
  vipPpm: PartsPerMillion,
  personal?: PersonalRate,
): PartsPerMillion {
  if (personal?.isAbsolute === true) {
    return personal.ppm;
  }
  return [vipPpm, personal?.ppm ?? 0n].reduce(
    (best, rate) => (rate > best ? rate : best),
    baseRebatePpm[category],
  );
}
