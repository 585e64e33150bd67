import { messageArguments } from '../message-arguments.ts';
import type { Offence, Rule } from '../rule.ts';
import type { Tree } from '../tree.ts';

const catalogue = /^packages\/i18n\/locales\/(?<locale>[^/]+)\/(?<area>[^/]+)\.json$/u;
const sourceLocale = 'en';

type Messages = ReadonlyMap<string, string>;

export const catalogues: Rule = {
  name: 'catalogues',
  sentence: 'every locale has the keys and the placeholders of the source language',
  check: (tree) => {
    const paths = tree.paths.filter((path) => catalogue.test(path));
    const locales = [...new Set(paths.map((path) => groupsOf(path)['locale'] ?? ''))];
    const areas = [...new Set(paths.map((path) => groupsOf(path)['area'] ?? ''))];
    return areas.flatMap((area) => {
      const source = readMessages(tree, pathOf(sourceLocale, area));
      return locales.flatMap((locale) => compare(tree, { source, path: pathOf(locale, area) }));
    });
  },
};

function compare(tree: Tree, { source, path }: { source: Messages; path: string }): Offence[] {
  const offence = (message: string): Offence => ({ path, line: 1, message });
  if (!tree.has(path)) {
    return [offence('The area is missing in this locale.')];
  }
  const messages = readMessages(tree, path);
  const missing = [...source.keys()].filter((key) => !messages.has(key));
  const extra = [...messages.keys()].filter((key) => !source.has(key));
  const different = [...messages].flatMap(([key, text]) => difference(key, text, source.get(key)));
  return [
    ...missing.map((key) => offence(`The key ${key} is missing.`)),
    ...extra.map((key) => offence(`The key ${key} is not in the source language.`)),
    ...different.map(offence),
  ];
}

function difference(key: string, text: string, sourceText: string | undefined): string[] {
  if (text.trim() === '') {
    return [`${key} is empty.`];
  }
  try {
    const found = messageArguments(text).join(', ');
    const wanted = sourceText === undefined ? found : messageArguments(sourceText).join(', ');
    return found === wanted ? [] : [`${key} has the placeholders [${found}], not [${wanted}].`];
  } catch (error) {
    return [`${key} is not a message: ${error instanceof Error ? error.message : ''}.`];
  }
}

function readMessages(tree: Tree, path: string): Messages {
  return tree.has(path) ? new Map(flatten(JSON.parse(tree.text(path)), '')) : new Map();
}

/** Nested keys as `home.title`. */
function flatten(value: unknown, prefix: string): (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) {
    return [[prefix, String(value)]];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, prefix === '' ? key : `${prefix}.${key}`),
  );
}

function groupsOf(path: string): Readonly<Record<string, string>> {
  return catalogue.exec(path)?.groups ?? {};
}

function pathOf(locale: string, area: string): string {
  return `packages/i18n/locales/${locale}/${area}.json`;
}
