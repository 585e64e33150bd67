import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '@portal/protocol/endpoints';
import { compiledSerializer, isCompilable } from './compiled-serializer.ts';

const write = (schema: z.ZodType) =>
  compiledSerializer({ schema, method: 'POST', url: '/', httpStatus: '200' });

describe('compiledSerializer', () => {
  const schema = z.object({
    name: z.string(),
    note: z.string().optional(),
    state: z.enum(['open', 'closed']),
    points: z.array(z.object({ at: z.tuple([z.int(), z.int()]), isHit: z.boolean() })),
  });
  const value = {
    name: 'a "quoted" \u2028 name',
    state: 'open',
    points: [{ at: [1, 2], isHit: true }],
  };

  it('writes what the schema library would', () => {
    for (const data of [value, { ...value, note: '' }, { ...value, points: [] }]) {
      expect(JSON.parse(write(schema)(data))).toEqual(schema.parse(data));
    }
  });

  it('R83 lets no field out that is not listed, at any depth', () => {
    const leaky = { ...value, password: 'x', points: [{ ...value.points[0], secret: 1 }] };
    expect(write(schema)(leaky)).toBe(JSON.stringify(value));
  });

  it.each([
    ['alternatives', z.object({ a: z.union([z.string(), z.int()]) })],
    ['an open record', z.object({ a: z.record(z.string(), z.string()) })],
    ['anything', z.object({ a: z.unknown() })],
  ])('refuses %s, where it might differ', (_, openSchema) => {
    expect(() => write(openSchema)).toThrow('plain values');
  });

  it('stays possible for the hottest answer', () => {
    expect(isCompilable(endpoints.spinSlot.reply)).toBe(true);
    expect(isCompilable(endpoints.openRound.reply)).toBe(false);
  });
});
