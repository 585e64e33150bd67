import type { MemberId } from '@portal/protocol';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** Who came directly below agents on a day of the site, when it is over. */
    readonly 'agents.newcomers_counted': {
      readonly siteDay: string;
      readonly agents: readonly { readonly memberId: MemberId; readonly count: number }[];
    };
  }
}
