import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The open vectors, as the commission package keeps them. */
export function contractVectors(): unknown {
  const path = join(import.meta.dirname, '../../../packages/commission/vectors/contract.json');
  return JSON.parse(readFileSync(path, 'utf8')) as unknown;
}
