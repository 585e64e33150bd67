import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { StartError } from './start-error.ts';

/**
 * Makes something from values that a file keeps for its owner, such as first passwords. A draft is
 * written before `make` runs and takes its name after, so that a start that is cut off can go on:
 * a draft that an earlier start left behind holds what that start used, one of this start is void
 * if nothing was made. Returns what `make` returned: whether it made anything.
 */
export async function makeFromFile<Value>(
  path: string,
  source: { readonly schema: z.ZodType<Value>; readonly choose: () => Value },
  make: (value: Value) => Promise<boolean>,
): Promise<boolean> {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.new`;
  const kept = readJson(path, source.schema);
  const left = kept === undefined ? readJson(draft, source.schema) : undefined;
  const value = kept ?? left ?? source.choose();
  if (kept === undefined) {
    writeFileSync(draft, `${JSON.stringify(value, undefined, 2)}\n`, { mode: 0o600 });
  }
  const isMade = await make(value);
  if (kept === undefined && (isMade || left !== undefined)) {
    renameSync(draft, path);
  } else {
    rmSync(draft, { force: true });
  }
  return isMade;
}

function readJson<Value>(path: string, schema: z.ZodType<Value>): Value | undefined {
  if (!existsSync(path)) {
    return undefined;
  }
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new StartError(`The file ${path} cannot be read; move it away to have it made again.`, {
      cause: error,
    });
  }
}
