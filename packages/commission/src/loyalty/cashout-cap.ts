import { cancelBonus } from './wagering.ts';

/**
 * What goes back to the house when a bonus with a cap is played off (agents-loyalty-money.md D8,
 * maxCashout), in minor units. The share of the bonus is what giving it up would take; of it no
 * more than the cap stays. Own money and its share of the winnings are never touched.
 */
export function aboveCashoutCap(
  play: Parameters<typeof cancelBonus>[0] & { readonly capMinor: bigint },
): bigint {
  const { forfeitMinor } = cancelBonus(play);
  return forfeitMinor > play.capMinor ? forfeitMinor - play.capMinor : 0n;
}
