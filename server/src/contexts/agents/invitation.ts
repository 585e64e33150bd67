import type { MemberId } from '@portal/protocol';
import type { Terms } from './terms/terms.ts';

/** What the codes of a registration come to. */
export interface Invitation {
  /** The agent above; null below the house. */
  readonly uplineId: MemberId | null;
  /** The register link that was used. */
  readonly linkCode: string | null;
  /** Whoever recommended the site, for the reward of both (D9). */
  readonly referrerId: MemberId | null;
  /** What the upline opens with it; an ordinary member under the usual terms without. */
  readonly opening?: Opening;
}

/** What an agent opens: with or without a team of its own, and under which terms. */
export interface Opening {
  readonly isAgent: boolean;
  /** Null for the usual ones. */
  readonly terms: Terms | null;
}

/** Of somebody who came by themselves. */
export const nobodyInvited: Invitation = { uplineId: null, linkCode: null, referrerId: null };
