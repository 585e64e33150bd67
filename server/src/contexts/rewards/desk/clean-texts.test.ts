import { describe, expect, it } from 'vitest';
import { cleanTexts } from './clean-texts.ts';

const hosts = new Set(['listed.example']);

describe('cleanTexts', () => {
  it('leaves nothing in the rules that could run, and the other words as they are', () => {
    const words = { title: 'Spring', lead: 'A <b> gift', rules: '<p onclick="x">a</p>' };
    expect(cleanTexts({ en: words }, hosts)).toEqual({ en: { ...words, rules: '<p>a</p>' } });
  });

  it('refuses rules that the form would not take back', () => {
    const rules = `<p>${'<blockquote>'.repeat(332)}x`;
    expect(rules.length).toBeLessThan(4000);
    expect(() => cleanTexts({ en: { title: 'Spring', lead: 'A gift', rules } }, hosts)).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        data: { fields: [{ path: 'texts.en.rules', rule: 'too_big' }] },
      }),
    );
  });

  it('refuses a link to a host that the site does not name (R78)', () => {
    const texts = (href: string) => ({
      en: { title: 'Spring', lead: 'A gift', rules: `<p><a href="${href}">a</a></p>` },
    });
    const listed = texts('https://listed.example/terms');
    expect(cleanTexts(listed, hosts)).toEqual(listed);
    expect(() => cleanTexts(texts('https://evil.example/x'), hosts)).toThrow(
      expect.objectContaining({ code: 'link_host_refused', data: { host: 'evil.example' } }),
    );
  });
});
