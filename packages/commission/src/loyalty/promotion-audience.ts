/** Whom a promotion is for (agents-loyalty-money.md D8); what is empty or null asks for nothing. */
export interface PromotionAudience {
  readonly leastRank: number | null;
  /** One of these marks of an operator is enough. */
  readonly tags: readonly string[];
  /** Accounts of agents: whoever stands in one of their lines, they included. */
  readonly agents: readonly string[];
  /** Two letters each (ISO 3166-1). */
  readonly countries: readonly string[];
}

/** What is known of who looks; somebody without an account has an address alone. */
export interface AudienceFacts {
  readonly rank: number;
  readonly tags: readonly string[];
  /** The own account and those of the agents above. */
  readonly line: readonly string[];
  /** Null where nothing is known of the address. */
  readonly country: string | null;
}

/** Why somebody may not take part, in the order in which it is asked. */
export const audienceGaps = ['tag', 'line', 'country', 'rank'] as const;
export type AudienceGap = (typeof audienceGaps)[number];

/**
 * The first thing that is missing, or undefined. A visitor stands where a new member does: on no
 * rank, without a mark and in no line.
 */
export function audienceGap(
  audience: PromotionAudience,
  facts: AudienceFacts,
): AudienceGap | undefined {
  const { leastRank, tags, agents, countries } = audience;
  const isMissing: Readonly<Record<AudienceGap, boolean>> = {
    tag: !isAmong(tags, facts.tags),
    line: !isAmong(agents, facts.line),
    country: !isAmong(countries, facts.country === null ? [] : [facts.country]),
    rank: leastRank !== null && facts.rank < leastRank,
  };
  return audienceGaps.find((gap) => isMissing[gap]);
}

/** Marks and lines are the house's own knowledge: who is not meant does not hear of the offer. */
export function isPrivateGap(gap: AudienceGap | undefined): boolean {
  return gap === 'tag' || gap === 'line';
}

function isAmong(words: readonly string[], ownWords: readonly string[]): boolean {
  return words.length === 0 || words.some((word) => ownWords.includes(word));
}
