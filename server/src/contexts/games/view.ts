import type { OpenCtx } from '../../platform/http/route.ts';
import { localeOf } from '../../platform/locale-of.ts';
import type { GameView } from '../catalog/index.ts';

/** In whose currency and language games are shown. */
export function viewOf(ctx: OpenCtx, language?: string): GameView {
  return { currency: ctx.site.currency, locale: localeOf(ctx, language) };
}
