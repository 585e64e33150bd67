import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The open vectors and the project's own cases in their shape. */
export const contractFiles = ['contract.json', 'own.json'] as const;

export function contractVectors(name: (typeof contractFiles)[number]): unknown {
  const path = join(import.meta.dirname, '../vectors', name);
  return JSON.parse(readFileSync(path, 'utf8')) as unknown;
}
