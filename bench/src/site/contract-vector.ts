import type { Category, ContractKind, PeriodType, Scope } from '@portal/commission';
import { assertDefined, divide, formatScaled, parseDecimal } from '@portal/money';

/** A run of a file of contract vectors (`packages/commission/vectors/contract.json`). */
export interface ContractVector {
  readonly id: string;
  readonly title: string;
  readonly kind: ContractKind;
  readonly config: VectorConfig;
  readonly tree: readonly {
    readonly id: string;
    readonly parent: string | null;
    readonly type: 'HOUSE' | 'AGENT' | 'MEMBER';
    readonly wallet: string;
  }[];
  readonly contracts: readonly VectorContract[];
  readonly tiers: Readonly<Record<string, readonly VectorTier[]>>;
  readonly bets: readonly VectorBet[];
  readonly costs?: readonly VectorCost[];
  readonly carryIn?: Amounts;
  readonly receivableBefore?: Amounts;
  readonly owedBefore?: readonly VectorDebt[];
  readonly events?: readonly VectorEvent[];
  readonly expected: VectorExpected;
}

export type Amounts = Readonly<Record<string, string>>;

export interface VectorConfig {
  readonly tz: string;
  readonly periodType: PeriodType;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly activeMinValid?: string;
  readonly carry?: 'NONE' | 'FULL' | 'PREVIOUS' | 'SAME_MONTH';
  readonly lossBasis?: 'NGR' | 'GGR';
  readonly includeSelf?: boolean;
  readonly partialPay?: boolean;
  readonly requireUplineQualified?: boolean;
  readonly maxPayout?: string;
  readonly clawbackMin?: string;
  readonly windows?: readonly string[];
  readonly [name: string]: unknown;
}

export interface VectorContract {
  readonly id: string;
  readonly payer: string;
  readonly payee: string;
  readonly scope: Scope;
  readonly state: string;
  readonly from?: string | null;
  readonly to?: string | null;
}

export interface VectorTier {
  readonly minBet: string;
  readonly minLoss: string | null;
  readonly minActive: number;
  readonly rateType: 'P' | 'F';
  readonly rate: string;
}

export interface VectorBet {
  readonly id: string;
  readonly member: string;
  readonly category: Category;
  readonly stake: string;
  readonly valid: string;
  readonly payout: string;
  readonly status: string;
  readonly bookedAt: string;
  readonly voidedAt?: string;
}

export const costKinds = ['rebate', 'bonus', 'fee', 'vendorFee', 'salary', 'chargeback'] as const;

export interface VectorCost extends Readonly<Partial<Record<(typeof costKinds)[number], string>>> {
  readonly member: string;
  readonly category?: Category;
  readonly bookedAt: string;
}

export interface VectorDebt {
  readonly contract: string;
  readonly payer: string;
  readonly payee: string;
  readonly amount: string;
}

export type VectorEvent = { readonly [name: string]: unknown } & (
  | { readonly type: 'CREDIT'; readonly node: string; readonly amount: string }
  | { readonly type: 'VOID'; readonly bets: readonly string[] }
);

type Row = Readonly<Record<string, unknown>>;

export interface VectorExpected {
  readonly bills?: Readonly<Record<string, Row>>;
  readonly windows?: readonly {
    readonly at: string;
    readonly due: Readonly<Record<string, Row>>;
  }[];
  readonly payments: readonly Row[];
  readonly owed: readonly Row[];
  readonly clawbacks?: readonly Row[];
  readonly walletsAfter: Amounts;
  readonly netByNode?: Amounts;
  readonly carryOut?: Amounts;
  readonly nettedFromReceivable?: Amounts;
  readonly receivableAfter?: Amounts;
  readonly dayTotal?: Amounts;
  readonly clawbackAtClose?: Amounts;
}

/** Amounts of a vector have two decimals, rates are fractions of six at most. */
export function minor(text: string, digits = 2): bigint {
  const exact = assertDefined(parseDecimal(text), `${text} is no amount`);
  return divide(exact.numerator * 10n ** BigInt(digits), exact.denominator, 'floor');
}

export function amount(minorAmount: bigint): string {
  return formatScaled(minorAmount, 2);
}

/** A row of a contract as the site keeps it. */
export function storedTier({ minBet, minLoss, minActive, rateType, rate }: VectorTier) {
  return {
    minBet: String(minor(minBet)),
    minLoss: minLoss === null ? null : String(minor(minLoss)),
    minActive,
    rateType,
    rate: String(rateType === 'F' ? minor(rate) : minor(rate, 6)),
  };
}
