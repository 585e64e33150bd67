import { describe, expect, it } from 'vitest';
import { avatarSvg, bannerHeroes, bannerSvg, brandLogoSvg, vendorLogoSvg } from './index.ts';

const vendors = ['AG', 'BBIN', 'CQ9', 'PT', 'RTG', 'IBC', 'SBT', 'UG', 'AV', 'IMES', 'IA', 'AI'];

describe('vendorLogoSvg', () => {
  it('gives every vendor its own mark, always the same', () => {
    const marks = vendors.map((code) => vendorLogoSvg(code));
    expect(new Set(marks).size).toBe(vendors.length);
    expect(marks).toEqual(vendors.map((code) => vendorLogoSvg(code)));
  });
});

describe('bannerSvg', () => {
  it.each(bannerHeroes)('draws a scene with %s and no text in it', (hero) => {
    const scene = bannerSvg('welcome', hero);
    expect(scene).not.toContain('<text');
    expect(scene).toContain('stop-opacity=".92"');
    expect(scene).not.toMatch(/NaN|undefined/);
  });
});

describe('avatarSvg', () => {
  it('is fixed by the account and needs no outline of the account in it', () => {
    expect(avatarSvg('mbr_1')).toBe(avatarSvg('mbr_1'));
    expect(avatarSvg('mbr_1')).not.toContain('mbr_1');
  });
});

describe('brandLogoSvg', () => {
  it('labels the mark with the name of the site, escaped', () => {
    const logo = brandLogoSvg({ name: 'Sea & "Moon" <b>', theme: 'light' });
    expect(logo).toContain('aria-label="Sea &amp; &quot;Moon&quot; &lt;b&gt;"');
    expect(logo).toContain('#4A4FD6');
  });
});
