import { type FeeRule } from '@portal/commission';
import { currency, parseAmount } from '@portal/money';
import type { DepositKind } from '@portal/protocol';
import type { SiteConfiguration } from '../site/index.ts';

/** What the site says about money in and out, in minor units of its currency. */
export interface CashierSettings {
  readonly withdrawal: {
    readonly leastMinor: bigint;
    readonly mostMinor: bigint;
    readonly dailyCount: number;
    readonly dailyMinor: bigint;
    /** So many of a day carry no fee. */
    readonly freeCount: number;
    /** In the place of these three, from a rank on. */
    readonly byRank: readonly RankTerms[];
    readonly autoMostMinor: bigint;
    /** Whether what nobody has to look at goes to a provider without a person. */
    readonly autoSend: boolean;
    /** From here on, and from a new device, a one-time code is asked for. */
    readonly codeFromMinor: bigint;
    readonly twoPersonsFromMinor: bigint;
    readonly fee: FeeRule;
    readonly coolingHours: number;
    readonly promisedMinutes: number;
    readonly reviewHours: number;
    /** Whether a member may call one back that nobody has granted. */
    readonly allowCancel: boolean;
  };
  readonly receipt: {
    readonly isOn: boolean;
    readonly autoMinutes: number;
    readonly autoMostMinor: bigint;
  };
  /** Of accounts to be paid to. */
  readonly binding: {
    readonly coolingHours: number;
    /** Where the numbers of wallets may be telephone numbers. */
    readonly phoneCountries: readonly string[];
  };
  readonly deposit: DepositSettings;
  readonly peers: PeerSettings;
  readonly transfer: TransferSettings;
  /** What came in within so many hours counts together (R19). */
  readonly linkedHours: number;
  /** Up to this much an operator corrects by hand alone (R53). */
  readonly aloneMinor: bigint;
  /** How long a request waits for a second person. */
  readonly approvalHours: number;
}

/** What members from a rank on may take out in a day (agents-loyalty-money.md D3). */
export interface RankTerms {
  readonly fromRank: number;
  readonly dailyCount: number;
  readonly dailyMinor: bigint;
  readonly freeCount: number;
}

/** A way in as the configuration has it, in minor units. */
export interface Channel {
  readonly code: string;
  readonly kind: DepositKind;
  readonly provider: string;
  readonly names: Readonly<Record<string, string>>;
  readonly leastMinor: bigint;
  readonly mostMinor: bigint;
  readonly quickMinor: readonly bigint[];
  readonly dailyMinor: bigint;
  readonly fee: FeeRule;
  readonly minutes: number;
  readonly arrives: { readonly least: number; readonly most: number };
  readonly account:
    | { readonly institution: string; readonly holder: string; readonly number: string }
    | undefined;
}

export interface DepositSettings {
  readonly channels: readonly Channel[];
  readonly mostOpen: number;
  /** Between two orders of one member. */
  readonly pauseSeconds: number;
  readonly twoPersonsFromMinor: bigint;
  /** Of all that one operator confirms alone in 24 hours. */
  readonly aloneDailyMinor: bigint;
  readonly reviewMinutes: number;
  readonly lateHours: number;
  readonly tolerancePartsPerMillion: number;
  readonly turnoverMultiple: number;
  /** Whether members may pay what others take out. */
  readonly hasPeers: boolean;
}

/** Members who pay what others take out (agents-loyalty-money.md E6). */
export interface PeerSettings {
  readonly isOn: boolean;
  readonly leastMinor: bigint;
  readonly mostMinor: bigint;
  /** How long a member has to pay another one. */
  readonly payMinutes: number;
  /** How long somebody is looked for before the member says how it goes on. */
  readonly matchMinutes: number;
  /** How many payments one member takes on in a day. */
  readonly dailyCount: number;
  /** So many that were not made within a week close it for so many days. */
  readonly strikes: number;
  readonly closedDays: number;
}

export interface TransferSettings {
  readonly toDownline: boolean;
  readonly toUpline: boolean;
  readonly leastMinor: bigint;
  readonly mostMinor: bigint;
  readonly dailyCount: number;
  readonly dailyMinor: bigint;
  /** From here on a one-time code is asked for; at the first transfer to somebody always. */
  readonly codeFromMinor: bigint;
  readonly turnoverMultiple: number;
}

type FeeText = SiteConfiguration['cashier']['withdrawal']['fee'];
type Source = Pick<SiteConfiguration, 'cashier' | 'currency' | 'adjustments' | 'phoneCountries'>;

/** A figure that the currency cannot hold counts as nothing. */
export function settingsOf(site: Source): CashierSettings {
  const { cashier, currency: code, adjustments, phoneCountries } = site;
  const minor = (text: string): bigint => {
    const parsed = parseAmount(text, currency(code));
    return parsed.ok ? parsed.value : 0n;
  };
  const feeOf = (fee: FeeText): FeeRule => ({
    fixedMinor: minor(fee.fixed),
    partsPerMillion: fee.partsPerMillion,
    leastMinor: minor(fee.least),
    mostMinor: fee.most === null ? undefined : minor(fee.most),
  });
  const { withdrawal, receipt, deposit, peers, transfer } = cashier;
  return {
    withdrawal: {
      leastMinor: minor(withdrawal.least),
      mostMinor: minor(withdrawal.most),
      dailyCount: withdrawal.dailyCount,
      dailyMinor: minor(withdrawal.dailyAmount),
      freeCount: withdrawal.freeCount,
      byRank: withdrawal.byRank.map((row) => ({ ...row, dailyMinor: minor(row.dailyAmount) })),
      autoMostMinor: minor(withdrawal.autoMost),
      autoSend: withdrawal.autoSend,
      codeFromMinor: minor(withdrawal.codeFrom),
      twoPersonsFromMinor: minor(withdrawal.twoPersonsFrom),
      fee: feeOf(withdrawal.fee),
      coolingHours: withdrawal.coolingHours,
      promisedMinutes: withdrawal.promisedMinutes,
      reviewHours: withdrawal.reviewHours,
      allowCancel: withdrawal.allowCancel,
    },
    receipt: {
      isOn: receipt.isOn,
      autoMinutes: receipt.autoMinutes,
      autoMostMinor: minor(receipt.autoMost),
    },
    binding: { coolingHours: withdrawal.coolingHours, phoneCountries },
    deposit: {
      ...deposit,
      hasPeers: peers.isOn,
      twoPersonsFromMinor: minor(deposit.twoPersonsFrom),
      aloneDailyMinor: minor(deposit.aloneDaily),
      channels: deposit.channels.map((channel) => ({
        ...channel,
        leastMinor: minor(channel.least),
        mostMinor: minor(channel.most),
        quickMinor: channel.quick.map(minor),
        dailyMinor: minor(channel.dailyMost),
        fee: feeOf(channel.fee),
        account: channel.account,
      })),
    },
    peers: { ...peers, leastMinor: minor(peers.least), mostMinor: minor(peers.most) },
    transfer: {
      ...transfer,
      leastMinor: minor(transfer.least),
      mostMinor: minor(transfer.most),
      codeFromMinor: minor(transfer.codeFrom),
      dailyMinor: minor(transfer.dailyAmount),
    },
    linkedHours: cashier.linkedHours,
    aloneMinor: minor(adjustments.alone),
    approvalHours: adjustments.waitHours,
  };
}
