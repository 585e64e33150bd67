import { type CurrencyCode, currency, formatAmount } from '@portal/money';
import type { BodyOf, Endpoints, GameType, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { MemberActor } from '../../platform/context.ts';
import { ownPath } from '../../platform/http/own-path.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import { type Call, ownRoute, type Route, type Scope } from '../../platform/http/route.ts';
import { localeOf } from '../../platform/locale-of.ts';
import { MarkedRefusal, Refusal } from '../../platform/refusal.ts';
import { originOf } from '../bets/index.ts';
import {
  type Catalogue,
  type Game,
  isKeptFrom,
  keepRecentGame,
  presentGame,
  type RankOf,
  type Snapshot,
} from '../catalog/index.ts';
import type { HouseLaunch } from '../games/index.ts';
import type { Gateway, LaunchMove } from '../gateway/index.ts';
import { refuseStopped } from '../limits/index.ts';
import { launchAddresses } from './launch-addresses.ts';
import { placeOf } from './place-of.ts';
import { openAtVendor, refuseStart, refuseUnplayable } from './use-cases/open-at-vendor.ts';

export interface LaunchParts {
  readonly catalogue: Catalogue;
  readonly gateway: Gateway;
  readonly launchHouse: HouseLaunch;
  readonly rankOf: RankOf;
  /** Types of games that have a list of their own. */
  readonly listCentres: () => readonly GameType[];
  /** Hosts at which vendors' games may be opened; empty where each vendor has its own. */
  readonly launchHosts: () => readonly string[];
  /** Our own address as vendors reach it; absent on a demo, which is reached where it is called. */
  readonly ownUrl: string | undefined;
}

type LaunchReply = ReplyOf<Endpoints['launchGame']>;
type LaunchCall = Call<Endpoints['launchGame']>;

export function launchRoutes(parts: LaunchParts): readonly Route[] {
  return [
    ownRoute(endpoints.launchGame, async (scope, call) => {
      const snapshot = await parts.catalogue.current();
      const game = snapshot.byNodeId.get(call.body.nodeId);
      await refuseStrangers(parts, { scope, call, snapshot });
      const place = game && placeOf(game, parts.listCentres());
      if (game !== undefined && place !== undefined) {
        const { actor } = scope.ctx;
        const mode = call.body.mode ?? 'real';
        refuseStart({ actor, snapshot }, mode);
        const least = { mode, amountMinor: 1n };
        await scope.transaction((inside) => refuseStopped(inside, actor.id, least));
        return { ...place, game: shown(scope, game, call.body) };
      }
      const isOfVendor = game !== undefined && (await parts.gateway.isVendor(game.vendorCode));
      return isOfVendor
        ? openVendorGame(parts, { scope, call, snapshot }, game)
        : parts.launchHouse(scope, call);
    }),
  ];
}

/** A game that is for others is none (`game_not_found`). */
async function refuseStrangers(
  { rankOf }: LaunchParts,
  { scope, call, snapshot }: Launching,
): Promise<void> {
  const { nodeId, language } = call.body;
  const rank = () => scope.transaction(rankOf);
  if (await isKeptFrom(scope.ctx, { snapshot, nodeId, language, rank })) {
    throw new Refusal('game_not_found');
  }
}

interface Launching {
  readonly scope: Scope<MemberActor>;
  readonly call: LaunchCall;
  readonly snapshot: Snapshot;
}

async function openVendorGame(
  parts: LaunchParts,
  { scope, call, snapshot }: Launching,
  game: Game,
): Promise<LaunchReply> {
  const { ctx } = scope;
  const { body, request } = call;
  const mode = body.mode ?? 'real';
  refuseStart({ actor: ctx.actor, snapshot }, mode);
  refuseUnplayable({ game, mode });
  const launch = { game, mode, device: request.browser, origin: originOf(ctx, request) };
  const opened = await scope
    .transaction(async (inside) => {
      await keepRecentGame(inside, { memberId: inside.actor.id, nodeId: game.nodeId });
      return openAtVendor(inside, launch);
    })
    .catch((error: unknown) => leaveMark(scope, error));
  const origin = `${request.isSecure ? 'https' : 'http'}://${request.host}`;
  const ownUrl = parts.ownUrl ?? localUrl(request, origin);
  if (ownUrl === undefined) {
    throw new Refusal('game_under_maintenance', { nodeId: game.nodeId });
  }
  const url = await parts.gateway
    .addressOf({
      ...opened,
      vendorCode: game.vendorCode,
      playerId: ctx.actor.id,
      gameCode: game.gameCode,
      language: localeOf(ctx, body.language),
      returnUrl: new URL(ownPath(body.backUrl), origin).href,
      depositUrl: new URL('/m/depositv2', origin).href,
      ownUrl,
    })
    .catch((error: unknown) => {
      ctx.log.error({ err: error, vendor: game.vendorCode }, 'a vendor opened no game');
      throw new Refusal('game_under_maintenance', { nodeId: game.nodeId });
    });
  const { first, others } = launchAddresses(url, { hosts: parts.launchHosts(), ip: request.ip });
  const wish = body.movesMoney === true;
  const move = wish ? await parts.gateway.moveTo(scope, game.vendorCode) : undefined;
  const money = move === undefined ? null : presentMove(move, ctx.site.currency);
  return { kind: 'url', url: first, otherUrls: others, game: shown(scope, game, body), money };
}

function presentMove(move: LaunchMove, code: CurrencyCode) {
  return move.state === 'kept'
    ? move
    : { state: move.state, amount: formatAmount(move.amountMinor, currency(code)), currency: code };
}

/** What a refusal leaves behind stays, although the rest of the launch was undone. */
async function leaveMark(scope: Scope<MemberActor>, error: unknown): Promise<never> {
  if (error instanceof MarkedRefusal) {
    await scope.transaction((inside) => error.mark(inside));
  }
  throw error;
}

/** A demo is called on this machine, so its own address is where it was called. */
function localUrl({ isLocal }: RequestFacts, origin: string): string | undefined {
  return isLocal ? origin : undefined;
}

function shown(
  { ctx }: Scope<MemberActor>,
  game: Game,
  { language }: BodyOf<Endpoints['launchGame']>,
) {
  return presentGame(game, { currency: ctx.site.currency, locale: localeOf(ctx, language) });
}
