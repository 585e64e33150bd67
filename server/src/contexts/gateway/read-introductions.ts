import { readFileSync } from 'node:fs';
import { introduction, type Introduction } from '@portal/vendors';
import { z } from 'zod';
import { StartError } from '../../platform/start-error.ts';

const list = z.array(introduction).max(50);

/** The vendors of a file; a start with a bad one ends with a sentence that names it. */
export function readIntroductions(path: string | undefined): readonly Introduction[] {
  if (path === undefined) {
    return [];
  }
  try {
    return list.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new StartError(`VENDORS_FILE=${path} does not introduce vendors: ${why}`, {
      cause: error,
    });
  }
}
