import { CallFailed, type Failure } from '@portal/protocol/client';

/** The failure that a query or mutation threw. */
export function failureIn(error: unknown): Failure | undefined {
  return error instanceof CallFailed ? error.failure : undefined;
}
