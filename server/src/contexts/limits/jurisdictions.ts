/** Where a site is licensed; what is not said counts as the strictest (R15). */
export const jurisdictionNames = ['DEFAULT', 'GB', 'MT', 'PH', 'unknown'] as const;
export type JurisdictionName = (typeof jurisdictionNames)[number];

/** A highest stake of casino games; `stake-worth.ts` says what it is in another currency. */
export interface StakeCap {
  /** For those who are younger than this; absent for everybody else. */
  readonly belowAge?: number;
  /** Of Great Britain, whose rule it is (slots stake regulations 2025). */
  readonly pounds: bigint;
}

/** From how much on play may do harm; `stake-worth.ts` says what pounds are elsewhere. */
export interface HarmRules {
  /** Of 30 days. */
  readonly netDepositPounds: bigint;
  readonly lossPounds: bigint;
  /** Nights of 7 days with bets between midnight and six. */
  readonly nights: number;
  /** Withdrawals of 30 days that came back at the own wish. */
  readonly takenBack: number;
}

/** From how much on money in of one person, together, is looked into (R19); as stake caps. */
export interface DueDiligence {
  readonly pounds: bigint;
}

/**
 * What the call for free play has to say of the visitor's age (X10): nothing, because the call of
 * portal.md 7 has no field for it and only the page asks; the word of the visitor; or papers, which
 * only a member brings.
 */
export type TrialAge = 'unsaid' | 'confirmed' | 'proven';

/** The least that a site has to do; data, compared in the table test. */
export interface Jurisdiction {
  /** From the start of one round to that of the next; 0 for any. */
  readonly cycleMs: { readonly slot: number; readonly casino: number };
  /** So long after the last stake a game keeps out every other one; 0 lets several run. */
  readonly oneGameMs: number;
  /** The young first; none where stakes are free. */
  readonly stakeCaps: readonly StakeCap[];
  /** Play waits until name, address and birth date are proven (R18). */
  readonly isVerifiedFirst: boolean;
  /** What comes before free play (R17). */
  readonly trialAge: TrialAge;
  /** Whether a site may let members call withdrawals back: where it is forbidden none can. */
  readonly mayCallBack: boolean;
  /** Minutes of play between two reality checks when the member chose none. */
  readonly checkMinutes: number;
  /** What raises a case (R16). */
  readonly harm: HarmRules;
  /** What raises one case and holds money out until it is decided (R19). */
  readonly linked: DueDiligence;
  /** Years for which records of money and play are kept, and who they are about (R57). */
  readonly recordYears: number;
}

const strictest: Jurisdiction = {
  cycleMs: { slot: 2500, casino: 5000 },
  oneGameMs: 30_000,
  stakeCaps: [{ belowAge: 25, pounds: 2n }, { pounds: 5n }],
  isVerifiedFirst: true,
  trialAge: 'proven',
  mayCallBack: false,
  checkMinutes: 60,
  harm: { netDepositPounds: 150n, lossPounds: 150n, nights: 3, takenBack: 2 },
  linked: { pounds: 2000n },
  recordYears: 5,
};

const free: Jurisdiction = {
  cycleMs: { slot: 0, casino: 0 },
  oneGameMs: 0,
  stakeCaps: [],
  isVerifiedFirst: false,
  trialAge: 'unsaid',
  mayCallBack: true,
  checkMinutes: 60,
  harm: { netDepositPounds: 1000n, lossPounds: 1000n, nights: 4, takenBack: 3 },
  linked: { pounds: 1250n },
  recordYears: 5,
};

const jurisdictions: Readonly<Record<JurisdictionName, Jurisdiction>> = {
  DEFAULT: free,
  GB: strictest,
  MT: {
    ...free,
    isVerifiedFirst: true,
    trialAge: 'confirmed',
    linked: { pounds: 2000n },
  },
  PH: { ...free, isVerifiedFirst: true, trialAge: 'confirmed' },
  unknown: strictest,
};

/** What nobody has heard of is the strictest too. */
export function jurisdictionOf(name: string): Jurisdiction {
  const known = jurisdictionNames.find((candidate) => candidate === name);
  return jurisdictions[known ?? 'unknown'];
}
