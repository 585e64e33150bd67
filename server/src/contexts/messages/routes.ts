import { messageKind } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../platform/http/route.ts';
import { changeLanguage } from './use-cases/change-language.ts';
import { changeMessageCopies } from './use-cases/change-message-copies.ts';
import { deleteMessages } from './use-cases/delete-messages.ts';
import { listMessages } from './use-cases/list-messages.ts';
import { markAllMessages } from './use-cases/mark-all-messages.ts';
import { markMessages } from './use-cases/mark-messages.ts';
import { readMessageCopies } from './use-cases/read-message-copies.ts';

const messagesPerPage = 20;

export const messageRoutes: readonly Route[] = [
  route(endpoints.listMessages, {
    useCase: (ctx, { query }) => {
      const { view = 'all', topic, cursor, limit = messagesPerPage } = query;
      return listMessages(ctx, { isUnread: view === 'unread', topic, cursor, limit });
    },
    present: ({ rows, nextCursor }) => ({
      content: rows.map(({ id, type, reference, params, sentAt, readAt }) => ({
        id,
        type,
        topic: messageKind(type).topic,
        reference,
        params: { ...params },
        sentAt: String(sentAt),
        isRead: readAt !== null,
      })),
      nextCursor,
    }),
  }),
  route(endpoints.markMessages, (ctx, { body }) => markMessages(ctx, body)),
  route(endpoints.markAllMessages, markAllMessages),
  route(endpoints.deleteMessages, (ctx, { body }) => deleteMessages(ctx, body)),
  route(endpoints.readMessageCopies, readMessageCopies),
  route(endpoints.changeLanguage, (ctx, { body }) => changeLanguage(ctx, body)),
  route(endpoints.changeMessageCopies, (ctx, { body }) => changeMessageCopies(ctx, body)),
];
