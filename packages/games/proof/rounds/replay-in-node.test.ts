import { describe, expect, test } from 'vitest';
import { proveReplays } from './prove-replays.ts';

describe('rounds recorded on another day, replayed in Node', () => {
  test('there is no page here', () => {
    expect('document' in globalThis).toBe(false);
  });

  proveReplays();
});
