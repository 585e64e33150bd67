import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../platform/http/route.ts';
import { readAccounts } from '../members/index.ts';
import { presentDeskMessage, presentMute } from './present.ts';
import { selectMutes } from './store-mutes.ts';
import { decideChatMessage } from './use-cases/decide-chat-message.ts';
import { liftChatMute } from './use-cases/lift-chat-mute.ts';
import { listDeskChat } from './use-cases/list-desk-chat.ts';

const rowsPerPage = 20;

/** The queue of moderators, and who is muted. */
export const chatDeskRoutes: readonly Route[] = [
  route(endpoints.listDeskChat, async (ctx, { query }) => {
    const { view = 'reported', room, cursor, limit = rowsPerPage } = query;
    const page = await listDeskChat(ctx, { view, room, cursor, limit });
    const content = page.rows.map((row) => presentDeskMessage(row, ctx.actor));
    return { content, nextCursor: page.nextCursor };
  }),
  route(endpoints.decideChatMessage, async (ctx, { params, body }) => {
    const { id } = params;
    await decideChatMessage(ctx, { id, ...body });
    const place = { view: 'all', room: undefined, cursor: undefined, limit: 1 } as const;
    const [row] = (await listDeskChat(ctx, { ...place, id })).rows;
    return presentDeskMessage(assertDefined(row, 'a message that was decided'), ctx.actor);
  }),
  route(endpoints.listChatMutes, async (ctx) => {
    const mutes = await selectMutes(ctx.tx, ctx.clock.now());
    const accounts = await readAccounts(
      ctx,
      mutes.map(({ memberId }) => memberId),
    );
    return mutes.map((mute) =>
      presentMute({ ...mute, account: accounts.get(mute.memberId) ?? '' }, ctx.actor),
    );
  }),
  route(endpoints.liftChatMute, async (ctx, { params, body }) => {
    await liftChatMute(ctx, { ...params, ...body });
    return {};
  }),
];
