import { type FeeRule } from '@portal/commission';
import { currency, parseAmount } from '@portal/money';
import type { SiteConfiguration } from '../site/index.ts';

/** What the site says about money in and out, in minor units of its currency. */
export interface CashierSettings {
  readonly withdrawal: {
    readonly leastMinor: bigint;
    readonly mostMinor: bigint;
    readonly dailyCount: number;
    readonly dailyMinor: bigint;
    readonly autoMostMinor: bigint;
    readonly twoPersonsFromMinor: bigint;
    readonly fee: FeeRule;
    readonly coolingHours: number;
    readonly promisedMinutes: number;
    readonly reviewHours: number;
  };
  readonly receipt: {
    readonly isOn: boolean;
    readonly autoMinutes: number;
    readonly autoMostMinor: bigint;
  };
  /** How long a request waits for a second person. */
  readonly approvalHours: number;
}

type Source = Pick<SiteConfiguration, 'cashier' | 'currency' | 'adjustments'>;

/** A figure that the currency cannot hold counts as nothing. */
export function settingsOf({ cashier, currency: code, adjustments }: Source): CashierSettings {
  const minor = (text: string): bigint => {
    const parsed = parseAmount(text, currency(code));
    return parsed.ok ? parsed.value : 0n;
  };
  const { withdrawal, receipt } = cashier;
  const { fee } = withdrawal;
  return {
    withdrawal: {
      leastMinor: minor(withdrawal.least),
      mostMinor: minor(withdrawal.most),
      dailyCount: withdrawal.dailyCount,
      dailyMinor: minor(withdrawal.dailyAmount),
      autoMostMinor: minor(withdrawal.autoMost),
      twoPersonsFromMinor: minor(withdrawal.twoPersonsFrom),
      fee: {
        fixedMinor: minor(fee.fixed),
        partsPerMillion: fee.partsPerMillion,
        leastMinor: minor(fee.least),
        mostMinor: fee.most === null ? undefined : minor(fee.most),
      },
      coolingHours: withdrawal.coolingHours,
      promisedMinutes: withdrawal.promisedMinutes,
      reviewHours: withdrawal.reviewHours,
    },
    receipt: {
      isOn: receipt.isOn,
      autoMinutes: receipt.autoMinutes,
      autoMostMinor: minor(receipt.autoMost),
    },
    approvalHours: adjustments.waitHours,
  };
}
