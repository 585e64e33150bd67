import { exportedLiteral } from './literal.ts';
import type { Tree } from './tree.ts';

export const sourceLocale = 'en';
export const languageTable = 'packages/i18n/src/languages.ts';
const catalogue = /^packages\/i18n\/locales\/(?<locale>[^/]+)\/(?<area>[^/]+)\.json$/u;

interface CatalogueFile {
  readonly path: string;
  readonly locale: string;
  readonly area: string;
}

/** The files of texts: one per language and area. */
export function catalogueFiles(tree: Tree): readonly CatalogueFile[] {
  return tree.paths.flatMap((path) => {
    const { locale, area } = catalogue.exec(path)?.groups ?? {};
    return locale === undefined || area === undefined ? [] : [{ path, locale, area }];
  });
}

/** Every area as the source language has it. */
export function sourceTexts(tree: Tree) {
  return catalogueFiles(tree)
    .filter(({ locale }) => locale === sourceLocale)
    .map((file) => ({ ...file, texts: JSON.parse(tree.text(file.path)) as unknown }));
}

/** The table of languages; empty where a planted tree has none. */
export function languageRows(tree: Tree): Readonly<Record<string, unknown>> {
  const literal = tree.has(languageTable)
    ? exportedLiteral(tree.source(languageTable), 'languages')
    : undefined;
  return typeof literal === 'object' && literal !== null ? { ...literal } : {};
}

/** The row of a language that lacks texts. */
export function isPartial(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'isWhole' in row && row.isWhole === false;
}

export function partialLocales(tree: Tree): ReadonlySet<string> {
  const rows = Object.entries(languageRows(tree));
  return new Set(rows.filter(([, row]) => isPartial(row)).map(([locale]) => locale));
}

/** Keys and texts, nested keys as `home.title`. */
export function flatTexts(value: unknown, prefix = ''): (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) {
    return [[prefix, String(value)]];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    flatTexts(inner, prefix === '' ? key : `${prefix}.${key}`),
  );
}

export function flatKeys(value: unknown): readonly string[] {
  return flatTexts(value).map(([key]) => key);
}
