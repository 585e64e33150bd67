import type { MemberId } from '@portal/protocol';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** Somebody took a place in the tree. */
    readonly 'agents.joined': { readonly memberId: MemberId; readonly joinedAt: string };
  }
}
