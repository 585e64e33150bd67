import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../platform/http/route.ts';
import { presentChatMessage } from './present.ts';
import { readChatLaunch } from './use-cases/read-chat-launch.ts';
import { listChatMessages } from './use-cases/list-chat-messages.ts';
import { reportChatMessage } from './use-cases/report-chat-message.ts';
import { sendChatMessage } from './use-cases/send-chat-message.ts';

const rowsPerPage = 30;

export const chatRoutes: readonly Route[] = [
  route(endpoints.readChatLaunch, (ctx, { query: { room = 'lounge' } }) =>
    readChatLaunch(ctx, room),
  ),
  route(endpoints.listChatMessages, async (ctx, { params, query }) => {
    const { cursor, limit = rowsPerPage } = query;
    const { rows, nextCursor } = await listChatMessages(ctx, { ...params, cursor, limit });
    return { content: rows.map((row) => presentChatMessage(row, ctx.actor)), nextCursor };
  }),
  route(endpoints.sendChatMessage, async (ctx, { params, body }) =>
    presentChatMessage(await sendChatMessage(ctx, { ...params, ...body }), ctx.actor),
  ),
  route(endpoints.reportChatMessage, async (ctx, { params, body }) => {
    await reportChatMessage(ctx, { ...params, ...body });
    return {};
  }),
];
