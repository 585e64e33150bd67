import { posix } from 'node:path';
import { flatKeys, sourceTexts } from '../tidy/catalogue-files.ts';
import type { Source } from '../tidy/source.ts';
import { textUsesIn } from '../tidy/text-uses.ts';
import type { Tree } from '../tidy/tree.ts';

const path = 'apps/backoffice/src/features/content/generated/text-places.ts';
const app = 'apps/portal/src/app/';
/** Frame, bars and dialogs stand on every page. */
const everywhere = '*';
const centreTables = ['account-pages.ts', 'agent-pages.ts'];
const ownSource = /^apps\/portal\/src\/(?!testing\/).*(?<!\.test)\.tsx?$/u;
const dialogSet = /^apps\/portal\/src\/(?:features\/[^/]+|app)\/dialogs\.ts$/u;
const centreRow =
  /path: '(?<at>[^']+)'(?:(?!path:)[\s\S])*?import\('\.\/(?<file>pages\/[\w-]+\.tsx)'\)/gu;
const publicRow = /path: '(?<at>[^']+)'(?:(?!path:)[\s\S])*?load: laterPage\('(?<name>\w+)'\)/gu;
const laterPage = /(?<name>\w+): \(\) => import\('\.\/(?<file>[^']+)'\)/gu;
/** One address for the pages that stand at several. */
const shared = [
  ['/', 'pages/home-page.tsx'],
  ['/rng', 'pages/centre-page.tsx'],
  ['/lottery', 'pages/lottery-page.tsx'],
] as const;

/**
 * On which pages of the portal each text stands, for whoever writes another one at the desk: groups
 * of addresses and, under them, keys and beginnings of keys that end with a point.
 */
export function textPlaces(tree: Tree): ReadonlyMap<string, string> {
  const placesOfFile = new Map<string, Set<string>>();
  const note = (start: string, place: string): void => {
    reachedFrom(tree, start).forEach((file) => {
      placesOfFile.set(file, (placesOfFile.get(file) ?? new Set()).add(place));
    });
  };
  pagesIn(tree).forEach(([address, file]) => note(`${app}${file}`, address));
  tree.paths.filter((file) => dialogSet.test(file)).forEach((file) => note(file, everywhere));
  note('apps/portal/src/main.tsx', everywhere);
  const uses = [...placesOfFile].map(([file, places]) => usedAt(tree.source(file), places));
  const texts = keysOf(tree);
  const groups = Map.groupBy(texts, (key) => placesOf(key, uses));
  const lines = [...groups]
    .filter(([places]) => places !== '')
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([places, keys]) => [...places.split(' '), ...shortened(keys, texts)]);
  return new Map([[path, fileOf(lines)]]);
}

interface Used {
  readonly keys: ReadonlySet<string>;
  readonly prefixes: readonly string[];
  readonly places: ReadonlySet<string>;
}

function usedAt(source: Source, places: ReadonlySet<string>): Used {
  const { keys, prefixes } = textUsesIn(source);
  return { keys: new Set(keys), prefixes, places };
}

/** The addresses of a text, the frame before all; empty where no page shows it. */
function placesOf(key: string, uses: readonly Used[]): string {
  const found = uses
    .filter(
      ({ keys, prefixes }) => keys.has(key) || prefixes.some((begin) => key.startsWith(begin)),
    )
    .flatMap(({ places }) => [...places]);
  return found.includes(everywhere) ? everywhere : [...new Set(found)].toSorted().join(' ');
}

function keysOf(tree: Tree): readonly string[] {
  return sourceTexts(tree).flatMap(({ area, texts }) =>
    flatKeys(texts).map((key) => `${area}.${key}`),
  );
}

/** A beginning for all keys that share it, where all of those stand in the group. */
function shortened(group: readonly string[], texts: readonly string[]): readonly string[] {
  const members = new Set(group);
  const isWhole = (begin: string): boolean =>
    texts.every((key) => !key.startsWith(begin) || members.has(key));
  const short = group.map((key) => beginningsOf(key).find(isWhole) ?? key);
  return [...new Set(short)].toSorted();
}

/** `a.`, `a.b.` of `a.b.c`. */
function beginningsOf(key: string): readonly string[] {
  return [...key.matchAll(/\./gu)].map(({ index }) => key.slice(0, index + 1));
}

/** Files that stand on a page, or in the frame, whose scripts come one by one. */
function reachedFrom(tree: Tree, start: string): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const file of reached) {
    for (const { specifier, isTypeOnly } of tree.source(file).imports) {
      const next = posix.join(posix.dirname(file), specifier);
      const isPage = next.startsWith(`${app}pages/`);
      if (!isTypeOnly && specifier.startsWith('.') && ownSource.test(next) && !isPage) {
        reached.add(next);
      }
    }
  }
  return reached;
}

/** Addresses with the file of their page, as the tables of pages say. */
function pagesIn(tree: Tree): readonly (readonly [string, string])[] {
  const matched = (name: string, pattern: RegExp) =>
    [...tree.text(`${app}${name}`).matchAll(pattern)].map(({ groups }) => ({ ...groups }));
  const later = new Map(
    matched('later-pages.ts', laterPage).map(({ name = '', file = '' }) => [name, file]),
  );
  return [
    ...shared,
    ...matched('pages.ts', publicRow).map(({ at = '', name = '' }) => {
      return [at, later.get(name) ?? ''] as const;
    }),
    ...centreTables
      .flatMap((name) => matched(name, centreRow))
      .map(({ at = '', file = '' }) => [at, file] as const),
  ];
}

function fileOf(lines: readonly string[]): string {
  return [
    '// Generated by `npm run codegen` from the sources of the portal.',
    'export const textPlaces = `',
    ...lines,
    '`;',
    '',
  ].join('\n');
}
