import { describe, expect, it } from 'vitest';
import { pageSourcesOf } from './page-sources.ts';

const none = { scripts: [], calls: [], pictures: [], styles: [], frames: [] };
const plain = {
  domains: [],
  imageCDNs: [],
  launchGameCDNs: [],
  analytics: { gtagId: '' },
  captcha: { kinds: ['picture' as const] },
  firebase: undefined,
};
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

  it('lets the check through where the site offers it, and where it is only described not', () => {
    const geetest = {
      captchaId: 'lamp',
      scriptUrl: 'https://check.example/v4/gt4.js',
      hosts: ['https://pictures.example'],
    };
    const hosts = ['https://check.example', 'https://pictures.example'];
    const kinds = ['geetest', 'proof_of_work'] as const;
    const asked = { ...plain, captcha: { kinds: [...kinds], geetest } };
    expect(pageSourcesOf(asked, undefined)).toEqual({
      scripts: hosts,
      calls: hosts,
      pictures: hosts,
      styles: hosts,
      frames: [],
    });
    const described = { ...plain, captcha: { kinds: ['picture' as const], geetest } };
    expect(pageSourcesOf(described, home)).toEqual(none);
  });

  it('lets through who proves numbers, frames included', () => {
    const firebase = {
      projectId: 'lamp',
      apiKey: 'key',
      authDomain: 'lamp.example',
      sdkUrl: 'https://sdk.example/js',
      hosts: { scripts: ['https://frames.example'], calls: ['https://calls.example'] },
    };
    expect(pageSourcesOf({ ...plain, firebase }, home)).toEqual({
      ...none,
      scripts: ['https://sdk.example', 'https://frames.example'],
      calls: ['https://calls.example'],
      frames: ['https://frames.example', 'https://lamp.example'],
    });
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
      styles: [],
      frames: [],
    });
  });
});
