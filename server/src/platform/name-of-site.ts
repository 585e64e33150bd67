import type { Ctx } from './context.ts';

/**
 * The name by which the trail and a second person know a thing: that in the site's own language,
 * any other where a form of before had none. The database keeps languages in an order of its own.
 */
export function nameOfSite(
  { defaultLocale }: Pick<Ctx['site'], 'defaultLocale'>,
  names: Readonly<Record<string, string>>,
): string {
  return names[defaultLocale] ?? Object.values(names)[0] ?? '';
}
