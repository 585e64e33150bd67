import type { ErrorEntries } from './entry.ts';

/** What the chat says no to (design-brief.md M-12). */
export const chatErrors = {
  /** Excluded, on a break or frozen: the member is told so elsewhere, and nobody else at all. */
  chat_unavailable: { status: 422, log: 'info', reported: false, data: [] },
  chat_muted: { status: 422, log: 'info', reported: false, data: ['until', 'reason'] },
  chat_link: { status: 422, log: 'info', reported: false, data: [] },
  chat_pace: { status: 422, log: 'info', reported: false, data: ['seconds'] },
  chat_own_message: { status: 422, log: 'info', reported: false, data: [] },
  /** Another moderator took the message away, or ended the mute, in between. */
  chat_removed: { status: 409, log: 'info', reported: false, data: [] },
  chat_not_muted: { status: 409, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
