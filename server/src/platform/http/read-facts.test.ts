import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

/** What a request with these headers says of itself. */
function read(headers: Readonly<Record<string, string | readonly string[]>>, url = '/wps/a?b=c') {
  const client = { ip: '203.0.113.9', isSecure: true, isLocal: false };
  return readFacts({ id: 'req-1', method: 'GET', url, headers, client } as FastifyRequest);
}

const token = 'Abc_def-0123456789xy';

describe('the bearer of a request', () => {
  it.each([
    [`Bearer ${token}`, token],
    [`bearer ${token}`, token],
    [`BEARER ${token}`, token],
    [`Bearer ${'a'.repeat(200)}`, 'a'.repeat(200)],
    // As short or as long as no token of ours.
    [`Bearer ${'a'.repeat(19)}`, undefined],
    [`Bearer ${'a'.repeat(201)}`, undefined],
    ['', undefined],
    ['Bearer', undefined],
    ['Bearer ', undefined],
    [token, undefined],
    [`Basic ${token}`, undefined],
    [`Bearer  ${token}`, undefined],
    [` Bearer ${token}`, undefined],
    [`Bearer ${token} `, undefined],
    [`Bearer ${token}, Bearer ${token}`, undefined],
    [`Bearer ${token}\n`, undefined],
    ['Bearer token with blanks in it', undefined],
    ['Bearer ключ0123456789abcdefgh', undefined],
  ])('of authorization "%s" is %s', (authorization, bearer) => {
    expect(read({ authorization }).bearer).toBe(bearer);
  });

  it('is none without the header, and none of several', () => {
    expect(read({}).bearer).toBeUndefined();
    expect(read({ authorization: [`Bearer ${token}`] }).bearer).toBeUndefined();
  });
});

describe('the other facts of a request', () => {
  it.each([
    ['abcdefgh', 'abcdefgh'],
    ['abcdefg', undefined],
    ['k'.repeat(64), 'k'.repeat(64)],
    ['k'.repeat(65), undefined],
    ['key with space', undefined],
  ])('take the idempotency key "%s" as %s', (key, idempotencyKey) => {
    expect(read({ 'idempotency-key': key }).idempotencyKey).toBe(idempotencyKey);
  });

  it.each([
    ['1', true],
    ['true', false],
    ['', false],
  ])('take a background mark of "%s" as %s', (mark, isBackground) => {
    expect(read({ 'x-background': mark }).isBackground).toBe(isBackground);
  });

  it.each([
    ['/wps/a?b=c', '/wps/a'],
    ['/wps/a', '/wps/a'],
    ['/?', '/'],
  ])('take %s as the path %s', (url, path) => {
    expect(read({}, url).path).toBe(path);
  });

  it('cut what a browser says of itself', () => {
    expect(read({ 'user-agent': 'x'.repeat(500) }).userAgent).toHaveLength(300);
  });
});
