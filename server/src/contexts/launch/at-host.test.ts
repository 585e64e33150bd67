import { describe, expect, it } from 'vitest';
import { atHost } from './at-host.ts';

describe('atHost', () => {
  it('keeps path and query', () => {
    expect(atHost('https://vendor.example/play?g=1', 'https://a.example')).toBe(
      'https://a.example/play?g=1',
    );
  });
});
