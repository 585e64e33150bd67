import type { Endpoints, ReplyOf } from '@portal/protocol';
import { pageCounts, stateOf } from './present.ts';
import type { LinkRow } from './store-links.ts';
import type { InviteLinkPage } from './use-cases/list-invite-links.ts';

export function presentInviteLink(
  row: LinkRow,
  now: Temporal.Instant,
): ReplyOf<Endpoints['createInviteLink']> {
  const { code, note, createdAt, validUntil, clicks, registrations, depositors } = row;
  return {
    code,
    note,
    createdAt: String(createdAt),
    validUntil: validUntil === null ? null : String(validUntil),
    state: stateOf(row, now),
    clicks,
    registrations,
    depositors,
  };
}

export function presentInviteLinks({
  rows,
  at,
  ...page
}: InviteLinkPage): ReplyOf<Endpoints['listInviteLinks']> {
  return { content: rows.map((row) => presentInviteLink(row, at)), ...pageCounts(page) };
}
