import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkedSerializer } from './checked-serializer.ts';

const round = z.strictObject({ kind: z.literal('round'), id: z.string() });
const page = z.strictObject({ kind: z.literal('page'), url: z.string() });
const schema = z.strictObject({
  content: z.array(z.strictObject({ id: z.string() })),
  one: z.union([round, page]),
});
const whole = { content: [{ id: 'a' }], one: { kind: 'page', url: '/b' } };

function write(answer: unknown) {
  const told: string[] = [];
  const compiled = checkedSerializer((fields) => told.push(...fields))({
    schema,
    method: 'GET',
    url: '/',
    httpStatus: '200',
  });
  return { written: JSON.parse(compiled(answer)) as unknown, told };
}

describe('checkedSerializer', () => {
  it('writes what the schema lists and tells nothing', () => {
    expect(write(whole)).toEqual({ written: whole, told: [] });
  });

  it.each([
    ['at the top', { ...whole, secret: 1 }, 'secret'],
    ['in a list', { ...whole, content: [{ id: 'a', secret: 1 }] }, 'content.0.secret'],
    ['in an alternative', { ...whole, one: { ...whole.one, secret: 1 } }, 'one.secret'],
  ])('R83 cuts off an unlisted field %s and tells its name', (_, leaky, field) => {
    expect(write(leaky)).toEqual({ written: whole, told: [field] });
  });

  it.each([
    ['a value of another type', { ...whole, content: [{ id: 1, secret: 1 }] }],
    ['no alternative', { ...whole, one: { kind: 'list', secret: 1 } }],
    ['a missing field', { content: [] }],
  ])('refuses an answer with %s', (_, wrong) => {
    expect(() => write(wrong)).toThrow(/response/iu);
  });
});
