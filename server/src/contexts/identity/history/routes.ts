import { assert } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { isIdOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../../platform/http/route.ts';
import { browserName } from '../browser-name.ts';
import { listSignIns, listSignInsOf, type SignInPage } from './use-cases/list-sign-ins.ts';

/** agents-loyalty-money.md F. */
const linesPerPage = 20;

/** The login history of a member, for its owner and for the desk. */
export const signInRoutes: readonly Route[] = [
  route(endpoints.listSignIns, async (ctx, { query }) => {
    const { cursor, limit = linesPerPage } = query;
    return present(await listSignIns(ctx, { cursor, limit }));
  }),
  route(endpoints.listSignInsOfMember, async (ctx, { params, query }) => {
    const { cursor, limit = linesPerPage } = query;
    return present(await listSignInsOf(ctx, { ...params, cursor, limit }));
  }),
];

function present({ lines, nextCursor }: SignInPage): ReplyOf<Endpoints['listSignIns']> {
  const content = lines.map(({ id, at, browser, ...line }) => {
    assert(isIdOf('lgn', id), 'a line has the id of one');
    return { ...line, id, at: String(at), browser: browserName(browser) };
  });
  return { content, nextCursor };
}
