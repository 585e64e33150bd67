import type { Area } from '../generated/messages.ts';
import { holderOf, lenderOf, readTexts } from '../files/read-texts.ts';
import type { Locale } from '../languages.ts';
import { directionOf, intlTagOf, sourceLocale } from '../languages.ts';
import { compileTree } from './compile-tree.ts';
import { longMessage } from './long-message.ts';

export const moduleName = 'virtual:messages';

/** Knows the files of the languages that are not whole; a page that shows none never loads it. */
export const othersName = `${moduleName}/others`;

/** The module that an app imports: it knows the first file of each whole language. */
export function doorCode(locales: readonly Locale[]): string {
  const files = imports(locales.map((locale) => [locale, locale]));
  return `import { createTexts } from '@portal/i18n';
export const texts = createTexts({ ${files} }, () => import('${othersName}'));`;
}

export function othersCode(locales: readonly Locale[]): string {
  return `export const files = { ${imports(locales.map((locale) => [locale, locale]))} };`;
}

/**
 * The first file of a language; it alone knows the later ones, so that many languages cost little.
 * An area of which a language has nothing is the file of the language that stands in for it.
 */
export function languageCode(
  locale: Locale,
  areas: {
    readonly first: readonly Area[];
    readonly later: readonly Area[];
    readonly isLong: boolean;
  },
): string {
  const first = areas.first.map((area) => [area, compiled(locale, area, areas.isLong)] as const);
  const later = areas.later.map((area) => [area, `${holderOf(locale, area)}/${area}`] as const);
  return `${factsCode(locale)}
export const first = ${parsed(Object.fromEntries(first))};
export const later = { ${imports(later)} };`;
}

/** A language without a text of its own shows those of another one in its own direction. */
export function borrowedCode(locale: Locale): string {
  const lender = lenderOf(locale);
  return `${factsCode(locale)}
export const wordsTag = ${JSON.stringify(intlTagOf(lender))};
export { first, later } from '${moduleName}/${lender}';`;
}

function factsCode(locale: Locale): string {
  return `export const direction = ${JSON.stringify(directionOf(locale))};
export const intlTag = ${JSON.stringify(intlTagOf(locale))};`;
}

/** One area of a language. */
export function areaCode(locale: Locale, area: Area, isLong: boolean): string {
  return `export default ${parsed(compiled(locale, area, isLong))};`;
}

function imports(files: readonly (readonly [name: string, file: string])[]): string {
  return files
    .map(([name, file]) => `${JSON.stringify(name)}: () => import('${moduleName}/${file}')`)
    .join(', ');
}

function compiled(locale: Locale, area: Area, isLong: boolean) {
  const tree = readTexts(locale, area);
  return isLong && locale === sourceLocale ? compileTree(tree, longMessage) : compileTree(tree);
}

/** `JSON.parse` reads faster than an object literal. */
function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
