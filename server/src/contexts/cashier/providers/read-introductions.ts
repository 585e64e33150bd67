import { readFileSync } from 'node:fs';
import { introduction, type Introduction } from '@portal/payments';
import { z } from 'zod';
import { StartError } from '../../../platform/start-error.ts';

const list = z.array(introduction).max(20);

/** The providers of a file; a start with a bad one ends with a sentence that names it. */
export function readPaymentIntroductions(path: string | undefined): readonly Introduction[] {
  if (path === undefined) {
    return [];
  }
  try {
    return list.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new StartError(`PAYMENTS_FILE=${path} does not introduce providers: ${why}`, {
      cause: error,
    });
  }
}
