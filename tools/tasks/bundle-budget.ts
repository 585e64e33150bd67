import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { distPath, manifestPath } from './front-ends.ts';
import { readJson, root, type App } from './project.ts';

/** A page of `budget.json`: what it loads first. */
interface PageBudget {
  readonly page: string;
  /** Scripts, named by their sources in the manifest. */
  readonly entries: readonly string[];
  /** A document that brings all it needs: it counts whole, with its text and its rules. */
  readonly document?: string;
  readonly gzipKilobytes: number;
}

/** A script of the page, or one that it fetches ahead and starts after its first paint. */
const namedScript =
  /<(?:script|link rel="modulepreload")[^>]*\b(?:src|href)="[^"]*\b(assets\/[^"]+)"/gu;

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
  const built = {
    html: readFileSync(join(distPath(app), 'index.html'), 'utf8'),
    manifest: readJson(manifestPath(app)) as Manifest,
  };
  const sizes = pages.map(({ page, entries, document, gzipKilobytes }) => {
    const files = [...filesOf(built, entries), ...(document === undefined ? [] : [document])];
    const kilobytes = files.reduce((sum, file) => sum + gzipBytes(app, file), 0) / 1000;
    const isWithin = kilobytes <= gzipKilobytes;
    console.log(
      `${app} ${page}: ${kilobytes.toFixed(1)} KB gzip in ${files.length} files, ` +
        `${isWithin ? 'within' : 'OVER'} ${gzipKilobytes} KB`,
    );
    return isWithin;
  });
  return sizes.every(Boolean);
}

/**
 * Scripts that the entries load before they run: themselves and their static imports. The entry
 * `index.html` stands for the scripts that the built page names.
 */
export function filesOf(
  bundle: { readonly html: string; readonly manifest: Manifest },
  entries: readonly string[],
): readonly string[] {
  const { html, manifest } = bundle;
  const keyOfFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
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
  const scripts = [...html.matchAll(namedScript)];
  const first = scripts.map(([, file = '']) => keyOfFile.get(file) ?? file);
  entries.flatMap((entry) => (entry === 'index.html' ? first : [entry])).forEach(visit);
  const files = [...seen].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

function gzipBytes(app: App, file: string): number {
  return gzipSync(readFileSync(join(distPath(app), file))).length;
}
