import { describe, expect, it } from 'vitest';
import { listedBody, strayHostOf, strayHostsOf } from './link-hosts.ts';
import { isListedLink } from './safe-link.ts';

const hosts = new Set(['own.example', 'listed.example', 'port.example:8443']);

// Ways to write a link that a reader, or a program, takes for one to a listed host (R78). `@`
// stands for the listed host, `!` for the other one; 30 shapes by ten pairs of hosts.
const shapes = [
  'https://!',
  'https://!/@',
  '//!',
  '///!',
  '/\\!',
  '\\\\!',
  '/.//!',
  '/..//!',
  '/x/..//!',
  '/%2e//!',
  'https:///!',
  'https:!',
  'https:/!',
  'https:\\\\!',
  'https://@@!',
  'https://@:x@!',
  'https://@%40!',
  'https://@\\@!',
  'https://@\t.!',
  'https://@.!',
  'https://!#@',
  'https://!?@',
  'https://!/\\@',
  'http://@',
  'https://@。!',
  'https://@\u200B.!',
  'https://[::1',
  'javascript:location="https://!"',
  'data:text/html,<a href="https://@">',
  '\u0001https://!',
];
const others = [
  'evil.example',
  'evil-own.example',
  'own.example.evil',
  'ownexample',
  'xn--wn-fka.example',
  'sub.listed.example',
  'listed.example:8443',
  'port.example',
  '203.0.113.7',
  'localhost',
];
const tricks = shapes.flatMap((shape) =>
  others.map((host) => shape.replaceAll('!', host).replaceAll('@', 'listed.example')),
);

/** Where a browser goes that follows it from a page of the site; undefined for nowhere. */
function destinationOf(link: string): string | undefined {
  const base = 'https://own.example/promotions';
  return URL.canParse(link, base) ? new URL(link, base).host : undefined;
}

describe('isListedLink', () => {
  it('lets none of 300 tricks leave the list', () => {
    expect(tricks).toHaveLength(300);
    const gone = tricks.filter(
      (link) => isListedLink(link, hosts) && !hosts.has(destinationOf(link) ?? ''),
    );
    expect(gone).toEqual([]);
  });

  it.each([
    ['/promotions', true],
    ['https://listed.example', true],
    ['https://LISTED.example/a?b#c', true],
    ['https://listed.example:443/a', true],
    ['https://port.example:8443', true],
    ['https://listed.example.', false],
    ['http://listed.example', false],
    ['https://good@listed.example', false],
  ])('%s: %s', (link, isListed) => {
    expect(isListedLink(link, hosts)).toBe(isListed);
  });
});

describe('listedBody', () => {
  it('keeps the words of a link that is not listed, and nothing of 300 tricks', () => {
    expect(listedBody('<p><a href="https://evil.example/x">a</a> b</p>', hosts)).toBe(
      '<p><a>a</a> b</p>',
    );
    const listed = '<p><a href="https://listed.example/x">a</a></p>';
    expect(listedBody(listed, hosts)).toBe(listed);
    const body = `<p>${tricks.map((link) => `<a href='${link}'>a</a>`).join('')}</p>`;
    const left = [...listedBody(body, hosts).matchAll(/href="([^"]*)"/gu)].map(([, href]) => href);
    expect(left.filter((href) => !hosts.has(destinationOf(href ?? '') ?? ''))).toEqual([]);
  });

  it('leaves plain text as it is', () => {
    expect(listedBody('a href=https://evil.example', hosts)).toBe('a href=https://evil.example');
  });
});

describe('strayHostsOf', () => {
  it('names the hosts that are not listed; what leads nowhere is no link', () => {
    const link = (href: string) => `<a href="${href}">a</a>`;
    const body = `<p>${link('https://listed.example')}${link('https://evil.example/x')}${link('//c')}</p>`;
    expect(strayHostsOf(body, hosts)).toEqual(['evil.example']);
    expect(strayHostOf('https://listed.example', hosts)).toBeUndefined();
    expect(strayHostOf('/down', hosts)).toBeUndefined();
    expect(strayHostOf('', hosts)).toBeUndefined();
  });
});
