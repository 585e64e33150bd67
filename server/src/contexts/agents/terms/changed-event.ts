import type { MemberId } from '@portal/protocol';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** Somebody holds other terms, or will from a moment on. */
    readonly 'agents.terms_changed': {
      readonly memberId: MemberId;
      readonly setAt: string;
      /** From when on all of the change holds. */
      readonly from: string;
    };
  }
}
