/**
 * The build side of the texts. Each language becomes one file with the areas that every page needs
 * and one file for each other area, messages precompiled. Which part of the page needs which areas
 * is read from the sources: a part that is imported dynamically arrives together with its areas.
 *
 * An app lists `messages({ source, first })` among its Vite plugins and opens the texts with
 * `texts` from `virtual:messages`.
 */
import { join } from 'node:path';
import { hasTexts, listAreas } from '../files/read-texts.ts';
import { areasIn, areasOf } from './areas-of.ts';
import { aroundImports } from './around-imports.ts';
import { locales, wholeLocales } from '../languages.ts';
import type { Area } from '../generated/messages.ts';
import {
  areaCode,
  borrowedCode,
  doorCode,
  languageCode,
  moduleName,
  othersCode,
  othersName,
} from './modules.ts';

interface MessagesOptions {
  /** The folder of the app's sources. */
  readonly source: string;
  /**
   * Files of the first load, from `source`: their areas stand in the first file of a language.
   * `all` puts every area there, for tests that draw a page without having loaded it.
   */
  readonly first: readonly string[] | 'all';
  /** Writes English longer than it is, for walks that look for texts that are cut off. */
  readonly isLong?: boolean;
}

/** The part of Vite's plugin interface that this plugin uses. */
interface MessagesPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  config(): { resolve: { alias: Record<string, string> } };
  resolveId(id: string): string | undefined;
  load(id: string): string | undefined;
  transform(code: string, id: string): { code: string; map: null } | undefined;
}

export function messages(options: MessagesOptions): MessagesPlugin {
  const { source, isLong = false } = options;
  const others = locales.filter((locale) => !wholeLocales.includes(locale));
  const firstAreas = (): ReadonlySet<Area> =>
    options.first === 'all'
      ? new Set(listAreas())
      : new Set(options.first.flatMap((file) => [...areasOf(join(source, file))]));
  return {
    name: 'portal-messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    resolveId: (id) =>
      id === moduleName || id.startsWith(`${moduleName}/`) ? `\0${id}` : undefined,
    load(id) {
      if (id === `\0${moduleName}`) {
        return doorCode(wholeLocales);
      }
      if (id === `\0${othersName}`) {
        return othersCode(others);
      }
      const [, name = '', area] = id.startsWith(`\0${moduleName}/`) ? id.split('/') : [];
      const locale = locales.find((candidate) => candidate === name);
      if (locale === undefined) {
        return undefined;
      }
      if (area !== undefined) {
        return areaCode(locale, area as Area, isLong);
      }
      if (!hasTexts(locale)) {
        return borrowedCode(locale);
      }
      const first = firstAreas();
      const later = [...areasIn(source)].filter((candidate) => !first.has(candidate));
      return languageCode(locale, { first: [...first], later, isLong });
    },
    transform(code, id) {
      if (!id.startsWith(source)) {
        return undefined;
      }
      const first = firstAreas();
      const changed = aroundImports(code, id, (file) =>
        [...areasOf(file)].filter((candidate) => !first.has(candidate)),
      );
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}
