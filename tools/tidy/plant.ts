import type { Rule } from './rule.ts';
import { Tree } from './tree.ts';

/** Checks a set of made-up files with one rule; each offence reads `path:line message`. */
export function offencesIn(rule: Rule, files: Readonly<Record<string, string>>): string[] {
  return rule
    .check(new Tree(files))
    .map(({ path, line, message }) => `${path}:${line} ${message}`)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
