import type { ErrorEntry } from './errors/entry.ts';
import { errorCatalogue } from './generated/error-catalogue.ts';

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes = Object.keys(errorCatalogue).filter(isErrorCode);

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}

export function errorEntry(code: ErrorCode): ErrorEntry {
  return errorCatalogue[code];
}
