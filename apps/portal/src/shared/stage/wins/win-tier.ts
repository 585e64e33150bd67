/**
 * How a return is presented. `returned` is not above the stake and is never celebrated (R15);
 * docs/rules/house-slots.md has the bounds.
 */
export const winTiers = ['none', 'returned', 'small', 'good', 'big', 'grand'] as const;
export type WinTier = (typeof winTiers)[number];

/** Multiples of the stake from which a win is of a tier, the highest first. */
const bounds = [
  ['grand', 50n],
  ['big', 15n],
  ['good', 5n],
] as const;

export function winTierOf(round: {
  readonly stakeMinor: bigint;
  readonly wonMinor: bigint;
}): WinTier {
  const { stakeMinor, wonMinor } = round;
  if (wonMinor <= 0n) {
    return 'none';
  }
  if (wonMinor <= stakeMinor) {
    return 'returned';
  }
  return bounds.find(([, times]) => wonMinor >= stakeMinor * times)?.[0] ?? 'small';
}

export function isCelebrated(tier: WinTier): boolean {
  return tier !== 'none' && tier !== 'returned';
}
