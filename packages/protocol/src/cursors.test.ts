import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './generated/endpoints.ts';

interface Schema {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Readonly<Record<string, z.ZodType>>;
      readonly in?: Schema;
      readonly innerType?: Schema;
    };
  };
}

/** The cursor of a query, through whatever refines it. */
function cursorOf(query: unknown): z.ZodType | undefined {
  let schema = query as Schema | undefined;
  while (schema !== undefined && schema._zod.def.type !== 'object') {
    schema = schema._zod.def.in ?? schema._zod.def.innerType;
  }
  return schema?._zod.def.shape?.['cursor'];
}

const all: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);
const lists = all.flatMap(([name, { query }]) => {
  const cursor = cursorOf(query);
  return cursor === undefined ? [] : [[name, cursor] as const];
});

/** What no list gave: bytes that are no text, another kind of row, no row at all. */
const unreadable = ['AAAAAAAA', '____', 'zzz_0198f0aa6000', 'a-b', '-1', '1-', '', 'bet_', '\0'];

describe('the cursor of a list', () => {
  it('is asked for by every list that goes on', () => {
    expect(lists.length).toBeGreaterThan(50);
  });

  it.each(lists)('of %s that it never gave is a bad request', (name, cursor) => {
    const taken = unreadable.filter((text) => cursor.safeParse(text).success);
    expect({ name, taken }).toEqual({ name, taken: [] });
    expect(cursor.safeParse(undefined).success).toBe(true);
  });
});
