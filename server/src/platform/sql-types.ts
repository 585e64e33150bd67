import pg from 'pg';

/**
 * int8 arrives as `bigint`, timestamptz as `Temporal.Instant`, date as its text; parameters are
 * text.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [20, BigInt],
  [1016, (text) => text.slice(1, -1).split(',').filter(Boolean).map(BigInt)],
  [1082, String],
  [1184, (text) => Temporal.Instant.from(text)],
]);

export function getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  return (
    parsers.get(oid) ??
    // The driver types its parsers as `any`; all of them take text here.
    (pg.types.getTypeParser(oid, format ?? 'text') as (text: string) => unknown)
  );
}
