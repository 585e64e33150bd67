import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';

/** Play that is asked for before money leaves. */
export interface Requirement {
  readonly reference: string;
  readonly kind: string;
  readonly requiredMinor: bigint;
  readonly doneMinor: bigint;
}

/** What other contexts say about a member before money moves. */
export interface CashierPorts {
  /** The open ones, the oldest first. */
  requirementsOf(ctx: Ctx, memberId: MemberId): Promise<readonly Requirement[]>;
}

/** Where nobody asks for play before money leaves. */
export const withoutConditions: CashierPorts = {
  requirementsOf: () => Promise.resolve([]),
};

export function leftOf({ requiredMinor, doneMinor }: Requirement): bigint {
  return requiredMinor > doneMinor ? requiredMinor - doneMinor : 0n;
}
