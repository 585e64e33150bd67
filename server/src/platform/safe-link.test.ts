import { describe, expect, it } from 'vitest';
import { isSafeLink } from './safe-link.ts';

describe('isSafeLink', () => {
  it.each([
    '/',
    '/promotions',
    '/help?topic=a//b#c',
    'https://example.com',
    'https://Example.com:8443/a?b=c#d',
    'https://t.me/service',
  ])('%s is one', (link) => {
    expect(isSafeLink(link)).toBe(true);
  });

  it.each([
    '',
    'promotions',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a//b',
    '/../x',
    '/a/..',
    'http://example.com',
    'https:///evil',
    'https://good@evil.example',
    'https://a:b@evil.example',
    'https://evil。example',
    'https://gооd.example',
    'https://[::1',
    'https://a b',
    'https://example.com:99999',
    'https://example.com\\@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('%j is none', (link) => {
    expect(isSafeLink(link)).toBe(false);
  });
});
