import { assertDefined } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { countedAtMost } from './store.ts';
import type { LinkRow } from './store-links.ts';
import type { Downline } from './use-cases/list-downline.ts';
import type { LinkPage } from './use-cases/list-register-links.ts';

type Link = ReplyOf<Endpoints['createRegisterLink']>;

function stateOf({ endedAt, validUntil }: LinkRow, now: Temporal.Instant): Link['state'] {
  if (endedAt !== null) {
    return 'ended';
  }
  const isOver = validUntil !== null && Temporal.Instant.compare(validUntil, now) <= 0;
  return isOver ? 'expired' : 'live';
}

export function presentLink(row: LinkRow, now: Temporal.Instant): Link {
  return {
    code: row.code,
    note: row.note,
    createdAt: String(row.createdAt),
    validUntil: row.validUntil === null ? null : String(row.validUntil),
    state: stateOf(row, now),
    registrations: row.registrations,
  };
}

export function presentLinks(page: LinkPage): ReplyOf<Endpoints['listRegisterLinks']> {
  const { rows, total, pageNum, pageSize, at } = page;
  const content = rows.map((row) => presentLink(row, at));
  return { content, pageNum, pageSize, totalPages: Math.ceil(total / pageSize), total };
}

export function presentDownline(downline: Downline): ReplyOf<Endpoints['listDownline']> {
  const { accounts, ownLevel, teamSize } = downline;
  return {
    content: downline.rows.map((row) => ({
      account: assertDefined(accounts.get(row.memberId), 'a position belongs to a member'),
      isAgent: row.isAgent,
      level: row.level - ownLevel,
      joinedAt: String(row.takenAt),
    })),
    nextCursor: downline.nextCursor ?? null,
    upline: [...downline.upline],
    teamSize: Math.min(teamSize, countedAtMost),
    isTeamCapped: teamSize > countedAtMost,
  };
}
