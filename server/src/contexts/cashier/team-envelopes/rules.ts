import { cutPackets } from '@portal/commission';
import { type Currency, parseAmount } from '@portal/money';
import type { RandomSource } from '../../../platform/context.ts';
import { uniformFrom } from '../../../platform/uniform-from.ts';

/** What an agent may give (agents-loyalty-money.md D6). */
export const mostPerDay = 5;
export const hoursToTake = 24;
const mostAmount = '50000';

export function mostMinor(unit: Currency): bigint {
  const parsed = parseAmount(mostAmount, unit);
  return parsed.ok ? parsed.value : 0n;
}

/** The smallest packet of chance is a tenth of the mean, so that nobody gets next to nothing. */
const leastShare = 10n;

/** All of the budget in packets, alike to the last minor unit or by chance. */
export function packetsOf(
  plan: { readonly budgetMinor: bigint; readonly packets: number; readonly isRandom: boolean },
  random: RandomSource,
): readonly bigint[] | undefined {
  const { budgetMinor, packets, isRandom } = plan;
  const count = BigInt(packets);
  const [mean, rest] = [budgetMinor / count, budgetMinor % count];
  if (mean === 0n) {
    return undefined;
  }
  if (!isRandom) {
    return Array.from({ length: packets }, (_, at) => mean + (BigInt(at) < rest ? 1n : 0n));
  }
  const minMinor = mean / leastShare > 0n ? mean / leastShare : 1n;
  const cut = cutPackets(
    { budgetMinor, packets, minMinor, maxMinor: budgetMinor },
    uniformFrom(random),
  );
  return cut.ok ? cut.value : undefined;
}
