import { describe, expect, it } from 'vitest';
import { browserName } from './browser-name.ts';

const mozilla = 'Mozilla/5.0';

describe('browserName', () => {
  it.each([
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0`,
      'Edge, Windows',
    ],
    [`${mozilla} (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0`, 'Firefox, Linux'],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML) CriOS/139.0 Mobile/15E148 Safari/604.1`,
      'Chrome, iPhone',
    ],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
      'Safari, macOS',
    ],
    ['curl/8.14.1', ''],
    ['', ''],
  ])('of %s is %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
