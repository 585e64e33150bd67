import { samples } from '@portal/protocol/testing';

/** What is known of the protection of somebody who is excluded without an end. */
export const endlessExclusion = {
  ...samples.readProtection,
  pause: {
    kind: 'exclusion',
    startedAt: '2026-03-02T10:00:00Z',
    endsAt: null,
    returnsAt: null,
    mayAskAt: '2026-09-02T10:00:00Z',
  },
} as const;
