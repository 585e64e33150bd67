const position = /^\d{1,18}$/u;

/**
 * The position that a cursor of counted rows stands for. Any other text is no position: the list
 * then begins with its newest row.
 */
export function positionOf(cursor: string | undefined): bigint | undefined {
  return cursor !== undefined && position.test(cursor) ? BigInt(cursor) : undefined;
}
