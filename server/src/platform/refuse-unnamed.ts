import type { Ctx } from './context.ts';
import { Refusal } from './refusal.ts';

/**
 * What members read has words in the site's own language, which stand in where theirs are missing.
 * Refuses `validation_failed` on the names of a form without them.
 */
export function refuseUnnamed(
  { site }: { readonly site: Pick<Ctx['site'], 'defaultLocale'> },
  names: Readonly<Record<string, string>>,
): void {
  if ((names[site.defaultLocale] ?? '') === '') {
    throw new Refusal('validation_failed', { fields: [{ path: 'names', rule: 'required' }] });
  }
}
