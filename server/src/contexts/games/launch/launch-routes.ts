import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { MemberActor } from '../../../platform/context.ts';
import { type Call, ownRoute, type Route, type Scope } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { keepRecentGame } from '../../catalog/index.ts';
import type { Games, SiteRules } from '../games.ts';
import { playerOf } from '../play.ts';
import { presentSteppedDesign } from '../rounds/present-stepped.ts';
import { presentDesign } from '../slots/present-slot.ts';
import { viewOf } from '../view.ts';
import { presentLaunch } from './present-launch.ts';
import { launchGame } from './use-cases/launch-game.ts';

/** Opens a game of the house for a call that `launch` has sent here. */
export type HouseLaunch = (
  scope: Scope<MemberActor>,
  call: Call<Endpoints['launchGame']>,
) => Promise<ReplyOf<Endpoints['launchGame']>>;

export function houseLaunch({ catalogue, book }: Games, site: SiteRules): HouseLaunch {
  return async (scope, { body }) => {
    const snapshot = await catalogue.current();
    const player = playerOf(scope.ctx.actor);
    const command = {
      player,
      nodeId: body.nodeId,
      mode: body.mode ?? 'real',
      funCreditMinor: site.funCreditMinor(),
    };
    const launched = await scope.transaction(async (ctx) => {
      const opened = await launchGame(ctx, { snapshot, book }, command);
      if (!player.isTrial) {
        await keepRecentGame(ctx, { memberId: player.memberId, nodeId: command.nodeId });
      }
      return opened;
    });
    const pace = { mayStopEarly: site.mayStopEarly() };
    return presentLaunch(launched, viewOf(scope.ctx, body.language), pace);
  };
}

export function designRoutes({ catalogue, book }: Games): readonly Route[] {
  return [
    ownRoute(endpoints.readDesign, async (_scope, { params }) => {
      const { byNodeId } = await catalogue.current();
      const booked = book.inUse.get(byNodeId.get(params.nodeId)?.designId ?? '');
      if (booked === undefined) {
        throw new Refusal('game_not_found');
      }
      return booked.kind === 'slot' ? presentDesign(booked) : presentSteppedDesign(booked);
    }),
  ];
}
