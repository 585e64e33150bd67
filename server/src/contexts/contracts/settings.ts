import type {
  CarryMode,
  ClawbackMode,
  ContractKind,
  LossBasis,
  PeriodType,
} from '@portal/commission';
import { currency, parseAmount } from '@portal/money';
import type { DividendPeriod } from '@portal/protocol';
import type { SiteConfiguration } from '../site/index.ts';

/** What the site says about the pay of agents, in minor units of its currency. */
export interface ContractSettings {
  readonly isKindOn: Readonly<Record<ContractKind, boolean>>;
  readonly hasPolicy: boolean;
  readonly dividendPeriod: DividendPeriod;
  readonly carry: CarryMode;
  readonly lossBasis: LossBasis;
  readonly includeSelf: boolean;
  readonly activeLeastMinor: Readonly<Record<ContractKind, bigint>>;
  /** What a member also pays in within a unit to count as active. */
  readonly activeMinDepositMinor: bigint;
  readonly isPartial: boolean;
  /** Whether the house pays for whoever owes for a day, and is owed it instead. */
  readonly isGuaranteed: boolean;
  /** Whether payers hold what they will owe for a dividend period from its last hour on. */
  readonly reservesForBills: boolean;
  readonly dailyPayDelayDays: number;
  readonly dailyPayAt: string;
  readonly dividendPayAt: string;
  readonly autoApproveMostMinor: bigint | undefined;
  readonly requiresUplineQualified: boolean;
  readonly maxPayoutMinor: bigint | undefined;
  readonly proposalDays: number;
  readonly noticeDays: number;
  readonly clawback: {
    readonly days: number;
    readonly mode: ClawbackMode;
    readonly leastMinor: bigint;
  };
  readonly endsOldOnPropose: boolean;
  readonly protectsSubline: boolean;
  readonly backdatesFirst: boolean;
  readonly rebate: SiteConfiguration['contracts']['rebate'];
}

type Source = Pick<SiteConfiguration, 'contracts' | 'currency'>;

/** A figure that the currency cannot hold counts as nothing. */
export function settingsOf({ contracts, currency: code }: Source): ContractSettings {
  const minor = (text: string): bigint => {
    const parsed = parseAmount(text, currency(code));
    return parsed.ok ? parsed.value : 0n;
  };
  const { kinds, activeLeast, clawback } = contracts;
  return {
    isKindOn: {
      DIVIDEND: kinds.dividend,
      DAILY: kinds.daily,
      HOURLY: kinds.hourly,
      REALTIME: kinds.realtime,
    },
    hasPolicy: contracts.agentPolicy,
    dividendPeriod: contracts.dividendPeriod,
    carry: contracts.carry,
    lossBasis: contracts.lossBasis,
    includeSelf: contracts.includeSelf,
    activeLeastMinor: {
      DIVIDEND: minor(activeLeast.dividend),
      DAILY: minor(activeLeast.daily),
      HOURLY: minor(activeLeast.hourly),
      REALTIME: minor(activeLeast.realtime),
    },
    activeMinDepositMinor: minor(contracts.activeMinDeposit),
    isPartial: contracts.partialPay,
    isGuaranteed: contracts.houseGuarantee,
    reservesForBills: contracts.reserveForBills,
    dailyPayDelayDays: contracts.dailyPayDelayDays,
    dailyPayAt: contracts.dailyPayAt,
    dividendPayAt: contracts.dividendPayAt,
    autoApproveMostMinor: optional(contracts.autoApproveMost, minor),
    requiresUplineQualified: contracts.requireUplineQualified,
    maxPayoutMinor: optional(contracts.maxPayout, minor),
    proposalDays: contracts.proposalDays,
    noticeDays: contracts.noticeDays,
    clawback: { days: clawback.days, mode: clawback.mode, leastMinor: minor(clawback.least) },
    endsOldOnPropose: contracts.endOldOnPropose,
    protectsSubline: contracts.protectSubline,
    backdatesFirst: contracts.backdateFirstDividend,
    rebate: contracts.rebate,
  };
}

function optional(text: string | null, read: (text: string) => bigint): bigint | undefined {
  return text === null ? undefined : read(text);
}

/** The units of a kind; those of a dividend are its contract's. */
export function unitTypeOf(kind: ContractKind, dividendPeriod: PeriodType): PeriodType {
  const types = { DAILY: 'DAILY', HOURLY: 'HOURLY', REALTIME: 'FIVE_MIN' } as const;
  return kind === 'DIVIDEND' ? dividendPeriod : types[kind];
}
