import { describe, expect, it } from 'vitest';
import { pageSourcesOf } from './page-sources.ts';

const none = { scripts: [], calls: [], pictures: [] };
const plain = { domains: [], imageCDNs: [], launchGameCDNs: [], analytics: { gtagId: '' } };
const counted = { ...plain, analytics: { gtagId: 'G-LAMP1' } };
const home = { path: '/', isMeasured: true } as const;

describe('pageSourcesOf', () => {
  it('brings no host where the configuration names none', () => {
    expect(pageSourcesOf(plain, home)).toEqual(none);
  });

  it('lets the tag through where it is set, on pages that may be counted and on no other', () => {
    expect(pageSourcesOf(counted, home)).toMatchObject({
      scripts: ['https://www.googletagmanager.com'],
      calls: ['https://www.google-analytics.com', 'https://region1.google-analytics.com'],
    });
    expect(pageSourcesOf(counted, { path: '/m/deposit' })).toEqual(none);
    expect(pageSourcesOf(counted, undefined)).toEqual(none);
  });

  it('lets the speed test call the other addresses, launches ask theirs, and pictures come from theirs', () => {
    const domains = ['one.lamp.example', 'two.lamp.example'];
    const imageCDNs = ['https://cdn.lamp.example/a', 'https://cdn.lamp.example/b', '/own'];
    const launchGameCDNs = ['https://games.lamp.example/g'];
    const site = { ...plain, domains, imageCDNs, launchGameCDNs };
    expect(pageSourcesOf(site, { path: '/m/deposit' })).toEqual({
      scripts: [],
      calls: ['https://one.lamp.example', 'https://two.lamp.example', 'https://games.lamp.example'],
      pictures: ['https://cdn.lamp.example'],
    });
  });
});
