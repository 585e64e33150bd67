import type { MemberId } from '@portal/protocol';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A member stands below another agent, with everybody further down; null is the house. */
    readonly 'agents.moved': {
      readonly memberId: MemberId;
      readonly fromId: MemberId | null;
      readonly toId: MemberId | null;
      /** The beginning of the first day on the new line. */
      readonly effectiveAt: string;
    };
  }
}
