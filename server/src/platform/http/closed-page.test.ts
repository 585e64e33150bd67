import { describe, expect, it } from 'vitest';
import type { ClosedContent } from './closed-page.ts';
import { fillClosed } from './closed-page.ts';

const template = `<!doctype html>
<html lang="en" dir="ltr" data-theme="dark" data-closed="maintenance">
<head><title>x</title><style>a{}</style><script>1</script></head>
<body><header><!--name--></header>
<main data-ux="SYS-03"><!--content--></main><!--languages--></body></html>`;

const content: ClosedContent = {
  reason: 'region',
  language: 'ar',
  direction: 'rtl',
  theme: 'system',
  siteName: 'A & B',
  title: '<b>Closed</b>',
  text: '"quoted" & $& $1',
  contact: { label: 'Ask', url: 'https://chat.example/?a="1"&b' },
  languages: {
    label: 'Languages',
    links: [
      { code: 'EN', locale: 'en', direction: 'ltr', name: 'English', isCurrent: false },
      { code: 'AR', locale: 'ar', direction: 'rtl', name: 'العربية', isCurrent: true },
    ],
  },
};

describe('fillClosed', () => {
  const html = fillClosed(template, content, 'n0nce');

  it('sets language, direction, theme and why the site is closed', () => {
    expect(html).toContain('<html lang="ar" dir="rtl" data-theme="system" data-closed="region">');
    expect(html).toContain('<main data-ux="SYS-04">');
  });

  it('writes every word as text', () => {
    expect(html).toContain('<title>&lt;b&gt;Closed&lt;/b&gt; – A &amp; B</title>');
    expect(html).toContain('<header>A &amp; B</header>');
    expect(html).toContain('<h1>&lt;b&gt;Closed&lt;/b&gt;</h1>');
    expect(html).toContain('<p class="text">&quot;quoted&quot; &amp; $&amp; $1</p>');
    expect(html).toContain('href="https://chat.example/?a=&quot;1&quot;&amp;b"');
  });

  it('lets its own blocks through the policy and brings no others', () => {
    expect(html.match(/<(?:script|style)\b[^>]*>/gu)).toEqual([
      '<style nonce="n0nce">',
      '<script nonce="n0nce">',
    ]);
  });

  it('links the other languages of the site, the current one marked', () => {
    expect(html).toContain(
      '<a href="?language=EN" data-language="EN" lang="en" dir="ltr">English</a>' +
        '<a href="?language=AR" data-language="AR" lang="ar" dir="rtl" aria-current="true">',
    );
  });

  it('leaves out what the site does not have', () => {
    const languages = { label: 'Languages', links: content.languages.links.slice(0, 1) };
    const bare = fillClosed(template, { ...content, contact: undefined, languages }, 'n0nce');
    expect(bare).not.toMatch(/<a |<nav/u);
  });
});
