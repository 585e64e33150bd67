import type { Endpoint } from '@portal/protocol';
import { mostValues } from './json-guard.ts';

export const mostBodyBytes = 65_536;

/**
 * Three pictures in base64 as a screen shrinks them, or one file of 5 MB, or three; or 100,000
 * tickets of five cars, which are the longest; and what is around.
 */
const mostLargeBodyBytes = {
  shrunk: 2_200_000,
  file: 6_990_520,
  pictures: 21_040_000,
  tickets: 1_800_000,
} as const;
/** The tickets, and a slip around them. */
const mostTicketValues = 105_000;

export interface BodySize {
  readonly bytes: number;
  readonly values: number;
}

/** What the body of a call may be at most; no more of it is read. */
export function bodySizeOf({ largeBody }: Pick<Endpoint, 'largeBody'>): BodySize {
  if (largeBody === undefined) {
    return { bytes: mostBodyBytes, values: mostValues };
  }
  return {
    bytes: mostLargeBodyBytes[largeBody === true ? 'shrunk' : largeBody],
    values: largeBody === 'tickets' ? mostTicketValues : mostValues,
  };
}

/** Pictures always are; a slip is where it is longer than other calls, or does not say how long. */
export function isLargeBody(
  { largeBody }: Pick<Endpoint, 'largeBody'>,
  contentLength: string | undefined,
): boolean {
  return largeBody === 'tickets'
    ? contentLength === undefined || Number(contentLength) > mostBodyBytes
    : largeBody !== undefined;
}
