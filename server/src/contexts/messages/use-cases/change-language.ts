import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { upsertLocale } from '../store-readers.ts';

/** Remembers the language that the caller chose, by its code: what is sent is written in it. */
export async function changeLanguage(
  ctx: Ctx<MemberActor>,
  command: { readonly language: string },
): Promise<ReplyOf<Endpoints['changeLanguage']>> {
  const chosen = ctx.site.languages.find(({ code }) => code === command.language);
  if (chosen === undefined) {
    throw new Refusal('language_not_offered');
  }
  const { code, locale } = chosen;
  await upsertLocale(ctx.tx, { memberId: ctx.actor.id, locale });
  return { language: code, locale };
}
