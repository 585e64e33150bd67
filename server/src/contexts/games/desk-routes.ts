import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, type Route } from '../../platform/http/route.ts';
import { readMember } from '../members/index.ts';
import type { Games } from './games.ts';
import { presentRecord } from './rounds/present-record.ts';
import { listRounds } from './rounds/use-cases/list-rounds.ts';

/** What operators see of a member's play. */
export function gamesDeskRoutes({ catalogue, book }: Games): readonly Route[] {
  return [
    ownRoute(endpoints.listMemberRounds, async (scope, { params, query }) => {
      const snapshot = await catalogue.current();
      const page = await scope.transaction(async (ctx) => {
        const member = await readMember(ctx, params.id);
        const isTrial = member.kind === 'trial';
        const mode = isTrial ? 'trial' : (query.mode ?? 'real');
        const { cursor, limit } = query;
        return listRounds(ctx, { player: { memberId: member.id, isTrial }, mode, cursor, limit });
      });
      const { site, locale } = scope.ctx;
      return presentRecord(page, { currency: site.currency, locale, snapshot, book });
    }),
  ];
}
