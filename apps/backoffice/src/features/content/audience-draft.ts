import type { AudienceDevice, AudienceLogin } from '@portal/protocol';

/** Whom a row is for, as an operator chooses it. */
export interface AudienceDraft {
  /** Codes; empty for every language. */
  readonly languages: readonly string[];
  readonly login: AudienceLogin;
  readonly device: AudienceDevice;
}

export const everybody: AudienceDraft = { languages: [], login: 'all', device: 'all' };
