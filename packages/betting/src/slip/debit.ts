import { divide } from '@portal/money';
import type { Slip } from './slip.ts';
import { lineCount } from './systems.ts';

/**
 * What leaves the wallet when the slip is accepted, in minor units (sports-and-games.md D6, section
 * 9).
 */
export function debitOf(slip: Slip): bigint {
  switch (slip.type) {
    case 'SINGLE': {
      const { riskPerUnit } = slip.legs[0].price;
      return slip.stakeMode === 'WIN'
        ? divide(slip.typedMinor * riskPerUnit.numerator, riskPerUnit.denominator, 'half-even')
        : slip.typedMinor;
    }
    case 'ACC':
      return slip.stakeMinor;
    case 'SYSTEM':
      return slip.unitStakeMinor * BigInt(lineCount(slip.foldSizes, slip.legs.length));
  }
}
