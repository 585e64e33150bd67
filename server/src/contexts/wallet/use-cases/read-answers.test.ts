import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { readAnswers } from './read-answers.ts';

const test = testDatabase();

describe('readAnswers', () => {
  it('finds what was answered to a key in the scopes that are asked for', async () => {
    await test.database().pool.query(
      `insert into idempotency_keys (scope, key, fingerprint, answer, created_at) values
        ('a', 'one', 'f', '{"ok":true,"value":1}', now()),
        ('b', 'one', 'f', '{"ok":false,"code":"not_found","data":{}}', now()),
        ('c', 'one', 'f', '{"ok":true,"value":3}', now()),
        ('a', 'two', 'f', '{"ok":true,"value":4}', now())`,
    );
    const look = (scopes: readonly string[], key: string) =>
      test.inUnit((ctx) => readAnswers(ctx, { scopes, key }));
    expect(new Set(await look(['a', 'b'], 'one'))).toEqual(
      new Set([
        { ok: true, value: 1 },
        { ok: false, code: 'not_found', data: {} },
      ]),
    );
    expect(await look(['b', 'c'], 'two')).toEqual([]);
  });
});
