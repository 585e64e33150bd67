import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource, type Source } from './source.ts';

const skippedFolders = new Set([
  'node_modules',
  'dist',
  'var',
  'coverage',
  'test-results',
  'playwright-report',
  '.git',
  '.tsbuild',
  '.vite',
]);
const textFile = /\.(?:ts|tsx|mjs|css|html|json|md|sql|yml|example)$/u;
const sourceFile = /\.tsx?$/u;

/** A set of text files by path, with `/` between folders; tests make one from literals. */
export class Tree {
  readonly #files: ReadonlyMap<string, string>;
  readonly #parsed = new Map<string, Source>();
  readonly #otherPaths: ReadonlySet<string>;
  readonly paths: readonly string[];

  constructor(files: Readonly<Record<string, string>>, otherPaths: readonly string[] = []) {
    this.#files = new Map(Object.entries(files));
    this.#otherPaths = new Set(otherPaths);
    this.paths = [...this.#files.keys()];
  }

  text(path: string): string {
    return this.#files.get(path) ?? '';
  }

  /** Whether a file, text or not, or a folder stands there. */
  has(path: string): boolean {
    return (
      this.#files.has(path) ||
      this.#otherPaths.has(path) ||
      this.paths.some((other) => other.startsWith(`${path}/`))
    );
  }

  /** TypeScript files, parsed once for all rules. */
  get sources(): readonly Source[] {
    return this.paths.filter((path) => sourceFile.test(path)).map((path) => this.source(path));
  }

  source(path: string): Source {
    const known = this.#parsed.get(path);
    if (known !== undefined) {
      return known;
    }
    const parsed = parseSource(path, this.text(path));
    this.#parsed.set(path, parsed);
    return parsed;
  }
}

/** The files of the repository, without what is installed or built. */
export function readTree(root: string): Tree {
  const files: Record<string, string> = {};
  const others: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skippedFolders.has(entry.name)) {
          visit(path);
        }
      } else if (textFile.test(entry.name)) {
        files[path] = readFileSync(join(root, path), 'utf8');
      } else {
        others.push(path);
      }
    }
  };
  visit('');
  return new Tree(files, others);
}
