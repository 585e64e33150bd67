import { describe, expect, it } from 'vitest';
import type { PageContent } from './page.ts';
import { escapeJson, fill } from './page.ts';

const template = `<!doctype html><html lang="en" dir="ltr" data-theme="dark">
<head><title>Old</title>
<style>a{}</style></head><body>
<div><!--first-paint--></div><p><!--first-paint-lead--></p><ul><!--first-paint-tiles--></ul>
<!--boot-->
<script type="module" src="/assets/a.js"></script><script>1</script></body></html>`;

const content: PageContent = {
  nonce: 'n0nce',
  language: 'ar',
  direction: 'rtl',
  title: 'A & B',
  boot: { title: '</script><script>alert(1)</script>', separator: '\u2028' },
  firstPaint: {
    banner: { title: '<b>Moon</b>', text: '"quoted" & $& $1', url: '/art/banner.svg?a="1"' },
    leadUrl: '/art/lead.svg',
    tileUrls: ['/art/1.svg', '/art/2.svg'],
  },
};

describe('fill', () => {
  const html = fill(template, content);

  it('sets language and direction and keeps the other attributes', () => {
    expect(html).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
    expect(html).toContain('<title>A &amp; B</title>');
  });

  it('writes the words of the first banner as text', () => {
    expect(html).toContain('&lt;b&gt;Moon&lt;/b&gt;');
    expect(html).toContain('&quot;quoted&quot; &amp; $&amp; $1');
  });

  it('asks for the first pictures with the document', () => {
    expect(html).toContain(
      '<div><img alt="" fetchpriority="high" src="/art/banner.svg?a=&quot;1&quot;"><p ',
    );
    expect(html).toContain('<p><img alt="" fetchpriority="high" src="/art/lead.svg"></p>');
    expect(html).toMatch(/<ul><img [^>]*src="\/art\/1.svg"><img [^>]*src="\/art\/2.svg"><\/ul>/u);
  });

  it('asks for no picture of somebody else and for none without a first paint', () => {
    const url = 'https://else.where/a';
    const foreign = { banner: { title: '', text: '', url }, leadUrl: undefined, tileUrls: [url] };
    expect(fill(template, { ...content, firstPaint: foreign })).not.toContain('<img');
    const bare = fill(template, { ...content, firstPaint: undefined });
    expect(bare).toContain('<div></div><p></p>');
  });

  it('gives every script and style the nonce', () => {
    const tags = html.match(/<(?:script|style)\b[^>]*>/gu) ?? [];
    expect(tags).toHaveLength(4);
    expect(tags.every((tag) => tag.includes('nonce="n0nce"'))).toBe(true);
  });

  it('inlines data that cannot leave its element', () => {
    const [, inlined = ''] = /id="boot" nonce="n0nce">(.*?)<\/script>/su.exec(html) ?? [];
    expect(inlined).not.toContain('<');
    expect(JSON.parse(inlined)).toEqual(content.boot);
    expect(escapeJson({ a: '<!--' })).toBe('{"a":"\\u003c!--"}');
  });
});
