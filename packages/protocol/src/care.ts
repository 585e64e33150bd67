/**
 * What may say that play does somebody harm (R16), a birth date below the minimum age (R17), and
 * the balance of an excluded member who has no account that it could be paid to.
 */
export const careSigns = [
  'net_deposits',
  'loss',
  'night_play',
  'taken_back',
  'underage',
  'stranded',
] as const;
export type CareSign = (typeof careSigns)[number];

/** The lists of the desk. */
export const careViews = ['open', 'closed'] as const;
export type CareView = (typeof careViews)[number];

/** What came of a case: somebody spoke with the member, play was limited, nothing stood behind. */
export const careOutcomes = ['spoken', 'limited', 'no_harm'] as const;
export type CareOutcome = (typeof careOutcomes)[number];

/** Months between two reminders to look at the own play; never more than six (R7). */
export const reviewMonths = [1, 3, 6] as const;
export type ReviewMonths = (typeof reviewMonths)[number];
