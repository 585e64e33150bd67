import { maskName } from '@portal/commission';
import {
  abilitiesOf,
  type ChatDecision,
  chatDecisions,
  chatReportReasons,
  type Endpoints,
  type ReplyOf,
} from '@portal/protocol';
import type { ChatMessage } from './store.ts';
import type { RunningMute } from './store-mutes.ts';
import type { NamedChatMessage } from './use-cases/list-desk-chat.ts';

export function presentChatMessage(
  row: ChatMessage & { readonly account: string },
  viewer: { readonly id: string },
): ReplyOf<Endpoints['sendChatMessage']> {
  return {
    id: row.id,
    name: maskName(row.account),
    isOwn: row.memberId === viewer.id,
    content: row.removedAt === null ? row.content : null,
    sentAt: String(row.sentAt),
  };
}

function mayModerate(viewer: { readonly role: string }): boolean {
  return abilitiesOf(viewer.role).includes('chat.moderate');
}

export function presentDeskMessage(
  row: NamedChatMessage,
  viewer: { readonly role: string },
): ReplyOf<Endpoints['decideChatMessage']> {
  const given = row.reasons.split(' ');
  return {
    id: row.id,
    room: row.room,
    memberId: row.memberId,
    account: row.account,
    content: row.content,
    sentAt: String(row.sentAt),
    openReports: row.openReports,
    reasons: chatReportReasons.filter((reason) => given.includes(reason)),
    reportedAt: row.reportedAt === null ? null : String(row.reportedAt),
    removedAt: row.removedAt === null ? null : String(row.removedAt),
    decision: row.decision,
    decidedBy: row.decidedBy,
    decidedReason: row.decidedReason,
    abilities: mayModerate(viewer) ? decisionsFor(row) : [],
  };
}

/** Of a message that was taken away its author may still be muted. */
function decisionsFor({ removedAt, openReports }: NamedChatMessage): ChatDecision[] {
  if (removedAt !== null) {
    return ['mute'];
  }
  return chatDecisions.filter((decision) => decision !== 'dismiss' || openReports > 0);
}

export function presentMute(
  row: RunningMute & { readonly account: string },
  viewer: { readonly role: string },
): ReplyOf<Endpoints['listChatMutes']>[number] {
  return {
    memberId: row.memberId,
    account: row.account,
    reason: row.reason,
    until: String(row.until),
    mutedBy: row.mutedBy,
    mutedAt: String(row.mutedAt),
    abilities: mayModerate(viewer) ? ['lift'] : [],
  };
}
