import { createHash } from 'node:crypto';

const digits = 16;

/**
 * Names what a section of the configuration says, whatever the order of its fields: the database
 * keeps fields in an order of its own.
 */
export function revisionOf(section: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(section, sorted))
    .digest('hex')
    .slice(0, digits);
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)),
  );
}
