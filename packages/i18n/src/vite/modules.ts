import type { Area } from '../generated/messages.ts';
import { readTexts } from '../files/read-texts.ts';
import type { AnyLocale } from '../languages.ts';
import { directionOf, intlTagOf, isLocale, sourceLocale } from '../languages.ts';
import { compileTree } from './compile-tree.ts';
import { pseudoMessage } from './pseudo.ts';

export const moduleName = 'virtual:messages';

/** The module that an app imports: it knows the first file of each language. */
export function doorCode(locales: readonly AnyLocale[]): string {
  return `import { createTexts } from '@portal/i18n';
export const texts = createTexts({ ${imports(locales)} });`;
}

/**
 * The first file of a language; it alone knows the later ones, so that many languages cost little.
 */
export function languageCode(
  locale: AnyLocale,
  areas: { readonly first: readonly Area[]; readonly later: readonly Area[] },
): string {
  const first = areas.first.map((area) => [area, compiled(locale, area)] as const);
  return `export const direction = ${JSON.stringify(directionOf(locale))};
export const intlTag = ${JSON.stringify(intlTagOf(locale))};
export const first = ${parsed(Object.fromEntries(first))};
export const later = { ${imports(areas.later, `${locale}/`)} };`;
}

/** One area of a language. */
export function areaCode(locale: AnyLocale, area: Area): string {
  return `export default ${parsed(compiled(locale, area))};`;
}

function imports(names: readonly string[], prefix = ''): string {
  return names
    .map((name) => `${JSON.stringify(name)}: () => import('${moduleName}/${prefix}${name}')`)
    .join(', ');
}

function compiled(locale: AnyLocale, area: Area) {
  return isLocale(locale)
    ? compileTree(readTexts(locale, area))
    : compileTree(readTexts(sourceLocale, area), pseudoMessage(locale));
}

/** `JSON.parse` reads faster than an object literal. */
function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
