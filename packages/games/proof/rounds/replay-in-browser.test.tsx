import { describe, expect, test } from 'vitest';
import { proveReplays } from './prove-replays.ts';

// The ending tells vitest.config.ts to run it in Chromium.
describe('rounds recorded on another day, replayed in a browser', () => {
  test('there is a page here', () => {
    expect('document' in globalThis).toBe(true);
  });

  proveReplays();
});
