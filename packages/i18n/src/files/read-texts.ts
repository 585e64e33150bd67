import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Area, Messages } from '../generated/messages.ts';
import type { Locale } from '../languages.ts';
import { chainOf, sourceLocale } from '../languages.ts';

const folder = join(import.meta.dirname, '..', '..', 'locales');

/** Texts as a file has them: ICU messages under nested keys. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Every area of text: the files of the source language. */
export function listAreas(): readonly Area[] {
  const files = readdirSync(join(folder, sourceLocale)).filter((name) => name.endsWith('.json'));
  // The types of the areas are generated from the same files.
  return files.map((name) => basename(name, '.json')).toSorted() as Area[];
}

/** One area in one language; what it lacks stands there in the next language of its chain. */
export function readTexts<A extends Area>(locale: Locale, area: A): Messages[A] {
  const trees = chainOf(locale).map((link) => readOwnTexts(link, area) ?? {});
  // The house tests hold every file to the shape of the source language, which ends each chain.
  return trees.reduce((texts, tree) => withRest(texts, tree)) as Messages[A];
}

/** What a language itself has of an area, read from its file at each call. */
export function readOwnTexts(locale: Locale, area: Area): MessageTree | undefined {
  const path = join(folder, locale, `${area}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as MessageTree) : undefined;
}

export function hasTexts(locale: Locale): boolean {
  return existsSync(join(folder, locale));
}

/** Whose texts a language shows: its own, or those of the first in its chain that has any. */
export function lenderOf(locale: Locale): Locale {
  return chainOf(locale).find(hasTexts) ?? sourceLocale;
}

/** The first language of a chain that has anything of an area. */
export function holderOf(locale: Locale, area: Area): Locale {
  const holder = chainOf(locale).find((link) => existsSync(join(folder, link, `${area}.json`)));
  return holder ?? sourceLocale;
}

/** A tree with the texts of another one where it has none. */
function withRest(tree: MessageTree, rest: MessageTree): MessageTree {
  const missing = Object.entries(rest).map(([key, value]) => {
    const own = tree[key];
    const isBranch = typeof own === 'object' && typeof value === 'object';
    return [key, isBranch ? withRest(own, value) : (own ?? value)] as const;
  });
  return { ...tree, ...Object.fromEntries(missing) };
}
