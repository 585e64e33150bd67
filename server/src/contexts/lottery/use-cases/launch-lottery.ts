import type { BodyOf, Endpoints, ReplyOf } from '@portal/protocol';
import { assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { ownPath } from '../../../platform/http/own-path.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { refuseStopped } from '../../limits/index.ts';
import { findGame } from '../find-game.ts';
import type { Game, PrizeMode } from '../game.ts';
import { hallOf, isInHall, modeIn } from '../halls.ts';
import type { GameNames } from '../names.ts';

type Body = BodyOf<Endpoints['launchLottery']>;

/**
 * Where a lobby of the lottery leads (portal.md 7). It looks at settings only: a paused game opens
 * and says why it takes no bets. Refusals in order: `lottery_launch_refused` for a prize mode that
 * the area does not have and for betting without a game, `lottery_game_not_found`,
 * `lottery_launch_refused` for a game of another area or mode, then what the standing of the member
 * says to a stake (R10); the hall and its results are open to all by their address.
 */
export async function launchLottery(
  ctx: Ctx<MemberActor>,
  names: GameNames,
  body: Body,
): Promise<ReplyOf<Endpoints['launchLottery']>> {
  const mode = modeOf(body);
  const game = await gameOf(ctx, body, mode);
  await refuseStopped(ctx, ctx.actor.id);
  const language = languageOf(ctx, body.language);
  const search = new URLSearchParams({
    ...(game !== undefined && { gameCode: game.gameCode }),
    ...(mode !== undefined && { prizeMode: mode }),
    ...(body.backUrl !== undefined && { backUrl: ownPath(body.backUrl) }),
    language: language.code,
  });
  return {
    kind: 'page',
    path: `${hallOf[body.lottoArea].path}?${search.toString()}`,
    lottoView: body.lottoView,
    lottoPrizeMode: mode ?? null,
    game:
      game === undefined
        ? null
        : { gameCode: game.gameCode, displayName: names(language.locale, game.gameCode) },
    device: body.device,
    language: language.code,
  };
}

function modeOf({ lottoArea, lottoPrizeMode }: Body): PrizeMode | undefined {
  if (lottoPrizeMode === undefined) {
    return undefined;
  }
  const mode = modeIn(lottoArea, lottoPrizeMode);
  if (mode === undefined) {
    throw new Refusal('lottery_launch_refused', { field: 'lottoPrizeMode' });
  }
  return mode;
}

/** The lobby shows all games, whichever a client names beside it. */
async function gameOf(
  ctx: Ctx,
  { lottoArea, lottoView, lottoGameCode }: Body,
  mode: PrizeMode | undefined,
): Promise<Game | undefined> {
  if (lottoView === 'lobby') {
    return undefined;
  }
  if (lottoGameCode === undefined) {
    throw new Refusal('lottery_launch_refused', { field: 'lottoView' });
  }
  const game = await findGame(ctx, lottoGameCode);
  const isOfMode = mode === undefined || game.settings.modes.includes(mode);
  if (!isInHall(lottoArea, game) || !isOfMode) {
    throw new Refusal('lottery_launch_refused', { field: 'lottoGameCode' });
  }
  return game;
}

/** A code of the site in any case, or a locale; what the site does not have counts as none. */
function languageOf({ site, locale }: Ctx, code: string | undefined) {
  const own = site.languages.find((language) => language.locale === locale);
  const asked = code?.toLowerCase();
  const named =
    site.languages.find((language) => language.code.toLowerCase() === asked) ??
    site.languages.find((language) => language.locale.toLowerCase() === asked);
  return assertDefined(named ?? own ?? site.languages[0], 'a language of the site');
}
