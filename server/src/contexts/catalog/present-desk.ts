import { abilitiesOf, type Endpoints, type ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import { isShownAt, wallTimeOf } from '../site/index.ts';
import { type Shown, shownAlways } from './shown.ts';
import { shownIn } from './store-audiences.ts';
import type { VendorPlace } from './store-places.ts';
import type { DeskGame } from './store-desk-games.ts';

type GameReply = ReplyOf<Endpoints['stopGame']>;
type PageReply = ReplyOf<Endpoints['listDeskGames']>;

export function presentDeskGame(ctx: Ctx<OperatorActor>, row: DeskGame): GameReply {
  const { designId, hasTrial, stoppedAt, stoppedBy, reason, titles, ...others } = row;
  const { showFrom, showTo, audience, ...game } = others;
  const maySwitch = abilitiesOf(ctx.actor.role).includes('vendors.switch');
  return {
    ...game,
    supportPlay: hasTrial ? 0 : 1,
    isHouse: designId !== '',
    titles: titles ?? {},
    shown: presentShown(ctx, { showFrom, showTo, audience }),
    stop:
      stoppedAt === null || stoppedBy === null || reason === null
        ? null
        : { stoppedAt: String(stoppedAt), stoppedBy, reason },
    abilities: maySwitch ? [game.isOpen ? 'stop' : 'open', 'change'] : [],
  };
}

export function presentDeskGames(
  ctx: Ctx<OperatorActor>,
  list: Pick<PageReply, 'total' | 'pageSize'> & {
    readonly games: readonly DeskGame[];
    readonly vendors: readonly VendorPlace[];
    readonly page: number;
  },
): PageReply {
  const { games, total, vendors, page, pageSize } = list;
  return {
    content: games.map((game) => presentDeskGame(ctx, game)),
    pageNum: page,
    pageSize,
    totalPages: Math.ceil(total / pageSize),
    total,
    vendors: vendors.map((vendor) => presentVendorPlace(ctx, vendor)),
    languages: ctx.site.languages.map(({ code, locale }) => ({ code, locale })),
    timeZone: ctx.site.timeZone,
  };
}

export function presentVendorPlace(ctx: Ctx<OperatorActor>, row: VendorPlace) {
  const { showFrom, showTo, audience, ...vendor } = row;
  return { ...vendor, shown: presentShown(ctx, { showFrom, showTo, audience }) };
}

/** On the clocks of the site, and whether it is its time now. */
function presentShown(
  ctx: Ctx<OperatorActor>,
  row: Pick<VendorPlace, 'showFrom' | 'showTo' | 'audience'>,
): GameReply['shown'] {
  const { timeZone } = ctx.site;
  const shown: Shown = { ...shownIn(row), audience: row.audience ?? shownAlways.audience };
  const { languages, countries, ...audience } = shown.audience;
  return {
    showFrom: wallTimeOf(shown.showFrom, timeZone),
    showTo: wallTimeOf(shown.showTo, timeZone),
    audience: { ...audience, languages: [...languages], countries: [...countries] },
    isShown: isShownAt(shown, ctx.clock.now()),
  };
}
