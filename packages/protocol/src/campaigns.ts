/** How far a campaign has come; `sending` and `scheduled` can be stopped. */
export const campaignStates = ['scheduled', 'sending', 'sent', 'stopped'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** By which channel a member agreed to hear of offers. */
export const campaignConsents = ['email', 'sms'] as const;
export type CampaignConsent = (typeof campaignConsents)[number];

/** Which members a campaign is for; what is empty, zero or null narrows nothing. */
export interface CampaignSegment {
  /** In which they read last (BCP 47). */
  readonly languages: readonly string[];
  readonly leastRank: number;
  /** Where they opened their account from; two letters each (ISO 3166-1). */
  readonly countries: readonly string[];
  /** An account; whoever stands in its line, it included. */
  readonly agent: string | null;
  /** Signed in within so many days, and not within so many. */
  readonly seenWithinDays: number | null;
  readonly awayForDays: number | null;
  readonly consent: CampaignConsent | null;
}

export const mostCampaignDays = 730;
