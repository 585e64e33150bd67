import { z } from 'zod';

const amount = z.string().regex(/^\d{1,12}(\.\d{1,3})?$/u);
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/u);

/** Pay of agents and rebates, in the currency of the site (agents-loyalty-money.md 9). */
export const contractsSection = z.strictObject({
  /** Which kinds there are at all. */
  kinds: z.strictObject({
    dividend: z.boolean(),
    daily: z.boolean(),
    hourly: z.boolean(),
    realtime: z.boolean(),
  }),
  /** Whether agents are shown at the login what waits for them (portal.md 5). */
  agentPolicy: z.boolean(),
  dividendPeriod: z.enum(['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY']),
  carry: z.enum(['NONE', 'FULL', 'PREVIOUS', 'SAME_MONTH']),
  /** What the period profit and loss of a contract is. */
  lossBasis: z.enum(['NGR', 'GGR']),
  includeSelf: z.boolean(),
  /**
   * What deposits and withdrawals cost the house, of their amount; it lowers the result that
   * agents share in (agents-loyalty-money.md A4).
   */
  paymentCostPartsPerMillion: z.int().min(0).max(200_000).default(0),
  /** What a member bets in a unit to count as active. */
  activeLeast: z.strictObject({
    dividend: amount,
    daily: amount,
    hourly: amount,
    realtime: amount,
  }),
  /** What a member also pays in within a unit to count as active; 0 for nothing. */
  activeMinDeposit: amount,
  partialPay: z.boolean(),
  /** The house pays what a payer has owed for a day, and is owed it instead. */
  houseGuarantee: z.boolean().default(false),
  /** Sets the expected dividends aside in the last hour of a period, out of the payer's balance. */
  reserveForBills: z.boolean().default(false),
  /** 1: the next day; 2: the other reading, every other day. */
  dailyPayDelayDays: z.int().min(1).max(7),
  dailyPayAt: clockTime,
  dividendPayAt: clockTime,
  /** Dividends of the house above this wait for an operator; null for none. */
  autoApproveMost: amount.nullable(),
  requireUplineQualified: z.boolean(),
  maxPayout: amount.nullable(),
  proposalDays: z.int().min(1).max(60),
  noticeDays: z.int().min(1).max(90),
  clawback: z.strictObject({
    days: z.int().min(0).max(365),
    mode: z.enum(['NET_NEXT', 'WALLET_NOW']),
    least: amount,
  }),
  /** The two readings of "a higher rate ends the downline contract" (portal.md 4). */
  endOldOnPropose: z.boolean(),
  /** Refuses a proposal that would end contracts further down. */
  protectSubline: z.boolean(),
  backdateFirstDividend: z.boolean(),
  /**
   * How many accounts directly below an agent may hold one of the high prize groups; groups that
   * are not named are free (agents-loyalty-money.md A9).
   */
  groupQuota: z
    .array(
      z.strictObject({
        group: z.int().min(1800).max(1960).multipleOf(2),
        accounts: z.int().min(0).max(1_000_000),
      }),
    )
    .default([]),
  /**
   * An agent who is excluded as a player goes on without play: contracts stand, and links open
   * accounts. Otherwise contracts end, and nobody new comes to stand below
   * (agents-loyalty-money.md H).
   */
  excludedAgentsRunOn: z.boolean().default(false),
  /** Whether agents see what those below them hold. */
  showDownlineBalance: z.boolean().default(true),
  rebate: z.strictObject({
    mode: z.enum(['AUTO', 'MANUAL']),
    /** What nobody claimed is credited with the next 02:00. */
    autoFlush: z.boolean(),
  }),
});

type ContractsSection = z.output<typeof contractsSection>;

export const usualContracts: ContractsSection = {
  kinds: { dividend: true, daily: true, hourly: true, realtime: true },
  agentPolicy: true,
  dividendPeriod: 'SEMIMONTHLY',
  carry: 'NONE',
  lossBasis: 'NGR',
  includeSelf: true,
  paymentCostPartsPerMillion: 0,
  activeLeast: { dividend: '1000', daily: '100', hourly: '50', realtime: '10' },
  activeMinDeposit: '0',
  partialPay: true,
  houseGuarantee: false,
  reserveForBills: false,
  dailyPayDelayDays: 1,
  dailyPayAt: '12:00',
  dividendPayAt: '15:00',
  autoApproveMost: '50000',
  requireUplineQualified: false,
  maxPayout: null,
  proposalDays: 7,
  noticeDays: 15,
  clawback: { days: 30, mode: 'NET_NEXT', least: '1' },
  endOldOnPropose: false,
  protectSubline: false,
  backdateFirstDividend: true,
  groupQuota: [],
  excludedAgentsRunOn: false,
  showDownlineBalance: true,
  rebate: { mode: 'AUTO', autoFlush: true },
};
