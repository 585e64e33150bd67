import type { Ctx } from './context.ts';

/**
 * The texts that a call asks for by the code of a language. A code that the site does not have
 * counts as none, so what follows knows the site's languages and no others.
 */
export function localeOf(ctx: Pick<Ctx, 'site' | 'locale'>, code: string | undefined): string {
  const language = ctx.site.languages.find((candidate) => candidate.code === code);
  return language?.locale ?? ctx.locale;
}
