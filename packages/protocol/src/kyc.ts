/** What papers prove: who somebody is with the day of birth, and where they live. */
export const kycKinds = ['identity', 'address'] as const;
export type KycKind = (typeof kycKinds)[number];

/** What somebody has proven so far; each holds all before it. */
export const kycTiers = ['none', 'contact', 'identity', 'full'] as const;
export type KycTier = (typeof kycTiers)[number];

export const kycPapers = [
  'passport',
  'id_card',
  'driving_licence',
  'residence_permit',
  'utility_bill',
  'bank_statement',
  'official_letter',
] as const;
export type KycPaper = (typeof kycPapers)[number];

/** What each kind may be proven with. */
export const papersOfKind: Readonly<Record<KycKind, readonly KycPaper[]>> = {
  identity: ['passport', 'id_card', 'driving_licence', 'residence_permit'],
  address: ['utility_bill', 'bank_statement', 'official_letter'],
};

/** What a member types beside the pictures, by the kind. */
export const kycFields = {
  identity: ['fullName', 'bornOn', 'number', 'expiresOn'],
  address: ['address'],
} as const satisfies Readonly<Record<KycKind, readonly string[]>>;
export type KycField = (typeof kycFields)[KycKind][number];

export const kycCaseStates = ['waiting', 'approved', 'rejected', 'expired', 'replaced'] as const;
export type KycCaseState = (typeof kycCaseStates)[number];
/** How a kind stands for a member; what was replaced is history. */
export const kycStandings = ['missing', 'waiting', 'approved', 'rejected', 'expired'] as const;
export type KycStanding = (typeof kycStandings)[number];

/** Why papers were not accepted, as the member reads it. */
export const kycRejections = [
  'unreadable',
  'incomplete',
  'not_matching',
  'out_of_date',
  'not_accepted',
  'underage',
] as const;
export type KycRejection = (typeof kycRejections)[number];

/** What has to be on record before papers are asked for beyond the first list (R18). */
export const kycCauses = ['law', 'amount', 'doubt'] as const;
export type KycCause = (typeof kycCauses)[number];

/** Lists of the desk. */
export const kycViews = ['waiting', 'approved', 'rejected', 'expired'] as const;
export type KycView = (typeof kycViews)[number];

/** Pictures of one paper (R90). */
export const paperLimits = { images: 3, imageBytes: 5 * 1024 * 1024 } as const;
