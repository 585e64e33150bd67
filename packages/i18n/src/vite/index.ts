/**
 * The build side of the texts: one virtual module per language with the areas of the app, messages
 * precompiled, and the small formatter in place of the one with a parser.
 *
 * An app lists `messages({ areas: portalAreas })` among its Vite plugins and imports
 * `loadMessages` from `virtual:messages`.
 */
import type { Area } from '../areas.ts';
import { catalogues } from '../catalogues.ts';
import type { AnyLocale } from '../locales.ts';
import { isLocale, locales, pseudoLocales } from '../locales.ts';
import { compileTree } from './compile-tree.ts';
import { pseudoMessage } from './pseudo.ts';

const moduleName = 'virtual:messages';

/** What is used of Vite's plugin interface. */
interface MessagesPlugin {
  readonly name: string;
  config(): { resolve: { alias: Record<string, string> } };
  resolveId(id: string): string | undefined;
  load(id: string): string | undefined;
}

export function messages(options: {
  readonly areas: readonly Area[];
  /** Adds the pseudo-locales, for tests of expansion and mirroring. */
  readonly pseudo?: boolean;
}): MessagesPlugin {
  const offered: readonly AnyLocale[] =
    options.pseudo === true ? [...locales, ...pseudoLocales] : locales;
  return {
    name: 'portal-messages',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    resolveId: (id) => (id.startsWith(moduleName) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${moduleName}`) {
        return loaderCode(offered);
      }
      const locale = offered.find((one) => id === `\0${moduleName}/${one}`);
      return locale === undefined ? undefined : messagesCode(locale, options.areas);
    },
  };
}

/** The source of one language's module. `JSON.parse` reads faster than an object literal. */
export function messagesCode(locale: AnyLocale, areas: readonly Area[]): string {
  const source = catalogues[isLocale(locale) ? locale : 'en'];
  const alter = isLocale(locale) ? undefined : pseudoMessage(locale);
  const trees = areas.map((area) => [area, compileTree(source[area], alter)] as const);
  const json = JSON.stringify(Object.fromEntries(trees));
  return `export const messages = JSON.parse(${JSON.stringify(json)});`;
}

function loaderCode(offered: readonly AnyLocale[]): string {
  const rows = offered.map(
    (locale) => `${JSON.stringify(locale)}: () => import('${moduleName}/${locale}'),`,
  );
  return `const loaders = {\n${rows.join('\n')}\n};
export const offeredLocales = Object.keys(loaders);
export async function loadMessages(locale) {
  return (await (loaders[locale] ?? loaders.en)()).messages;
}`;
}
