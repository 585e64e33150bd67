import type { SessionEnding } from '@portal/protocol';

/** What ended a session, as it is stored, and what its browser is told of it. */
const endings = {
  signed_out: 'signed_out',
  signed_in_again: 'signed_out',
  too_many: 'too_many',
  kicked: 'kicked',
  ended_by_owner: 'elsewhere',
  ended_by_staff: 'operator',
  factor_bound: 'elsewhere',
  factor_reset: 'operator',
  blocked: 'locked',
  on_break: 'on_break',
  role_changed: 'operator',
  password_changed: 'password',
  password_reset: 'password',
} as const satisfies Readonly<Record<string, SessionEnding>>;

export type EndedBecause = keyof typeof endings;

/** A session that nobody ended ran out. */
export function endingOf(because: string | null): SessionEnding {
  return because !== null && isKnown(because) ? endings[because] : 'expired';
}

function isKnown(because: string): because is EndedBecause {
  return Object.hasOwn(endings, because);
}
