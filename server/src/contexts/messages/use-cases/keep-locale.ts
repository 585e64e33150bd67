import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { findLocale, upsertLocale } from '../store-readers.ts';

/** Remembers the language in which the caller reads; copies are written in it. */
export async function keepLocale(ctx: Ctx<MemberActor>): Promise<void> {
  const memberId = ctx.actor.id;
  if ((await findLocale(ctx.tx, memberId)) !== ctx.locale) {
    await upsertLocale(ctx.tx, { memberId, locale: ctx.locale });
  }
}
