import { designHash, slotDesigns, slotDistribution, slotSpreads } from '@portal/games';

/** Enumerates every shipped slot again; the two largest take too long for `npm test` (R34). */
export function run(): { passed: number; failed: number } {
  for (const design of slotDesigns) {
    const { maxBaseWinCredits, roundVariance } = slotDistribution(design);
    const spread = slotSpreads.get(designHash(design));
    const deviationHundredths = Math.round(Math.sqrt(roundVariance) * 100);
    if (
      spread?.maxSpinCredits !== maxBaseWinCredits ||
      spread.deviationHundredths !== deviationHundredths
    ) {
      throw new Error(`${design.id}: ${maxBaseWinCredits} and ${deviationHundredths} come out.`);
    }
  }
  return { passed: slotDesigns.length, failed: 0 };
}
