import type { Texts } from '@portal/i18n/files';
import type { MemberId, PlayMode } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx } from '../../platform/context.ts';
import { ownRoute, route, type Route } from '../../platform/http/route.ts';
import { readMember } from '../members/index.ts';
import type { Games } from './games.ts';
import type { Player } from './play.ts';
import { presentRecord } from './rounds/present-record.ts';
import { readFile, readTotals } from './rounds/read-record.ts';
import { listRounds } from './rounds/use-cases/list-rounds.ts';
import { viewOf } from './view.ts';

interface RecordOwner {
  readonly player: Player;
  readonly mode: PlayMode;
}

/** Refuses with `not_found`. A trial account has rounds for fun money only. */
async function ownerOf(ctx: Ctx, id: MemberId, mode?: PlayMode): Promise<RecordOwner> {
  const member = await readMember(ctx, id);
  const isTrial = member.kind === 'trial';
  return { player: { memberId: member.id, isTrial }, mode: isTrial ? 'trial' : (mode ?? 'real') };
}

/** What operators see of a member's play. */
export function gamesDeskRoutes({ catalogue, book }: Games, texts: Texts): readonly Route[] {
  return [
    ownRoute(endpoints.listMemberRounds, async (scope, { params, query }) => {
      const snapshot = await catalogue.current();
      const page = await scope.transaction(async (ctx) =>
        listRounds(ctx, { ...query, ...(await ownerOf(ctx, params.id, query.mode)) }),
      );
      return presentRecord(page, { ...viewOf(scope.ctx), snapshot, book });
    }),
    route(endpoints.readMemberRoundTotals, async (ctx, { params, query }) =>
      readTotals(ctx, { ...query, ...(await ownerOf(ctx, params.id, query.mode)) }),
    ),
    ownRoute(endpoints.readMemberRoundsFile, async (scope, { params, query }) => {
      const view = { ...viewOf(scope.ctx), snapshot: await catalogue.current(), book };
      return scope.transaction(async (ctx) => {
        const filter = { ...query, ...(await ownerOf(ctx, params.id, query.mode)) };
        return readFile(ctx, filter, { view, texts });
      });
    }),
  ];
}
