import { describe, expect, it } from 'vitest';
import { lineOrigin } from './line-origin.ts';

describe('lineOrigin', () => {
  it.each([
    ['one.lamp.example', 'https://one.lamp.example'],
    ['one.lamp.example:8443', 'https://one.lamp.example:8443'],
    ['localhost.lamp.example', 'https://localhost.lamp.example'],
    ['127.0.0.1.lamp.example:80', 'https://127.0.0.1.lamp.example:80'],
    ['localhost:8080', 'http://localhost:8080'],
    ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ])('of %s is %s', (domain, origin) => {
    expect(lineOrigin(domain)).toBe(origin);
  });
});
