import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'public');

export interface PageFile {
  readonly type: string;
  readonly body: string;
}

/** The page of all games: its script is TypeScript whose types are taken off. */
export function pageFiles(): ReadonlyMap<string, PageFile> {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return new Map([
    ['/play', { type: 'text/html; charset=utf-8', body: read('page.html') }],
    ['/page.css', { type: 'text/css; charset=utf-8', body: read('page.css') }],
    [
      '/page.js',
      { type: 'text/javascript; charset=utf-8', body: stripTypeScriptTypes(read('page.ts')) },
    ],
  ]);
}
