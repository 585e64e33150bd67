import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { distPath, manifestPath } from './front-ends.ts';
import { readJson, root, type App } from './project.ts';

/** A page of `budget.json`: the scripts it loads first, named by their sources in the manifest. */
interface PageBudget {
  readonly page: string;
  readonly entries: readonly string[];
  readonly gzipKilobytes: number;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Prints each page's first JavaScript beside its budget; false when one is over. */
export function isWithinBudget(app: App): boolean {
  const path = join(root, 'apps', app, 'budget.json');
  if (!existsSync(path)) {
    console.error(`apps/${app}/budget.json is missing.`);
    return false;
  }
  const { pages } = readJson(path) as { readonly pages: readonly PageBudget[] };
  const manifest = readJson(manifestPath(app)) as Manifest;
  const bytesOf = (file: string): number =>
    gzipSync(readFileSync(join(distPath(app), file))).length;
  const results = pages.map((budget) => {
    const files = filesOf(manifest, budget.entries);
    const kilobytes = files.reduce((sum, file) => sum + bytesOf(file), 0) / 1000;
    const isWithin = kilobytes <= budget.gzipKilobytes;
    const verdict = isWithin ? 'within' : 'OVER';
    console.log(
      `${app} ${budget.page}: ${kilobytes.toFixed(1)} KB gzip in ${files.length} scripts, ` +
        `${verdict} ${budget.gzipKilobytes} KB`,
    );
    return isWithin;
  });
  return results.every(Boolean);
}

/** Scripts that the entries load before they run: themselves and their static imports. */
export function filesOf(manifest: Manifest, entries: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) {
      throw new Error(`budget.json names ${key}, which the build did not make.`);
    }
    if (!seen.has(key)) {
      seen.add(key);
      chunk.imports?.forEach(visit);
    }
  };
  entries.forEach(visit);
  const files = [...seen].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}
