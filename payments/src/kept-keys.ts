import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const keys = z.strictObject({ requestSecret: z.string(), eventSecret: z.string() });
export type Keys = z.output<typeof keys>;

/** The keys of both directions, made once and kept where nobody else may read. */
export function keptKeys(path: string): Keys {
  if (existsSync(path)) {
    return keys.parse(JSON.parse(readFileSync(path, 'utf8')));
  }
  const made: Keys = { requestSecret: secret(), eventSecret: secret() };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(made), { mode: 0o600 });
  return made;
}

function secret(): string {
  return randomBytes(32).toString('hex');
}
