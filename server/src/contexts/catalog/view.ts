import type { MemberActor } from '../../platform/context.ts';
import type { OpenCtx } from '../../platform/http/route.ts';
import { localeOf } from '../../platform/locale-of.ts';
import type { AudienceDevice, AudienceLogin } from '@portal/protocol';
import type { Catalogue, Snapshot } from './catalogue.ts';
import { shownTo } from './narrowed.ts';
import type { GameView } from './present.ts';
import type { GameViewer } from './shown.ts';

/** In which currency and language a caller sees games. */
export function viewOf(ctx: OpenCtx, language: string | undefined): GameView {
  return { currency: ctx.site.currency, locale: localeOf(ctx, language) };
}

/** What a page says of whoever looks at it. */
export interface ViewerQuery {
  readonly language?: string | undefined;
  readonly login?: AudienceLogin | undefined;
  readonly device?: AudienceDevice | undefined;
  /** In digits. */
  readonly rank?: string | undefined;
}

/** What of the catalogue is for the caller of an open list now. */
export async function shownIn(
  catalogue: Catalogue,
  ctx: OpenCtx,
  query: ViewerQuery,
): Promise<Snapshot> {
  const { language, login = 'all', device = 'all', rank = '0' } = query;
  return shownTo(await catalogue.current(), {
    ...whereOf(ctx, language),
    login: login === 'all' ? undefined : login,
    device: device === 'all' ? undefined : device,
    rank: Number(rank),
  });
}

/** Of a member everything is known but the screen. */
export function memberViewer(
  ctx: OpenCtx<MemberActor>,
  facts: { readonly language: string | undefined; readonly rank: number },
): GameViewer {
  return {
    ...whereOf(ctx, facts.language),
    login: ctx.actor.isTrial ? 'visitors' : 'members',
    device: undefined,
    rank: facts.rank,
  };
}

function whereOf(ctx: OpenCtx, language: string | undefined) {
  const locale = localeOf(ctx, language);
  const spoken = ctx.site.languages.find((candidate) => candidate.locale === locale);
  return {
    at: ctx.clock.now(),
    language: spoken?.code ?? '',
    country: 'ip' in ctx.actor ? ctx.site.countryOf(ctx.actor.ip) : null,
  };
}
