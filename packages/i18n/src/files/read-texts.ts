import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Area, Messages } from '../generated/messages.ts';
import type { Locale } from '../languages.ts';
import { sourceLocale } from '../languages.ts';

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

/** One area in one language, read from its file at each call. */
export function readTexts<A extends Area>(locale: Locale, area: A): Messages[A] {
  // The house tests hold every file to the shape of the source language.
  return JSON.parse(readFileSync(join(folder, locale, `${area}.json`), 'utf8')) as Messages[A];
}
