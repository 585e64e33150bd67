import type { OpenCtx } from '../../platform/http/route.ts';
import { localeOf } from '../../platform/locale-of.ts';
import type { GameView } from './present.ts';

/** In which currency and language a caller sees games. */
export function viewOf(ctx: OpenCtx, language: string | undefined): GameView {
  return { currency: ctx.site.currency, locale: localeOf(ctx, language) };
}
