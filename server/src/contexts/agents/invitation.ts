import type { MemberId } from '@portal/protocol';

/** What the codes of a registration come to. */
export interface Invitation {
  /** The agent above; null below the house. */
  readonly uplineId: MemberId | null;
  /** The register link that was used. */
  readonly linkCode: string | null;
  /** Whoever recommended the site, for the reward of both (D9). */
  readonly referrerId: MemberId | null;
}

/** Of somebody who came by themselves. */
export const nobodyInvited: Invitation = { uplineId: null, linkCode: null, referrerId: null };
