import {
  catalogueFiles,
  flatTexts,
  isPartial,
  languageRows,
  languageTable,
  partialLocales,
  sourceLocale,
} from '../catalogue-files.ts';
import { messageArguments } from '../message-arguments.ts';
import type { Offence, Rule } from '../rule.ts';
import type { Tree } from '../tree.ts';

type Messages = ReadonlyMap<string, string>;

export const catalogues: Rule = {
  name: 'catalogues',
  sentence: 'a whole language has the keys of the source language, any other one none beside them',
  check: (tree) => {
    const files = catalogueFiles(tree);
    const locales = [...new Set(files.map(({ locale }) => locale))];
    const areas = [...new Set(files.map(({ area }) => area))];
    const partial = partialLocales(tree);
    const different = areas.flatMap((area) => {
      const source = readMessages(tree, pathOf(sourceLocale, area));
      return locales.flatMap((locale) =>
        compare(tree, { source, path: pathOf(locale, area), isWhole: !partial.has(locale) }),
      );
    });
    return [...different, ...languageOffences(tree, locales)];
  },
};

/** Each folder has a row in the table of languages, and each whole language a folder. */
function languageOffences(tree: Tree, locales: readonly string[]): Offence[] {
  if (!tree.has(languageTable)) {
    return [];
  }
  const rows = Object.entries(languageRows(tree));
  const offence = (message: string): Offence => ({ path: languageTable, line: 1, message });
  return [
    ...rows
      .filter(([locale, row]) => !isPartial(row) && !locales.includes(locale))
      .map(([locale]) => offence(`${locale} has no texts.`)),
    ...locales
      .filter((locale) => rows.every(([row]) => row !== locale))
      .map((locale) => offence(`${locale} has texts and no row in the table.`)),
  ];
}

interface Compared {
  readonly source: Messages;
  readonly path: string;
  readonly isWhole: boolean;
}

function compare(tree: Tree, { source, path, isWhole }: Compared): Offence[] {
  const offence = (message: string): Offence => ({ path, line: 1, message });
  if (!tree.has(path)) {
    return isWhole ? [offence('The area is missing in this locale.')] : [];
  }
  const messages = readMessages(tree, path);
  const missing = isWhole ? [...source.keys()].filter((key) => !messages.has(key)) : [];
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
  return tree.has(path) ? new Map(flatTexts(JSON.parse(tree.text(path)))) : new Map();
}

function pathOf(locale: string, area: string): string {
  return `packages/i18n/locales/${locale}/${area}.json`;
}
