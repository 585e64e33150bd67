import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Area } from '../generated/messages.ts';

const sourceFile = /(?<!\.test)(?<!\.d)\.tsx?$/u;
/** A translator names its area in the first word of a literal; tidy keeps it so. */
const translator = /\buseTranslations\(\s*['"`](?<area>[a-z][a-z0-9-]*)/gu;
/** Static imports and re-exports of own files; those of types only do not exist at run time. */
const ownImport =
  /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\bfrom\s+)?['"](?<path>\.[^'"]+)['"]/gmu;

/** Files found by folder that stand in the same script: `eager` is no import at run time. */
const eagerGlob =
  /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(?<from>\[[^\]]*\]|'[^']*'),\s*\{[^}]*\beager: true/gu;
const quoted = /'(?<path>[^']+)'/gu;

/** The areas that a file needs to be shown: its own and those of all that it imports statically. */
export function areasOf(file: string): ReadonlySet<Area> {
  const areas = new Set<Area>();
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path) || !sourceFile.test(path)) {
      return;
    }
    seen.add(path);
    const text = readFileSync(path, 'utf8');
    areasNamed(text).forEach((area) => areas.add(area));
    const folder = dirname(path);
    namesIn(text, ownImport, 'path').forEach((next) => visit(join(folder, next)));
    namesIn(text, eagerGlob, 'from')
      .flatMap((patterns) => namesIn(patterns, quoted, 'path'))
      .flatMap((pattern) => globSync(pattern, { cwd: folder }))
      .forEach((next) => visit(join(folder, next)));
  };
  visit(file);
  return areas;
}

/** All areas that the sources of an app name. */
export function areasIn(folder: string): ReadonlySet<Area> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => sourceFile.test(name));
  return new Set(
    sources.flatMap((name) => areasNamed(readFileSync(join(folder, name), 'utf8'))).toSorted(),
  );
}

function areasNamed(text: string): readonly Area[] {
  // The compiler holds the argument to the keys of the texts.
  return namesIn(text, translator, 'area') as Area[];
}

function namesIn(text: string, pattern: RegExp, group: string): readonly string[] {
  return [...text.matchAll(pattern)].map(({ groups }) => groups?.[group] ?? '');
}
