import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The open vectors, or the project's own cases in their shape. */
export function contractVectors(name: 'contract.json' | 'own.json'): unknown {
  const path = join(import.meta.dirname, '../vectors', name);
  return JSON.parse(readFileSync(path, 'utf8')) as unknown;
}
