import { settingsOf } from '../settings.ts';
import { rankTerms } from './own-terms.ts';

/** What a rank may take out in a day, as the site has it; no count of free ones without a fee. */
export function withdrawalsOfRank(site: Parameters<typeof settingsOf>[0], rank: number) {
  const { withdrawal } = settingsOf(site);
  const { dailyCount, dailyMinor, freeCount } = rankTerms(withdrawal, rank);
  const { fixedMinor, partsPerMillion, leastMinor } = withdrawal.fee;
  const hasFee = fixedMinor > 0n || partsPerMillion > 0 || leastMinor > 0n;
  return { dailyCount, dailyMinor, freeCount: hasFee ? freeCount : undefined };
}
