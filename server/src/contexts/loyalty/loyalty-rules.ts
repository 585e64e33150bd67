import type { LoyaltySettings } from './settings.ts';

/** What the routes and jobs of this context go by. */
export interface LoyaltyRules {
  /** Those in force now. */
  readonly settings: () => LoyaltySettings;
}
