import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const betting = join(import.meta.dirname, '..');

/** A JSON file of the betting package's `data` or `vectors` folder. */
export function bettingFile(path: string): unknown {
  return JSON.parse(readFileSync(join(betting, path), 'utf8')) as unknown;
}

/** The names of all result files. */
export function resultFiles(): readonly string[] {
  return readdirSync(join(betting, 'data')).filter((name) => /^(?:football|worldcup)_/u.test(name));
}
