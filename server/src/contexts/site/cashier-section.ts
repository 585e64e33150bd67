import { depositKinds } from '@portal/protocol';
import { z } from 'zod';

/** A site that has not said yet how money comes in. */
const noDeposits = {
  channels: [],
  mostOpen: 3,
  pauseSeconds: 5,
  twoPersonsFrom: '20000',
  aloneDaily: '100000',
  reviewMinutes: 30,
  lateHours: 72,
  tolerancePartsPerMillion: 10_000,
  turnoverMultiple: 1,
};

const amount = z.string().regex(/^\d{1,12}(\.\d{1,3})?$/u);

const fee = z.strictObject({
  fixed: amount,
  partsPerMillion: z.int().min(0).max(200_000),
  least: amount,
  most: amount.nullable(),
});

const channel = z
  .strictObject({
    code: z.string().regex(/^[\w-]{1,40}$/u),
    kind: z.enum(depositKinds),
    /**
     * `manual` for transfers that the desk confirms, `p2p` for those to other members, else the
     * code of who introduced itself.
     */
    provider: z.string().regex(/^[\w-]{1,40}$/u),
    /** By codes of the site's languages; the default language is always there. */
    names: z.record(z.string(), z.string().min(1).max(60)),
    least: amount,
    most: amount,
    quick: z.array(amount).max(8),
    /** The most of one member and day. */
    dailyMost: amount,
    /** Taken from what is paid. */
    fee,
    /** How long an order can be paid. */
    minutes: z.int().min(5).max(1440),
    arrives: z.strictObject({ least: z.int().min(0), most: z.int().min(1) }),
    /** Where a transfer by hand goes to. */
    account: z
      .strictObject({
        institution: z.string().min(2).max(60),
        holder: z.string().min(2).max(80),
        number: z.string().min(4).max(60),
      })
      .optional(),
  })
  .refine(({ provider, account }) => provider !== 'manual' || account !== undefined, {
    error: 'a channel by hand needs an account',
  })
  .refine(({ provider, kind }) => provider !== 'p2p' || kind === 'BANK' || kind === 'EWALLET', {
    error: 'members pay each other by bank or e-wallet',
  });

const depositSection = z.strictObject({
  channels: z.array(channel).max(30),
  /** Orders of one member that wait at the same time. */
  mostOpen: z.int().min(1).max(20),
  /** Between two orders of one member, whatever became of the first. */
  pauseSeconds: z.int().min(0).max(600).default(5),
  /** From it on a second person confirms too. */
  twoPersonsFrom: amount,
  /** Beyond it a second person confirms what one operator says to have arrived in 24 hours. */
  aloneDaily: amount.default('100000'),
  /** How long the desk says that it takes. */
  reviewMinutes: z.int().min(1).max(10_080),
  /** What comes later than this is decided by a person. */
  lateHours: z.int().min(0).max(720),
  /** Underpaid by no more than this is credited as paid. */
  tolerancePartsPerMillion: z.int().min(0).max(100_000),
  /** Play asked for before deposited money leaves, as often as the deposit. */
  turnoverMultiple: z.int().min(0).max(100),
});

/** Members who pay what others take out (agents-loyalty-money.md E6). */
const peerSection = z.strictObject({
  isOn: z.boolean(),
  /** Of one payment. */
  least: amount,
  most: amount,
  payMinutes: z.int().min(5).max(1440),
  /** How long somebody is looked for before the member chooses. */
  matchMinutes: z.int().min(5).max(1440),
  /** Payments that one member takes on in a day. */
  dailyCount: z.int().min(1).max(100),
  /** So many that were not made within a week close it for so many days. */
  strikes: z.int().min(1).max(100),
  closedDays: z.int().min(1).max(365),
});

const noPeers = {
  isOn: false,
  least: '100',
  most: '5000',
  payMinutes: 15,
  matchMinutes: 30,
  dailyCount: 5,
  strikes: 3,
  closedDays: 7,
};

/** Money along an edge of the tree (agents-loyalty-money.md E7). */
const transferSection = z.strictObject({
  toDownline: z.boolean(),
  toUpline: z.boolean(),
  least: amount,
  most: amount,
  dailyCount: z.int().min(1).max(1000),
  dailyAmount: amount,
  /** From it on, and at the first to somebody, a transfer takes a one-time code. */
  codeFrom: amount.default('5000'),
  /** How often the receiver plays the amount before it leaves. */
  turnoverMultiple: z.int().min(0).max(100),
});

const usualTransfers = {
  toDownline: true,
  toUpline: false,
  least: '1',
  most: '50000',
  dailyCount: 20,
  dailyAmount: '200000',
  codeFrom: '5000',
  turnoverMultiple: 1,
};

/** What members from a rank on may take out in a day, and how often of it without a fee. */
const rankSection = z.strictObject({
  fromRank: z.int().min(1).max(100),
  dailyCount: z.int().min(1).max(100),
  dailyAmount: amount,
  freeCount: z.int().min(0).max(100),
});

/** Money in and out, in the currency of the site (agents-loyalty-money.md 9). */
export const cashierSection = z.strictObject({
  withdrawal: z.strictObject({
    least: amount,
    most: amount,
    dailyCount: z.int().min(1).max(100),
    dailyAmount: amount,
    /** So many of a day carry no fee. */
    freeCount: z.int().min(0).max(100).default(0),
    /** In the place of these three; of several that fit, the one from the highest rank on. */
    byRank: z.array(rankSection).max(100).default([]),
    /** Above it a person looks, whatever the risk. */
    autoMost: amount,
    /** What nobody has to look at goes to a provider of payments without a person. */
    autoSend: z.boolean().default(false),
    /** From it on, and from a new device, a one-time code is asked for. */
    codeFrom: amount.default('5000'),
    /** From it on a second person decides too. */
    twoPersonsFrom: amount,
    fee,
    /** How long nothing is paid to a new account beside the first (R20). */
    coolingHours: z.int().min(0).max(720),
    promisedMinutes: z.int().min(1).max(10_080),
    reviewHours: z.int().min(1).max(168),
    /** A member may call one back that nobody has granted; never where the law forbids it. */
    allowCancel: z.boolean().default(false),
  }),
  receipt: z.strictObject({
    isOn: z.boolean(),
    /** After so many minutes a payment that nobody answered counts as received (portal.md 4). */
    autoMinutes: z.int().min(10).max(10_080),
    /** A larger one is looked at by a person instead. */
    autoMost: amount,
  }),
  deposit: depositSection.default(noDeposits),
  peers: peerSection.default(noPeers),
  transfer: transferSection.default(usualTransfers),
  /** Money in of one person within so many hours counts together (R19). */
  linkedHours: z.int().min(1).max(720).default(24),
});

export type CashierSection = z.output<typeof cashierSection>;

const free = { fixed: '0', partsPerMillion: 0, least: '0', most: null };

export const usualCashier: CashierSection = {
  withdrawal: {
    least: '100',
    most: '50000',
    dailyCount: 3,
    dailyAmount: '50000',
    freeCount: 0,
    byRank: [],
    autoMost: '2000',
    autoSend: false,
    codeFrom: '5000',
    twoPersonsFrom: '20000',
    fee: free,
    coolingHours: 24,
    promisedMinutes: 15,
    reviewHours: 24,
    allowCancel: false,
  },
  receipt: { isOn: true, autoMinutes: 120, autoMost: '5000' },
  deposit: noDeposits,
  peers: noPeers,
  transfer: usualTransfers,
  linkedHours: 24,
};
