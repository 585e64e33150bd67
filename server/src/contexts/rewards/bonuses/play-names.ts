import { isIdOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { Catalogue } from '../../catalog/index.ts';
import { localesOf } from '../promotions/present.ts';
import { textIn } from '../promotions/terms.ts';
import { gameName } from './game-name.ts';
import { selectTitles } from './store-reward-names.ts';

/** What bonuses of the caller, and games by which play counts, are called as on their own page. */
export function playNames(catalogue: Pick<Catalogue, 'current'>) {
  return async (
    ctx: Ctx<MemberActor>,
    query: { readonly references: readonly string[]; readonly language: string | undefined },
  ) => {
    const locales = localesOf(ctx, query.language);
    const ids = query.references.filter((reference) => isIdOf('rwd', reference));
    const titles = await selectTitles(ctx.tx, { memberId: ctx.actor.id, ids });
    const games = await catalogue.current();
    return {
      titleOf: (reference: string) => textIn(titles.get(reference) ?? {}, locales),
      gameOf: (bet: Parameters<typeof gameName>[1]) => gameName(games, bet, locales),
    };
  };
}
