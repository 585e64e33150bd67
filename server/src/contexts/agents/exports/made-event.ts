import type { MemberId } from '@portal/protocol';

export interface TeamFileMade {
  readonly fileId: string;
  readonly memberId: MemberId;
  readonly report: string;
  readonly state: 'ready' | 'failed';
  /** When it can no longer be opened. */
  readonly until: string | null;
  readonly rows: number;
}

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A file of a team is there, or will never be. */
    readonly 'agents.file_made': TeamFileMade;
  }
}
